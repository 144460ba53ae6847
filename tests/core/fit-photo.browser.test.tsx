import { expect, it } from 'vitest'

import { fitPhoto, fitPhotos } from '#lib/core/browser/fit-photo.ts'
import { imageLimit } from '#lib/core/limits.ts'

/** A picture of noise, which no format makes small. */
async function noisy(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')!
  const pixels = context.createImageData(width, height)
  for (let at = 0; at < pixels.data.length; at += 65_536) {
    crypto.getRandomValues(pixels.data.subarray(at, at + 65_536))
  }
  context.putImageData(pixels, 0, 0)
  const blob = await canvas.convertToBlob({ type: 'image/png' })
  return new File([blob], 'IMG_0001.png', { type: 'image/png', lastModified: 7 })
}

it('[core-42] a picture above 5 MB is made smaller in the browser, and keeps its shape', async () => {
  const large = await noisy(3000, 1500)
  expect(large.size).toBeGreaterThan(imageLimit.bytes)
  const fitted = await fitPhoto(large)
  expect(fitted.size).toBeLessThanOrEqual(imageLimit.bytes)
  expect(fitted).toMatchObject({ name: 'IMG_0001.jpg', type: 'image/jpeg', lastModified: 7 })
  const { width, height } = await createImageBitmap(fitted)
  expect([width, height]).toEqual([2560, 1280])
})

it('[core-42] what is small enough, no picture, or beyond all measure, stays as it is, in its order', async () => {
  const small = new File(['x'], 'kecil.jpg', { type: 'image/jpeg' })
  const broken = new File([new Uint8Array(5_000_001)], 'rusak.jpg', { type: 'image/jpeg' })
  const huge = { size: 60_000_001 } as File
  expect(await fitPhotos([small, broken, huge])).toEqual([small, broken, huge])
  expect(await fitPhoto(broken)).toBe(broken)
})
