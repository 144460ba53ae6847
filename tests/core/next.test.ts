import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { nextFrom } from '#lib/core/browser/next-from.ts'
import { safeNext } from '#lib/core/paths.ts'

const site = 'https://baba.example'

/** Parts of known open-redirect attacks. */
const pieces = [
  '/',
  '//',
  '.',
  '..',
  '\\',
  '\t',
  '\n',
  '\r',
  '\0',
  ' ',
  '@',
  ':',
  '[::1',
  '?',
  '#',
  '%',
  '%2e',
  '%2F',
  '%5c',
  '%09',
  'evil.example',
  'https:',
  'javascript:alert(1)',
  'x',
  'a:99999',
  '\u2025',
  '\uff0f',
  '\ud800'
]

describe('the destination after signing in', () => {
  it.each([
    ['/cart', '/cart'],
    ['/search?keyword=cat#isi', '/search?keyword=cat#isi'],
    ['/category/../cart', '/cart'],
    ['//evil.example', '/'],
    ['//evil.example/akun', '/'],
    ['/\\evil.example', '/'],
    ['https://evil.example/', '/'],
    ['javascript:alert(1)', '/'],
    ['/.//evil.example', '/'],
    ['/..//evil.example', '/'],
    ['/x/..//evil.example', '/'],
    ['/%2e//evil.example', '/'],
    ['/x/.%2e//evil.example', '/'],
    ['/.\t.//evil.example', '/'],
    ['/.\n//evil.example', '/'],
    ['/\t/[::1', '/'],
    ['/\t/a:99999', '/'],
    [`/${'a'.repeat(2_000)}`, '/'],
    [null, '/']
  ])('[core-16] takes %j as %s', (next, path) => {
    expect(safeNext(next)).toBe(path)
  })

  it('[core-16] stays on this site for 10,000 generated addresses', () => {
    const next = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 6 })), { maxLength: 9 })
    const check = (parts: string[]) => {
      const path = safeNext(parts.join(''))
      expect(path).toMatch(/^\/(?!\/)/)
      expect(new URL(path, site).origin).toBe(site)
      // Applied a second time, as a page does: nothing changes.
      expect(safeNext(path)).toBe(path)
    }
    fc.assert(fc.property(next, check), { numRuns: 5_000 })
    fc.assert(
      fc.property(next, parts => check(['/', ...parts])),
      { numRuns: 5_000 }
    )
  })
})

describe("the header's link back", () => {
  it.each([
    ['/product/semen?x=1', '/product/semen'],
    ['/chat?shop_id=5', '/chat?shop_id=5'],
    ['/login?next=%2Fcart', '/cart'],
    ['/register?next=%2F%2Fevil.example', undefined],
    ['/search?keyword=cat+air&utm_source=x&ref=y&page=2&fbclid=z', '/search?keyword=cat+air&page=2'],
    ['/?gclid=x', undefined],
    ['/terms?q=1', '/terms'],
    ['/terms?focus=search&frame=2&frame=1', '/terms?focus=search'],
    ['/fees?price=5&type=non-material&x=1&group=Z', '/fees?type=non-material&price=5'],
    ['/blog/memilih-semen?page=2', '/blog/memilih-semen'],
    ['/blog?page=2&keyword=cat', '/blog?keyword=cat&page=2'],
    ['/blog/filter?page=2', '/blog/filter?page=2'],
    ['/', undefined]
  ])('is from %s %j', (path, next) => {
    expect(nextFrom(new URL(path, site))).toBe(next)
  })

  it.each([
    [`/blog?${'&'.repeat(9_000)}`, '/blog'],
    [`/search?keyword=cat${'&'.repeat(9_000)}`, '/search?keyword=cat'],
    [`/chat?${'&'.repeat(9_000)}`, '/chat'],
    ['/product/semen/review?q=Budi', '/product/semen/review?q=1'],
    ['/product/semen/review?q=Budi&rating=5', '/product/semen/review?q=1&rating=5']
  ])('[core-173] contains nothing that a visitor made up, case %#', (path, next) => {
    expect(nextFrom(new URL(path, site))).toBe(next)
  })

  it('[core-173] is never longer than signing in accepts', () => {
    expect(nextFrom(new URL(`/search?keyword=${'a'.repeat(2_000)}`, site))).toBe('/search')
    expect(nextFrom(new URL(`/product/${'a'.repeat(2_000)}`, site))).toBeUndefined()
  })
})
