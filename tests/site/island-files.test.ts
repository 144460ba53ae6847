import { expect, it } from 'vitest'

import { paths } from '#lib/core/paths.ts'

import { open, site } from './site.ts'

// Pages whose content comes with the scripts.

/** Maximum of scripts of a page: each costs a cheap phone a round trip on one of six connections. */
const maxFiles = 45

const pages = [
  paths.cart,
  paths.checkout,
  paths.orders,
  '/order/1',
  '/checkout/payment/x',
  '/complaint/1',
  '/complaint/options/1',
  '/balance',
  '/withdraw',
  '/chat',
  '/chat/1',
  '/notifications',
  '/profile'
]

it.each(pages)('[core-291] %s names the scripts that its content needs, the shell first', async path => {
  const { $ } = await open(path)
  const island = $('main astro-island').attr('component-url')
  const starter = $('main astro-island').attr('renderer-url')
  const named = $('head link[rel=modulepreload]')
    .toArray()
    .map(link => $(link).attr('href')!)
  expect(named).toContain(island)
  expect(named).toContain(starter)
  expect(named.length).toBeLessThanOrEqual(maxFiles)
  expect(new Set(named).size).toBe(named.length)
  expect(named[0]).toMatch(/^\/assets\/shell\./)
  // Nothing that the content imports at once is missing.
  const all = await Promise.all(named.map(async name => ({ name, ...(await site.request(name)) })))
  const missing = all.flatMap(({ name, status, body }) =>
    status === 200
      ? [...body.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)]
          .map(([, file]) => `/assets/${file}`)
          .filter(file => !named.includes(file))
      : [`${name}: ${status}`]
  )
  expect(missing).toEqual([])
})

it('[core-291] a public page names none: its scripts wait for a touch', async () => {
  const { $ } = await open('/')
  expect($('link[rel=modulepreload]').length).toBe(0)
})
