import { expect, test } from 'vitest'

import { PageStore } from '#server/page-cache.ts'

const page = (bytes: number, ...tags: string[]) => ({
  body: new ArrayBuffer(bytes),
  status: 200,
  headers: [],
  tags,
  freshUntil: 0,
  staleUntil: 0
})

function keep(store: PageStore, key: string, entry: ReturnType<typeof page>): void {
  const rendering = store.begin()
  rendering.keep(key, entry)
  rendering.end()
}

test('a page is forgotten by any of its tags and by no other', () => {
  const store = new PageStore()
  keep(store, '/a', page(10, 'product:1', 'catalogue'))
  keep(store, '/b', page(10, 'product:2'))
  store.forget(['product:1'])
  expect(store.get('/a')).toBeUndefined()
  expect(store.get('/b')).toBeDefined()
  expect(store.size).toEqual({ pages: 1, bytes: 10 })
})

test('a page whose data changed while it was rendered is not kept', () => {
  const store = new PageStore()
  const rendering = store.begin()
  store.forget(['product:1'])
  rendering.keep('/a', page(10, 'product:1'))
  rendering.keep('/b', page(10, 'product:2'))
  rendering.end()
  expect(store.get('/a')).toBeUndefined()
  expect(store.get('/b')).toBeDefined()
})

test('the store is bounded in bytes, and what was asked for last stays', () => {
  const store = new PageStore()
  const megabyte = 1024 * 1024
  for (let i = 0; i < 64; i += 1) keep(store, `/${i}`, page(megabyte, 'catalogue'))
  store.get('/0')
  keep(store, '/new', page(megabyte, 'catalogue'))
  expect(store.size.bytes).toBe(64 * megabyte)
  expect(store.get('/0')).toBeDefined()
  expect(store.get('/1')).toBeUndefined()
})

test('a page too large for its place is not kept', () => {
  const store = new PageStore()
  keep(store, '/huge', page(2 * 1024 * 1024, 'catalogue'))
  expect(store.size.pages).toBe(0)
})
