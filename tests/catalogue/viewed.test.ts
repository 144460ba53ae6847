import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type * as Viewed from '#lib/catalogue/viewed.ts'

import { answerOk, lostConnection, openSite } from '../support/fake-site.ts'

const cards = (...ids: number[]) => ids.map(id => ({ id }))
const kept = (...ids: number[]) => JSON.stringify(ids)
const line = (...ids: number[]) =>
  `GET /buyer/product/cards?${new URLSearchParams(ids.map(id => ['ids[]', String(id)]))}`

let viewed: typeof Viewed
beforeEach(async () => {
  vi.resetModules()
  viewed = await import('#lib/catalogue/viewed.ts')
})
afterEach(() => vi.unstubAllGlobals())

describe('[catalogue-41] what was looked at last', () => {
  test('is kept by the browser of a guest, the newest first, each product once, 20 of them', async () => {
    const site = openSite({}, '')
    for (let id = 1; id <= 25; id++) await viewed.noteView(id)
    await viewed.noteView(10)
    const ids = [10, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 9, 8, 7, 6]
    expect(site.local.kept.get('viewed')).toBe(kept(...ids))
    expect(site.asked).toEqual([])
  })

  test('is shown to a guest without the product that is open', async () => {
    const site = openSite({ [line(3, 2, 1)]: [() => answerOk(cards(3, 2, 1))] }, '')
    site.local.kept.set('viewed', kept(3, 2, 1))
    expect(await viewed.askViewed(3)).toEqual(cards(2, 1))
  })

  test('asks for nothing where there is nothing, or what is kept is no list', async () => {
    const site = openSite({}, '')
    expect(await viewed.askViewed()).toEqual([])
    site.local.kept.set('viewed', '{"a":1}')
    expect(await viewed.askViewed()).toEqual([])
    expect(site.asked).toEqual([])
  })

  test('is what the server remembers of a buyer, and nothing is kept here', async () => {
    const site = openSite({
      'POST /buyer/product/view/5': [() => answerOk({ used_vouchers: [] })],
      'GET /buyer/product/viewed': [() => answerOk(cards(5, 4))]
    })
    await viewed.noteView(5)
    expect(site.lines()).toEqual(['POST /buyer/product/view/5'])
    expect(site.local.kept.has('viewed')).toBe(false)
    expect(await viewed.askViewed(5)).toEqual(cards(4))
  })

  test('[product-26] takes back what the page promises and the buyer used', async () => {
    const codes = ['HEMAT']
    openSite({ 'POST /buyer/product/view/5': [() => answerOk({ used_vouchers: codes })] })
    const rows = [{ dataset: { voucher: 'HEMAT' }, querySelector: () => null }]
    Object.assign(document, { querySelectorAll: () => rows, querySelector: () => null })
    await viewed.noteView(5)
    const { $usedVouchers } = await import('#lib/product/used-vouchers.ts')
    expect($usedVouchers.get()).toEqual(codes)
  })

  test('is nothing where it cannot be asked', async () => {
    openSite({ 'GET /buyer/product/viewed': [lostConnection] })
    expect(await viewed.askViewed()).toEqual([])
  })
})
