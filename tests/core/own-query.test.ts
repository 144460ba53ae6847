import { readdirSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { ownQuery } from '#lib/core/browser/own-query.ts'

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.(?:astro|ts|tsx)$/.test(name))
    .map(name => `${folder}/${name}`)

/** What reads the whole query: pages of a person's own, what leads on, and a picture whose version it is. */
const others = new Set([
  'src/pages/login.astro',
  'src/pages/register.astro',
  'src/components/identity/ResetCard.astro',
  'src/pages/og/[kind]/[name].jpg.ts',
  'src/server/page/clean-address.ts',
  // A query that is made for a link, and none of a request.
  'src/components/catalogue/FilterForm.astro',
  'src/components/content/FeeSimulator.astro',
  'src/server/page/example-request.ts',
  'src/server/page/filter-options.ts'
])

describe("[core-173] an address's own query", () => {
  it('is all that a page reads that others are shown, so that what is not in its key changes nothing', () => {
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
  ])('of %s is %s', (path, query) => {
    expect(String(ownQuery(new URL(path, 'https://baba.example')))).toBe(query)
  })
})
