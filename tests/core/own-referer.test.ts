import { expect, test } from 'vitest'

import { ownReferer } from '#server/core/page/own-referer.ts'

const here = new URL('https://baba.example/search?keyword=')
const from = (referer?: string) =>
  ownReferer(new Request(here, referer ? { headers: { referer } } : {}), here)

test('[search-15] an empty search leads back to the page of this site that sent it', () => {
  expect(from('https://baba.example/category/cat?page=2#atas')).toBe('/category/cat?page=2')
  expect(from('https://baba.example/search?keyword=semen')).toBe('/search?keyword=semen')
})

test('[search-15] never leads to another site, nor back to itself', () => {
  for (const referer of [
    undefined,
    'nonsense',
    'https://evil.example/category',
    'https://baba.example:8443/category',
    'https://baba.example//evil.example',
    'https://baba.example/search',
    'https://baba.example/search?keyword=++'
  ]) {
    expect(from(referer)).toBeUndefined()
  }
})
