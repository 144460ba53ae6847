import sharp from 'sharp'

/** What a telephone's picture carries that nobody else may see. */
export const secretPlace = 'secret-place'

/** A JPEG with a place in its metadata. */
export async function takePhoto(): Promise<File> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c33' } })
    .withExif({ IFD0: { Copyright: secretPlace } })
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'foto.jpg', { type: 'image/jpeg' })
}
