import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { timeout, seedOf, sized } from '../support/long.ts'
import { openSite, type Site } from '../support/site.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld({ LOG_LEVEL: 'silent' })
let site: Site
let known: string[]
/** As visitors request it, under the site's own name. */
const options = { headers: { host: 'localhost' } }

beforeAll(async () => {
  site = await openSite(world())
  const { body } = await site.request('/products/bestselling', options)
  const links = [...body.matchAll(/href="(\/(?:product|shop|category)\/[\w-]+)"/g)].map(link => link[1] ?? '')
  known = [...new Set(links)].slice(0, 12)
})
afterAll(() => site.close())

const pages = [
  '/',
  '/search',
  '/login',
  '/register',
  '/cart',
  '/checkout',
  '/order',
  '/category',
  '/category/lainnya',
  '/products/recommendations',
  '/products/bestselling',
  '/product/1',
  '/shop/1',
  '/category/1',
  '/order/1',
  '/checkout/payment/x',
  '/product/1/review',
  '/ops',
  '/ops/api',
  '/nowhere'
]
const names = [
  'keyword',
  'page',
  'page[]',
  'sort_by',
  'sortBy',
  'min_price',
  'max_price',
  'province_id',
  'province_id[]',
  'city_id[]',
  'type',
  'condition',
  'tab',
  'q',
  'next',
  'auth',
  'shop',
  'focus',
  'rating',
  'is_pre_order',
  '__proto__[]',
  'toString'
]
const values = fc.oneof(
  fc.constantFrom(
    '1',
    '0',
    '-1',
    '1e9',
    '99999999999999999999',
    'NaN',
    'semen',
    'true',
    'termurah',
    'toko',
    '%00',
    '%',
    '%ff',
    '%0d%0a',
    '/%09/[::1',
    '/..//evil.example',
    '%3Cscript%3Ealert(1)%3C/script%3E',
    '"onload=x',
    "'",
    '%F0%9F%A7%B1',
    '../../x',
    'x'.repeat(3_000),
    '&'.repeat(20),
    '31',
    '31.01'
  ),
  fc.string({ maxLength: 12 }).map(encodeURIComponent)
)
const segments = fc.constantFrom(
  '',
  '/',
  '//',
  '/.',
  '/..',
  '/%2e%2e',
  '/%00',
  '/%ff',
  '/x',
  '/x/x/x/x',
  '/[::1',
  '/;a=b'
)

/** Addresses that people, robots and attackers request: real pages with any suffix. */
const addresses = () =>
  fc
    .record({
      path: fc.oneof(fc.constantFrom(...pages), fc.constantFrom(...known)),
      more: fc.oneof({ weight: 3, arbitrary: fc.constant('') }, segments),
      query: fc.array(fc.tuple(fc.constantFrom(...names), values), { maxLength: 5 })
    })
    .map(({ path, more, query }) => {
      const search = query.map(([name, value]) => `${name}=${value}`).join('&')
      return path + more + (search ? `?${search}` : '')
    })

/** A page without the values of its attributes, where a '<' is an ordinary character. */
const shown = (body: string) => body.replaceAll(/="[^"]*"/g, '=""')

it(
  'any address gets a complete answer and no error of ours',
  async () => {
    const seed = seedOf('page-fuzz')
    const faults: { address: string; fault: string }[] = []
    const generated = fc.sample(addresses(), { seed, numRuns: sized(150, 5_000) })
    const statuses = new Set<number>()
    for (const address of generated) {
      const { status, headers, body } = await site.request(address, options)
      statuses.add(status)
      const isPage = headers['content-type']?.startsWith('text/html') && status !== 301 && status !== 302
      if (status >= 500) faults.push({ address, fault: `status ${status}` })
      else if (isPage && !body.includes('</html>')) faults.push({ address, fault: 'not whole' })
      else if (shown(body).includes('<script>alert(1)')) faults.push({ address, fault: 'not escaped' })
      else if (headers.location && !/^\/(?!\/)/.test(headers.location)) {
        faults.push({ address, fault: `leads to ${headers.location}` })
      }
    }
    expect(faults.slice(0, 5), `${faults.length} faults, seed ${seed}`).toEqual([])
    expect(statuses.has(200)).toBe(true)
  },
  timeout
)
