import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { answerOk, answerError, openSite } from '../support/fake-site.ts'

const address = 'https://hitung.example/masuk'
const counters = {
  cart: 1,
  conversation: 0,
  notification: { all: 0, promotion: 0, transaction: 0, negotiation: 0 }
}
const budi = { id: 7, name: 'Budi', uid: 'sealed', counters, has_address: true }
const added = () => answerOk({ cart_detail_id: 5, counters })

type Sent = { url: string; init: RequestInit }

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

/** A page with or without a consent dialog, and the choice; `sent` is what the analytics service got. */
function openPage(answer: string | undefined, to: string | undefined = address) {
  const site = openSite({
    'GET /buyer/profile': [() => answerOk(budi)],
    'POST /buyer/cart/add': [added],
    'POST /buyer/cart/add-by-transaction/3': [
      () => answerOk({ cart_detail_id: [5, 6], changed: [], skipped: [], counters })
    ]
  })
  if (answer) site.local.values.set('consent', answer)
  const sent: Sent[] = []
  const fetched = globalThis.fetch as (url: string, init: RequestInit) => Promise<Response>
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url !== address) return fetched(url, init)
    sent.push({ url, init })
    throw new TypeError('Nobody is there')
  })
  const element = to === undefined ? null : { dataset: { consent: to } }
  vi.stubGlobal('document', Object.assign(site.page, { querySelector: () => element }))
  vi.stubGlobal('addEventListener', () => undefined)
  return { site, sent, bodies: () => sent.map(({ init }) => JSON.parse(String(init.body)) as object) }
}

const item = { product_id: 7, product_detail_id: 71, qty: 5 }
const goods = { name: 'Semen Tiga Roda 40 kg', unit: 'sak', photo: '/x.webp' }
const addItem = async () => (await import('#lib/cart/store/add-item.ts')).addItem(item, goods)

describe('[core-72] nothing is sent', () => {
  it.each([
    ['before somebody answered', undefined, address],
    ["after 'Tolak'", 'no', address],
    ['where something else was kept', 'true', address],
    ['where the marketplace has nowhere to send it', 'yes', undefined]
  ])('%s', async (_name, answer, to) => {
    const { sent, site } = openPage(answer, to)
    if (to === undefined) vi.stubGlobal('document', Object.assign(site.page, { querySelector: () => null }))
    const before = [...site.local.values.keys()]
    expect(await addItem()).toBeUndefined()
    expect([sent, [...site.local.values.keys()].filter(key => key !== 'uid' && key !== 'counters')]).toEqual([
      [],
      before
    ])
  })

  it("after 'Setuju' was withdrawn; signing out keeps the choice", async () => {
    const { sent, site } = openPage('yes')
    await addItem()
    const { $consent } = await import('#lib/core/browser/consent.ts')
    const { clearPersonal } = await import('#lib/core/browser/personal-storage.ts')
    clearPersonal()
    expect(site.local.values.get('consent')).toBe('yes')
    $consent.set('no')
    await addItem()
    expect(sent).toHaveLength(1)
  })
})

describe('[core-73] events that are sent', () => {
  it('are successful additions with their goods only, without cookies or an address', async () => {
    const { sent, bodies } = openPage('yes')
    await addItem()
    expect(bodies()).toEqual([{ event: 'add_to_cart', way: 'cart', products: 1, ...item }])
    expect(sent[0]?.init).toMatchObject({
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true
    })
  })

  it("include 'Beli Sekarang' and 'Beli Lagi'", async () => {
    const { bodies } = openPage('yes')
    await (await import('#lib/cart/store/add-item.ts')).buyNow(item, goods)
    await (await import('#lib/order/store/order-actions.ts')).buyAgain(3)
    expect(bodies()).toMatchObject([{ way: 'now' }, { event: 'add_to_cart', way: 'again', products: 2 }])
  })

  it('exclude failed additions', async () => {
    const { sent } = openPage('yes')
    const fetched = globalThis.fetch as (url: string, init: RequestInit) => Promise<Response>
    vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) =>
      url.endsWith('/buyer/cart/add') ? answerError('out_of_stock') : fetched(url, init)
    )
    expect(await addItem()).toMatchObject({ code: 'out_of_stock' })
    expect(sent).toEqual([])
  })

  it('contain only the counted fields, whatever the caller passes', async () => {
    const { bodies } = openPage('yes')
    const { track } = await import('#lib/core/browser/analytics.ts')
    const order = { total: 5_000, products: 2, pieces: 7, code: 'INV/1', name: 'Budi', phone: '0812' }
    track('purchase', order)
    expect(bodies()).toEqual([{ event: 'purchase', total: 5_000, products: 2, pieces: 7 }])
  })

  it('stop at 100 per page', async () => {
    const { sent } = openPage('yes')
    const { track } = await import('#lib/core/browser/analytics.ts')
    for (let one = 0; one < 101; one += 1) track('purchase', { total: 1, products: 1, pieces: 1 })
    expect(sent).toHaveLength(100)
  })

  it('carry no cookies either if a request cannot outlive its page', async () => {
    const { sent } = openPage('yes')
    const sendBeacon = vi.fn()
    vi.stubGlobal('Request', Object)
    vi.stubGlobal('navigator', { sendBeacon })
    await addItem()
    expect(sendBeacon).not.toHaveBeenCalled()
    expect(sent).toMatchObject([{ init: { credentials: 'omit', referrerPolicy: 'no-referrer' } }])
  })
})
