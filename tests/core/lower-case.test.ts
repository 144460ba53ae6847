import { Hono } from 'hono'
import { expect, it } from 'vitest'

import { lowerCasePages } from '#server/core/page/lower-case.ts'

/** A site with only these pages. */
const there = new Set(['/product/semen', '/blog/tag/Semen'])
const app = new Hono()
app.use(lowerCasePages)
app.get('*', c => (there.has(c.req.path) ? c.text('page') : c.html('not found', 404)))

const request = async (path: string) => {
  const answer = await app.request(`http://localhost${path}`)
  return [answer.status, answer.headers.get('location')]
}

it.each([
  ['/PRODUCT/semen', '/product/semen'],
  ['/product/Semen?varian=3&Q=A', '/product/semen?varian=3&Q=A'],
  ['/Category/Semen/Mortar', '/category/semen/mortar'],
  ['/shop/Toko-A', '/shop/toko-a'],
  ['/BLOG', '/blog'],
  ['/blog/Artikel%2FA%C3%84', '/blog/artikel%2Fa%C3%84']
])('[core-267] %s redirects to %s', async (path, to) => {
  expect(await request(path)).toEqual([301, to])
})

it.each([
  '/product/gone',
  '/checkout/payment/TokEN',
  '/assets/App.Xy12.js',
  '/media/A.webp',
  '/ops/A',
  '//EVIL.example/product/A',
  '/products-A',
  '/%2FEVIL.example'
])('[core-267] %s stays not found', async path => {
  expect(await request(path)).toEqual([404, null])
})

it('[core-267] a page with capitals in its path is shown', async () => {
  expect(await request('/blog/tag/Semen')).toEqual([200, null])
})

it('[core-267] redirects with a complete answer', async () => {
  const answer = await app.request('http://localhost/PRODUCT/semen')
  expect([await answer.text(), answer.headers.get('content-type')]).toEqual(['', null])
})
