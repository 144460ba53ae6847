import sharp from 'sharp'

/** Private metadata in a phone's picture. */
export const secretPlace = 'secret-place'

/** A JPEG with a location in its metadata. */
export async function takePhoto(): Promise<File> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c33' } })
    .withExif({ IFD0: { Copyright: secretPlace } })
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'foto.jpg', { type: 'image/jpeg' })
}

/** A picture of 64 by 48 in another format; its name says nothing true. */
export async function takePhotoAs(format: 'png' | 'webp' | 'avif' | 'gif' | 'tiff'): Promise<File> {
  const red = sharp({ create: { width: 64, height: 48, channels: 3, background: '#c33' } })
  return fileOf(
    await red
      .withExif({ IFD0: { Copyright: secretPlace } })
      .toFormat(format)
      .toBuffer()
  )
}

/** An iPhone's picture: 64 by 48, coded in HEVC. */
export const takeHeicPhoto = (): File => fileOf(Buffer.from(heic, 'base64'))

const fileOf = (bytes: Buffer) => new File([new Uint8Array(bytes)], 'foto.jpg', { type: 'image/jpeg' })

const heic =
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAMAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAAGgACAAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADYaXBycAAAALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAQAAAADAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGltZwACAAEAAQAAACJtZGF0AAAAFigBr1jm9Oq//9V1//oGch8NyHkanfA='

/** A JPEG with as much detail as a view has: 640 by 480. */
export async function takeView(): Promise<File> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const coarse = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer()
  return fileOf(await sharp(coarse).resize(640, 480).jpeg({ quality: 90 }).toBuffer())
}
