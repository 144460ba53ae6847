import { expect, it } from 'vitest'

import { startStores } from '#server/core/page-cache/start-stores.ts'

it('[core-51] stores at most 10,000 answers and as many pages, however small', () => {
  const { answers, pages } = startStores()
  for (const store of [answers, pages]) {
    const { put, end } = store.begin()
    for (let i = 0; i <= 10_000; i += 1) {
      put(String(i), { value: {} as never, bytes: 1, tags: [], freshUntil: Infinity })
    }
    end()
    expect(store.size.entries).toBe(10_000)
    expect(store.get('0')).toBeUndefined()
  }
})
