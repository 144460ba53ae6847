import { expect, it, onTestFinished, vi } from 'vitest'

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

/** Lets the canvas make files of these sizes by quality; returns the qualities that were asked for. */
function pretendSizes(sizes: Readonly<Record<number, number>>): number[] {
  const asked: number[] = []
  const spy = vi
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((take, type = '', quality = 1) => {
      asked.push(quality)
      const size = sizes[quality]
      take(size === undefined ? null : new Blob([new Uint8Array(size)], { type }))
    })
  onTestFinished(() => spy.mockRestore())
  return asked
}

it('[core-42] a picture of too many details gets the best quality that may be sent', async () => {
  const large = await noisy(1500, 1500)
  expect(large.size).toBeGreaterThan(imageLimit.bytes)
  const asked = pretendSizes({ 0.88: imageLimit.bytes + 1, 0.7: imageLimit.bytes, 0.5: 1 })
  expect(await fitPhoto(large)).toMatchObject({ size: imageLimit.bytes, type: 'image/jpeg' })
  expect(asked).toEqual([0.88, 0.7])
})

it('[core-42] the lowest quality is tried too; where no quality may be sent, a picture stays as it is', async () => {
  const large = await noisy(1500, 1500)
  const tooLarge = imageLimit.bytes + 1
  pretendSizes({ 0.7: tooLarge, 0.5: 7 })
  expect((await fitPhoto(large)).size).toBe(7)
  const asked = pretendSizes({ 0.88: tooLarge, 0.7: tooLarge, 0.5: tooLarge })
  expect(await fitPhoto(large)).toBe(large)
  expect(asked).toEqual([0.88, 0.7, 0.5])
})
