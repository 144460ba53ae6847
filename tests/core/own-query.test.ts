import { readdirSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { ownQuery } from '#lib/core/browser/own-query.ts'

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.(?:astro|ts|tsx)$/.test(name))
    .map(name => `${folder}/${name}`)

/** Readers of the whole query: personal pages, redirects, and a picture with its version. */
const others = new Set([
  'src/pages/login.astro',
  'src/pages/register.astro',
  'src/components/identity/ResetCard.astro',
  'src/pages/og/[kind]/[name].jpg.ts',
  'src/server/page/clean-address.ts',
  // A query that is built for a link, not read from a request.
  'src/components/catalogue/FilterForm.astro',
  'src/components/content/FeeSimulator.astro',
  'src/server/page/example-request.ts',
  'src/server/page/filter-options.ts'
])

describe('[core-173] the known query parameters of an address', () => {
  it('are all that a cached page reads, so that parameters outside its key change nothing', () => {
    const folders = ['src/pages', 'src/layouts', 'src/components', 'src/server/page']
    const readers = folders
      .flatMap(filesOf)
      .filter(file => /\bsearchParams\b|URLSearchParams/.test(readFileSync(file, 'utf8')))
    expect(readers.filter(file => !others.has(file))).toEqual([])
    expect([...others].filter(file => !readers.includes(file))).toEqual([])
  })

  it.each([
    ['/shop/x?page=2&keyword=a&page=3&x=1', 'keyword=a&page=2'],
    ['/category/x?type=&city_id=2&city_id=1&city_id[]=3', 'type=&city_id=2&city_id=1&city_id%5B%5D=3'],
    ['/product/x/review?q=Semen%20A&rating=0', 'q=1'],
    ['/product/x/review?q=', ''],
    ['/cart?x=1&utm_source=a', 'x=1']
  ])('of %s are %s', (path, query) => {
    expect(String(ownQuery(new URL(path, 'https://baba.example')))).toBe(query)
  })
})
