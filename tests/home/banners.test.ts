import { expect, test } from 'vitest'

import { bannerDrafts } from '#demo/banners.ts'
import { readCategories } from '#demo/catalogue/categories.ts'

test('[home-2] every banner leads to a category of the catalogue or to a list, each to a different one', () => {
  const categories = readCategories().flatMap(main => [
    `/category/${main.slug}`,
    ...main.subs.map(sub => `/category/${main.slug}/${sub.slug}`)
  ])
  const urls = bannerDrafts.map(draft => draft.url)
  const others = urls.filter(url => !categories.includes(url))
  expect(others).toEqual(['/products/bestselling?type=material', '/products/bestselling?type=non-material'])
  expect(new Set(urls).size).toBe(urls.length)
})
