import { expect, it } from 'vitest'

import { paths } from '#lib/core/paths.ts'

import { open, site } from './site.ts'

/** A name that only the library of the charts has in its code. */
const chartWord = '_chartjs'

/** What a page's HTML loads as scripts, and the islands in it. */
async function scriptsOf(path: string): Promise<string[]> {
  const { $ } = await open(path)
  const named = [
    ['astro-island', 'component-url'],
    ['astro-island', 'renderer-url'],
    ['astro-island', 'before-hydration-url'],
    ['script[src]', 'src'],
    ['link[rel=modulepreload]', 'href']
  ] as const
  const found = named.flatMap(([element, name]) =>
    $(element)
      .toArray()
      .map(one => $(one).attr(name))
  )
  return found.filter(name => name?.startsWith('/assets/') === true) as string[]
}

const bodies = new Map<string, string>()
async function bodyOf(name: string): Promise<string> {
  const body = bodies.get(name) ?? (await site.request(name)).body
  bodies.set(name, body)
  return body
}

/** All scripts that a page may load, at once or later, and all that these may. */
async function allScripts(path: string): Promise<Set<string>> {
  const found = new Set<string>()
  const waiting = await scriptsOf(path)
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue
    found.add(name)
    const body = await bodyOf(name)
    for (const [, file] of body.matchAll(/["'`](?:\.\/|\/?assets\/)([\w.-]+\.js)["'`]/g))
      waiting.push(`/assets/${file}`)
  }
  return found
}

async function withCharts(path: string): Promise<string[]> {
  const found: string[] = []
  for (const name of await allScripts(path)) if ((await bodyOf(name)).includes(chartWord)) found.push(name)
  return found
}

const list = '/search?keyword=semen'
const first = async (path: string, links: string) => (await open(path)).$(links).attr('href')!

/** A page of each kind, of visitors and of members. */
const pages = [
  paths.home,
  list,
  paths.categories,
  paths.bestselling,
  paths.compare(),
  paths.calculators,
  '/blog',
  paths.fees(),
  '/contact',
  paths.cart,
  paths.checkout,
  paths.orders,
  '/order/1',
  '/checkout/payment/x',
  '/complaint/1',
  paths.balance,
  '/withdraw',
  paths.chats,
  '/notifications',
  '/profile',
  '/login',
  '/register'
]

it('[ops-340] the library of the charts is in no script that a page of the shop loads, at once or later', async () => {
  const product = await first(list, 'main a[href^="/product/"]')
  const shop = await first(product, 'a[href^="/shop/"]')
  for (const path of [...pages, product, shop]) {
    expect((await allScripts(path)).size, path).toBeGreaterThan(3)
    expect([path, await withCharts(path)]).toEqual([path, []])
  }
  // The console's pages are found to load it: the word is right.
  expect(await withCharts('/ops')).toHaveLength(1)
})
