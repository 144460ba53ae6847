import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { articleQuery, readArticleQuery } from '#lib/content/article-query.ts'
import { nextArticleStep } from '#lib/content/next-step.ts'
import { call } from '#lib/core/api/call.ts'

import { answerBy, answered, held, sentTo } from '../support/fake-api.ts'

vi.mock('#lib/core/api/call.ts', () => ({ call: vi.fn() }))
const called = vi.mocked(call)

it('[content-4] pages 2 and 3 load by scrolling, every later one by its button', () => {
  expect([1, 2, 3, 4, 9].map(page => nextArticleStep(page, 10))).toEqual([
    'scroll',
    'scroll',
    'button',
    'button',
    'button'
  ])
  expect([nextArticleStep(1, 1), nextArticleStep(3, 3), nextArticleStep(1, 0)]).toEqual(['end', 'end', 'end'])
})

describe('[content-14] the address of a list', () => {
  const bounds = { maxLength: 10, maxTags: 2 }
  const read = (query: string) => readArticleQuery(new URLSearchParams(query), bounds)

  it('is read in any spelling of tags, within bounds', () => {
    expect(read('tags=semen&tags=Bata')).toEqual({ tags: ['semen', 'bata'] })
    expect(read('tags[]=a&tags[]=a')).toEqual({ tags: ['a'] })
    expect(read('tags=a,b,c')).toEqual({ tags: ['a', 'b'] })
    expect(read('keyword=%20&category=&tags=')).toEqual({})
    expect(read('keyword=12345678901&category=material')).toEqual({
      keyword: '1234567890',
      category: 'material'
    })
  })

  it('is written in one canonical way', () => {
    const query = { keyword: 'a b', category: 'material', tags: ['x', 'y'] }
    expect(articleQuery(query, 2)).toBe('keyword=a+b&category=material&tags=x&tags=y&page=2')
    expect(articleQuery({}, 1)).toBe('')
  })
})

describe('[content-15] search terms', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    called.mockReset()
  })
  afterEach(() => vi.useRealTimers())
  const keywords = () => sentTo(called, 'GET /blog').map(({ input }) => input['keyword'])

  it('are requested 500 ms after the last letter', async () => {
    const { articleSearch } = await import('#lib/content/store.ts')
    answerBy(called, { 'GET /blog': () => answered([]) })
    const search = articleSearch(() => undefined)
    search.type({ keyword: 's' })
    await vi.advanceTimersByTimeAsync(499)
    search.type({ keyword: 'se' })
    await vi.advanceTimersByTimeAsync(499)
    expect(keywords()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(keywords()).toEqual(['se'])
  })

  it('that were typed earlier are dropped: a slow answer replaces nothing', async () => {
    const { articleSearch } = await import('#lib/content/store.ts')
    const slow = held()
    answerBy(called, {
      'GET /blog': ({ keyword }: { keyword: string }) => (keyword === 'se' ? slow.answer : answered([]))
    })
    const shown: (string | undefined)[] = []
    const search = articleSearch(({ keyword }) => shown.push(keyword))
    const first = search.now({ keyword: 'se' })
    await search.now({ keyword: 'semen' })
    slow.give(answered([]))
    await first
    const [options] = called.mock.calls.map(([, , given]) => given as { signal: AbortSignal })
    expect([shown, options?.signal.aborted]).toEqual([['semen'], true])
  })

  it('show their own fallback for a failure without a message', async () => {
    const { articleSearch } = await import('#lib/content/store.ts')
    answerBy(called, { 'GET /blog': () => answered([]) })
    await articleSearch(() => undefined).now({})
    expect(called.mock.calls[0]?.[2]).toMatchObject({ fallback: 'Artikel gagal dimuat. Silakan coba lagi.' })
  })
})
