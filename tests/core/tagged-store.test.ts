import { expect, test } from 'vitest'

import { TaggedStore } from '#server/core/platform/tagged-store.ts'

const megabyte = 1024 * 1024
const newStore = () => new TaggedStore<string>(64 * megabyte)
const page = (bytes: number, ...tags: string[]) => ({ value: 'page', bytes, tags, freshUntil: 0 })

function keep(store: TaggedStore<string>, key: string, entry: ReturnType<typeof page>): void {
  const rendering = store.begin()
  rendering.keep(key, entry)
  rendering.end()
}

test('a page is forgotten by any of its tags and by no other', () => {
  const store = newStore()
  keep(store, '/a', page(10, 'product:1', 'catalogue'))
  keep(store, '/b', page(10, 'product:2'))
  store.forget(['product:1'])
  expect(store.get('/a')).toBeUndefined()
  expect(store.get('/b')).toBeDefined()
  expect(store.size).toEqual({ entries: 1, bytes: 10 })
})

test('a page whose data changed while it was rendered is not kept', () => {
  const store = newStore()
  const rendering = store.begin()
  store.forget(['product:1'])
  rendering.keep('/a', page(10, 'product:1'))
  rendering.keep('/b', page(10, 'product:2'))
  rendering.end()
  expect(store.get('/a')).toBeUndefined()
  expect(store.get('/b')).toBeDefined()
})

test('the store is bounded in bytes, and what was asked for last stays', () => {
  const store = newStore()
  for (let i = 0; i < 64; i += 1) keep(store, `/${i}`, page(megabyte, 'catalogue'))
  store.get('/0')
  keep(store, '/new', page(megabyte, 'catalogue'))
  expect(store.size.bytes).toBe(64 * megabyte)
  expect(store.get('/0')).toBeDefined()
  expect(store.get('/1')).toBeUndefined()
})

test('a page too large for its place is not kept', () => {
  const store = newStore()
  keep(store, '/huge', page(2 * 1024 * 1024, 'catalogue'))
  expect(store.size.entries).toBe(0)
})

test('after a gap nothing is left, and what was being made is not kept', () => {
  const store = newStore()
  keep(store, '/a', page(10, 'product:1'))
  const rendering = store.begin()
  store.forgetAll()
  rendering.keep('/b', page(10, 'product:2'))
  rendering.end()
  expect(store.size).toEqual({ entries: 0, bytes: 0 })
  keep(store, '/c', page(10, 'product:2'))
  expect(store.get('/c')).toBeDefined()
})
