import { zipSync } from 'fflate'
import sharp from 'sharp'

/** A small picture that no other number has: its number is its colours. */
export async function paintedPicture(number: number, side = 24): Promise<Uint8Array<ArrayBuffer>> {
  const pixels = new Uint8Array(side * side * 3)
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = (number >> (at % 24)) & 1 ? 220 : 30
  const raw = { width: side, height: side, channels: 3 } as const
  return new Uint8Array(await sharp(pixels, { raw }).png().toBuffer())
}

/** A ZIP of so many different pictures: '0.png', '1.png' … */
export async function packedPictures(count: number): Promise<Uint8Array<ArrayBuffer>> {
  const files: Record<string, Uint8Array> = {}
  for (let at = 0; at < count; at += 1) files[`${at}.png`] = await paintedPicture(at)
  return zipSync(files, { level: 0 })
}
