import { describe, expect, it } from 'vitest'

import { largestScale, moved, wholeView, zoomed } from '#lib/product/zoom.ts'

const size = { width: 300, height: 300 }

describe('[product-21] an enlarged picture', () => {
  it('keeps the same point under the fingers', () => {
    const view = zoomed(wholeView, 2, { x: 50, y: -20 }, size)
    // 50 px right of the middle before: twice as far from the picture's middle, which moved by 50 to the left.
    expect(view).toEqual({ scale: 2, x: -50, y: 20 })
    expect(view.x + 50 * view.scale).toBe(50)
  })

  it('is never smaller than the whole, never larger than four times', () => {
    expect(zoomed(wholeView, 0.3, { x: 90, y: 90 }, size)).toEqual(wholeView)
    expect(zoomed(wholeView, 99, { x: 0, y: 0 }, size).scale).toBe(largestScale)
    expect(largestScale).toBe(4)
  })

  it('can be moved to its edge, and no further', () => {
    const twice = zoomed(wholeView, 2, { x: 0, y: 0 }, size)
    expect(moved(twice, { x: 70, y: 900 }, size)).toEqual({ scale: 2, x: 70, y: 150 })
    expect(moved(wholeView, { x: 70, y: 9 }, size)).toEqual(wholeView)
  })

  it('is whole and centred again after zooming out', () => {
    const corner = zoomed(wholeView, 4, { x: 140, y: 140 }, size)
    expect(zoomed(corner, 0.25, { x: -140, y: -140 }, size)).toEqual(wholeView)
  })
})
