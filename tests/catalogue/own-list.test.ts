import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type * as OwnList from '#lib/catalogue/own-list.ts'
import type * as Store from '#lib/catalogue/store.ts'

import { answerOk, openSite } from '../support/fake-site.ts'

const endpoint = 'GET /buyer/product?sort_by=foryou&page=1&per_page=12'
const own = [{ id: 7 }]

let list: typeof OwnList
let store: typeof Store
beforeEach(async () => {
  vi.resetModules()
  list = await import('#lib/catalogue/own-list.ts')
  store = await import('#lib/catalogue/store.ts')
})
afterEach(() => vi.unstubAllGlobals())

const requestFirst = () => list.requestOwnPage('sort_by=foryou', 1, 12)

describe('[catalogue-40] a list of recommendations', () => {
  test('stays in one order for guests, without a request', async () => {
    const site = openSite({}, '')
    expect(await requestFirst()).toBeUndefined()
    expect(await list.requestOwnPromos()).toBeUndefined()
    expect(site.requests).toEqual([])
    expect(await list.furtherOrder()).toBe('rekomendasi')
  })

  test("continues in the buyer's own order once the personal page is shown", async () => {
    openSite({ [endpoint]: [() => answerOk(own)] })
    expect(await requestFirst()).toEqual(own)
    expect(list.takeOwnOrder()).toBe(true)
    expect(await list.furtherOrder()).toBe('foryou')
  })

  test('waits for a personal page that is loading', async () => {
    let arrive: (answer: Response) => void = () => undefined
    const site = openSite({ [endpoint]: [() => new Promise<Response>(resolve => (arrive = resolve))] })
    const first = requestFirst().then(() => list.takeOwnOrder())
    const further = list.furtherOrder()
    await vi.waitFor(() => expect(site.requests).toHaveLength(1))
    arrive(answerOk(own))
    expect(await first).toBe(true)
    expect(await further).toBe('foryou')
  })

  test('keeps the shared order once further pages were loaded in it', async () => {
    const site = openSite({ [endpoint]: [() => answerOk(own)] })
    expect(await list.furtherOrder()).toBe('rekomendasi')
    expect(await requestFirst()).toBeUndefined()
    expect(list.takeOwnOrder()).toBe(false)
    expect(site.requests).toEqual([])
  })

  test('continues in the shared order after an empty search', async () => {
    const shared = 'GET /buyer/product?sort_by=rekomendasi&page=2&per_page=20'
    const site = openSite({ [shared]: [() => answerOk([])] })
    await store.requestProducts({ kind: 'recommendations' }, '', 2, 20)
    expect(site.endpoints()).toEqual([shared])
  })

  test.each([
    ['signed_in=1', 'foryou'],
    ['', 'rekomendasi']
  ])('requests further pages in the order of the first one: %s', async (cookie, order) => {
    const further = `GET /buyer/product?sort_by=${order}&page=2&per_page=12`
    const site = openSite({ [endpoint]: [() => answerOk(own)], [further]: [() => answerOk([])] }, cookie)
    if (await requestFirst()) list.takeOwnOrder()
    await store.requestProducts({ kind: 'products' }, 'sort_by=foryou', 2, 12)
    expect(site.endpoints().at(-1)).toBe(further)
  })
})
