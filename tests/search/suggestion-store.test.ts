import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { answerOk, openSite } from '../support/fake-site.ts'

const endpoint = 'GET /buyer/product/keyword?keyword=semen'
const found = [{ keyword: 'semen', kind: 'keyword', url: '/search?keyword=semen' }]

beforeEach(() => {
  vi.useFakeTimers()
  vi.doUnmock('#lib/core/api/call.ts')
  vi.stubGlobal('addEventListener', () => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('[search-13] suggestions are requested once in five minutes', async () => {
  const site = openSite({ [endpoint]: [() => answerOk(found)] })
  /** Types into the search box of a freshly opened page. */
  const type = async () => {
    vi.resetModules()
    const store = await import('#lib/search/store/suggestions.ts')
    const stop = store.$offer.listen(() => undefined)
    store.suggestFor(' semen ')
    await vi.advanceTimersByTimeAsync(300)
    expect(store.$offer.get()).toMatchObject({ status: 'ready', items: found, keyword: 'semen' })
    stop()
  }
  await type()
  await type()
  expect(site.endpoints()).toEqual([endpoint])
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  await type()
  expect(site.endpoints()).toEqual([endpoint, endpoint])
})

test('[search-13] a browser stores its last eight searches, the newest first, each once', async () => {
  openSite({})
  vi.resetModules()
  const { recentSearches, rememberSearch } = await import('#lib/search/store/recent-searches.ts')
  for (let n = 1; n <= 9; n += 1) rememberSearch(`cat ${n}`)
  rememberSearch('CAT 5')
  expect(recentSearches().map(recent => recent.toLowerCase())).toEqual(
    [5, 9, 8, 7, 6, 4, 3, 2].map(n => `cat ${n}`)
  )
})

test('[search-26] one recent search is removed, or all of them', async () => {
  openSite({})
  vi.resetModules()
  const { forgetSearch, forgetSearches, recentFor, recentSearches, rememberSearch } =
    await import('#lib/search/store/recent-searches.ts')
  for (const word of ['cat', 'paku', 'Semen Putih']) rememberSearch(word)
  forgetSearch('PAKU')
  expect(recentSearches()).toEqual(['Semen Putih', 'cat'])
  expect(recentFor(' put', recentSearches())).toEqual(['Semen Putih'])
  expect(recentFor('semen putih', recentSearches())).toEqual([])
  expect(recentFor('', recentSearches())).toEqual(['Semen Putih', 'cat'])
  forgetSearches()
  expect(recentSearches()).toEqual([])
})

test('[search-22] global suggestions are not offered in a shop, nor the other way round', async () => {
  const inShop = [{ keyword: 'semen putih', kind: 'keyword', url: '/shop/a?keyword=semen+putih' }]
  const site = openSite({
    [endpoint]: [() => answerOk(found)],
    [`${endpoint}&shop_id=a`]: [() => answerOk(inShop)]
  })
  vi.resetModules()
  const store = await import('#lib/search/store/suggestions.ts')
  const seen: string[][] = []
  const stop = store.$offer.listen(({ items }) => seen.push(items.map(one => one.url)))
  store.suggestFor('semen')
  await vi.advanceTimersByTimeAsync(300)
  store.suggestFor('semen', 'a')
  const before = seen.length
  await vi.advanceTimersByTimeAsync(300)
  expect(store.$offer.get().items).toEqual(inShop)
  expect(seen.slice(before).flat()).toEqual([inShop[0]!.url])
  expect(site.endpoints()).toHaveLength(2)
  stop()
})
