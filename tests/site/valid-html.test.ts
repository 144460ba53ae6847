import { HtmlValidate, type HtmlElement } from 'html-validate'
import { expect, it } from 'vitest'

import { goneProduct, open, site } from './site.ts'

/** A picture without an address until a script sets it. */
const isFilledLater = (image: HtmlElement) =>
  image.hasAttribute('data-profile') || image.hasAttribute('data-card')

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  elements: [
    'html5',
    {
      // Astro writes the single rule of its islands before the first of them.
      style: { flow: true, phrasing: true },
      img: {
        attributes: {
          src: { required: (image: HtmlElement) => (isFilledLater(image) ? null : 'an address') }
        }
      }
    }
  ],
  rules: {
    // On a radio button it means nothing in HTML, and keeps Firefox from restoring the choice before a reload.
    'valid-autocomplete': 'off',
    // Slides and lists of figures have names.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // One of an article's two tables of contents is shown, and two documents of one page may have the same heading.
    'unique-landmark': 'off',
    // A region that scrolls by keys is no section of the text, and a searchable list no plain choice.
    'prefer-native-element': 'off'
  }
})

const faultsOf = async (html: string): Promise<string[]> => {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages
      .filter(({ ruleId, selector }) => ruleId !== 'empty-heading' || !selector?.includes('template'))
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)
  )
}

/** The first link of a page below an address: '/shop/baba-mitra' */
const firstBelow = async (page: string, below: string) =>
  (await open(page)).$(`main a[href^="${below}"]`).attr('href')

const pages = {
  shown: [
    '/',
    '/category',
    '/category/lainnya',
    '/category/bata-beton',
    '/category/bata-beton/bata',
    '/products/bestselling',
    '/search?keyword=semen',
    '/search?keyword=bangunan&tab=toko',
    '/search?keyword=xqzj',
    '/compare',
    goneProduct
  ],
  calculated: ['/kalkulator', '/kalkulator/dinding', '/kalkulator/cat'],
  read: ['/about', '/contact', '/fees', '/help', '/join', '/privacy', '/returns', '/seller', '/terms'],
  blog: [
    '/blog',
    '/blog/uji-02',
    '/blog/category/struktur',
    '/blog/tag/tidak-ada',
    '/blog/filter?category=struktur'
  ],
  own: [
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password?auth=a',
    '/cart',
    '/checkout',
    '/checkout/payment/x',
    '/order',
    '/order/1',
    '/balance',
    '/withdraw',
    '/profile',
    '/notifications'
  ],
  failed: ['/nowhere', '/offline']
}

const missing = ['/nowhere', '/blog/tag/tidak-ada']

it.each(Object.values(pages).flat())('[core-242] %s is valid HTML', async path => {
  const { status, body } = await site.request(path, { headers: { accept: 'text/html' } })
  const isGone = path === goneProduct ? 410 : missing.includes(path) ? 404 : 200
  expect([status, await faultsOf(body)]).toEqual([isGone, []])
})

it.each([
  ['a product', '/products/bestselling', '/product/', ''],
  ['the reviews of a product', '/products/bestselling', '/product/', '/review?q=produk'],
  ['a shop', '/search?keyword=bangunan&tab=toko', '/shop/', ''],
  ['the reviews of a shop', '/search?keyword=bangunan&tab=toko', '/shop/', '?tab=ulasan']
])('[core-242] %s is valid HTML', async (_name, list, below, rest) => {
  const path = await firstBelow(list, below)
  expect(path).toBeDefined()
  const { status, body } = await site.request(`${path}${rest}`, { headers: { accept: 'text/html' } })
  expect([status, await faultsOf(body)]).toEqual([200, []])
})
