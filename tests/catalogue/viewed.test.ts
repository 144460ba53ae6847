import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type * as Viewed from '#lib/catalogue/viewed.ts'

import { answerOk, lostConnection, openSite } from '../support/fake-site.ts'

const cards = (...ids: number[]) => ids.map(id => ({ id }))
const stored = (...ids: number[]) => JSON.stringify(ids)
const line = (...ids: number[]) =>
  `GET /buyer/product/cards?${new URLSearchParams(ids.map(id => ['ids[]', String(id)]))}`

let viewed: typeof Viewed
beforeEach(async () => {
  vi.resetModules()
  viewed = await import('#lib/catalogue/viewed.ts')
})
afterEach(() => vi.unstubAllGlobals())

describe('[catalogue-41] recently viewed products', () => {
  test("are stored in a guest's browser, the newest first, each product once, 20 at most", async () => {
    const site = openSite({}, '')
    for (let id = 1; id <= 25; id++) await viewed.noteView(id)
    await viewed.noteView(10)
    const ids = [10, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 9, 8, 7, 6]
    expect(site.local.values.get('viewed')).toBe(stored(...ids))
    expect(site.requests).toEqual([])
  })

  test('are shown to a guest without the open product', async () => {
    const site = openSite({ [line(3, 2, 1)]: [() => answerOk(cards(3, 2, 1))] }, '')
    site.local.values.set('viewed', stored(3, 2, 1))
    expect(await viewed.requestViewed(3)).toEqual(cards(2, 1))
  })

  test('cause no request if none or no valid list is stored', async () => {
    const site = openSite({}, '')
    expect(await viewed.requestViewed()).toEqual([])
    site.local.values.set('viewed', '{"a":1}')
    expect(await viewed.requestViewed()).toEqual([])
    expect(site.requests).toEqual([])
  })

  test('come from the server for a buyer, and nothing is stored here', async () => {
    const site = openSite({
      'POST /buyer/product/view/5': [() => answerOk({ used_vouchers: [] })],
      'GET /buyer/product/viewed': [() => answerOk(cards(5, 4))]
    })
    await viewed.noteView(5)
    expect(site.endpoints()).toEqual(['POST /buyer/product/view/5'])
    expect(site.local.values.has('viewed')).toBe(false)
    expect(await viewed.requestViewed(5)).toEqual(cards(4))
  })

  test('[product-26] remove a promised voucher that the buyer used', async () => {
    const codes = ['HEMAT']
    openSite({ 'POST /buyer/product/view/5': [() => answerOk({ used_vouchers: codes })] })
    const rows = [{ dataset: { voucher: 'HEMAT' }, querySelector: () => null }]
    Object.assign(document, { querySelectorAll: () => rows, querySelector: () => null })
    await viewed.noteView(5)
    const { $usedVouchers } = await import('#lib/product/used-vouchers.ts')
    expect($usedVouchers.get()).toEqual(codes)
  })

  test('are empty if the request fails', async () => {
    openSite({ 'GET /buyer/product/viewed': [lostConnection] })
    expect(await viewed.requestViewed()).toEqual([])
  })
})
