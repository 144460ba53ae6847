import { imageLimit } from '#lib/core/limits.ts'

/** Longest side in px of a picture that was made smaller; the server stores no larger one. */
const maxSide = 2560
/** Bytes of a file that is tried at all: a phone decodes it in memory. */
const maxTried = 60_000_000

/**
 * A chosen picture, made smaller here if it is larger than may be sent: phones take pictures of 8 MB and more. What this
 * browser cannot read is answered as it is, and refused for its size by who sends it.
 */
export async function fitPhoto(file: File): Promise<File> {
  if (file.size <= imageLimit.bytes || file.size > maxTried) return file
  try {
    const image = await createImageBitmap(file)
    const scale = Math.min(1, maxSide / Math.max(image.width, image.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(image.width * scale)
    canvas.height = Math.round(image.height * scale)
    const context = canvas.getContext('2d')!
    // JPEG has no transparency: it would become black.
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    image.close()
    const smaller = await jpegOf(canvas)
    if (!smaller) return file
    const name = `${file.name.replace(/\.[^.]+$/, '')}.jpg`
    return new File([smaller], name, { type: 'image/jpeg', lastModified: file.lastModified })
  } catch {
    return file
  }
}

/** The best quality that may be sent; undefined if none may. */
async function jpegOf(canvas: HTMLCanvasElement): Promise<Blob | undefined> {
  for (const quality of [0.88, 0.7, 0.5]) {
    const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', quality))
    if (blob && blob.size <= imageLimit.bytes) return blob
  }
  return undefined
}

/** The same for several, in their order, one after another: each is decoded in memory. */
export async function fitPhotos(files: readonly File[]): Promise<File[]> {
  const fitted: File[] = []
  for (const file of files) fitted.push(await fitPhoto(file))
  return fitted
}
