import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { answerOk, openSite } from '../support/fake-site.ts'

const line = 'GET /buyer/product/keyword?keyword=semen'
const found = [{ keyword: 'semen', kind: 'keyword', url: '/search?keyword=semen' }]

beforeEach(() => {
  vi.useFakeTimers()
  vi.doUnmock('#lib/core/call.ts')
  vi.stubGlobal('addEventListener', () => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('[search-13] suggestions are asked for once in five minutes', async () => {
  const site = openSite({ [line]: [() => answerOk(found)] })
  /** Types into the search box of a page that was opened anew. */
  const type = async () => {
    vi.resetModules()
    const store = await import('#lib/search/store/suggestions.ts')
    const stop = store.$suggestions.listen(() => undefined)
    store.suggestFor(' semen ')
    await vi.advanceTimersByTimeAsync(300)
    expect(store.$suggestions.get()).toEqual(found)
    stop()
  }
  await type()
  await type()
  expect(site.lines()).toEqual([line])
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  await type()
  expect(site.lines()).toEqual([line, line])
})

test('[search-13] a browser keeps its last eight searches, the newest first, each once', async () => {
  openSite({})
  vi.resetModules()
  const { recentSearches, rememberSearch } = await import('#lib/search/store/recent-searches.ts')
  for (let n = 1; n <= 9; n += 1) rememberSearch(`cat ${n}`)
  rememberSearch('CAT 5')
  expect(recentSearches().map(kept => kept.toLowerCase())).toEqual(
    [5, 9, 8, 7, 6, 4, 3, 2].map(n => `cat ${n}`)
  )
})
