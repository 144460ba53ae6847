import { describe, expect, it } from 'vitest'

import { pixelLimitOf, tooLargeText } from '#server/core/images/pixel-limit.ts'

const plain = { format: 'jpeg', depth: 'uchar', isProgressive: false } as const

describe('[core-98] a picture may have', () => {
  it.each([
    ['50 million points as a plain JPEG', plain, 50_000_000],
    ['half of them as AVIF', { ...plain, format: 'heif' as const }, 25_000_000],
    ['half of them where it is interlaced', { ...plain, isProgressive: true }, 25_000_000],
    ['half of them with more than eight bits', { ...plain, depth: 'ushort' as const }, 25_000_000],
    [
      'a quarter where two of that come together',
      { ...plain, format: 'heif' as const, depth: 'ushort' as const },
      12_500_000
    ]
  ])('%s', (_, header, limit) => {
    expect(pixelLimitOf(header)).toBe(limit)
  })

  it('the error names its size and the maximum', () => {
    expect(tooLargeText({ width: 10_000, height: 5_001 }, 50_000_000)).toBe(
      'Gambar terlalu besar: 10.000 × 5.001 piksel. Kecilkan hingga paling banyak 50 megapiksel, lalu unggah lagi.'
    )
    expect(tooLargeText({ width: 5_000, height: 5_000 }, 12_500_000)).toContain('12,5 megapiksel')
  })
})
