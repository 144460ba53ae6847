import { afterEach, expect, test, vi } from 'vitest'

import type { ProductFacts } from '#server/search/index/product-entry.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.resetModules()
})

test('[search-28] of many values the most frequent are selected before they are put into display order', async () => {
  const { Collator } = Intl
  let compared = 0
  vi.spyOn(Intl, 'Collator').mockImplementation(function (...given) {
    const { compare } = new Collator(...given)
    return { compare: (a: string, b: string) => ((compared += 1), compare(a, b)) } as Intl.Collator
  })
  vi.resetModules()
  const { countFacets } = await import('#server/search/index/facets.ts')
  const all = Array.from(
    { length: 20_000 },
    (_, i) =>
      ({
        brand: `Merek ${i}`,
        sizes: [`${i} mm`],
        colors: [`Warna ${i}`],
        rating: 5
      }) as unknown as ProductFacts
  )
  const found = countFacets(all, {})
  expect([found.brand.length, found.size.length, found.color.length]).toEqual([50, 50, 50])
  expect(compared).toBeGreaterThan(0)
  expect(compared).toBeLessThan(5_000)
})

test('[catalogue-63] spellings that differ in case are one value, of which the capitalised one is shown, also a chosen one', async () => {
  const { countFacets } = await import('#server/search/index/facets.ts')
  const all = ['putih', 'Putih', 'putih', 'Hitam', ''].map(
    color => ({ brand: 'Dulux', sizes: [], colors: [color], rating: 0 }) as unknown as ProductFacts
  )
  expect(countFacets(all, { color: ['PUTIH', 'merah'] }).color).toEqual([
    { value: 'Putih', count: 3 },
    { value: 'Hitam', count: 1 },
    { value: 'merah', count: 0 }
  ])
})
