import { describe, expect, test } from 'vitest'

import { TaggedStore } from '#server/core/page-cache/tagged-store.ts'

const megabyte = 1024 * 1024
/** The size of an entry beside its body: its key, and 400 bytes of overhead. */
const beside = (...keys: string[]) => keys.reduce((sum, key) => sum + 2 * key.length + 400, 0)
const page = (bytes: number, ...tags: string[]) => ({ value: 'page', bytes, tags, freshUntil: 0 })

function put(store: TaggedStore<string>, key: string, entry: ReturnType<typeof page>): void {
  const rendering = store.begin()
  rendering.put(key, entry)
  rendering.end()
}

/** The contract of every cache of pages and answers; each test store holds 64 MB. */
function describeStore(name: string, newStore: () => TaggedStore<string>): void {
  describe(name, () => {
    test('[core-13] a page is evicted by any of its tags and by no other', () => {
      const store = newStore()
      put(store, '/a', page(10, 'product:1', 'catalogue'))
      put(store, '/b', page(10, 'product:2'))
      store.forget(['product:1'])
      expect(store.get('/a')).toBeUndefined()
      expect(store.get('/b')).toBeDefined()
      expect(store.size).toEqual({ entries: 1, bytes: 10 + beside('/b') })
    })

    test('[core-13] a page whose data changed during rendering is not cached', () => {
      const store = newStore()
      const rendering = store.begin()
      store.forget(['product:1'])
      rendering.put('/a', page(10, 'product:1'))
      rendering.put('/b', page(10, 'product:2'))
      rendering.end()
      expect(store.get('/a')).toBeUndefined()
      expect(store.get('/b')).toBeDefined()
    })

    test('the store is bounded in bytes, and keeps the most recently requested entries', () => {
      const store = newStore()
      for (let i = 0; i < 64; i += 1) put(store, `/${i}`, page(megabyte - beside(`/${i}`), 'catalogue'))
      store.get('/0')
      put(store, '/new', page(megabyte - beside('/new'), 'catalogue'))
      expect(store.size.bytes).toBe(64 * megabyte)
      expect(store.get('/0')).toBeDefined()
      expect(store.get('/1')).toBeUndefined()
    })

    test('[core-284] who asks for each of many pages once evicts none that was asked for again', () => {
      const store = newStore()
      const fill = (name: string, count: number) => {
        for (let i = 0; i < count; i += 1) {
          const key = `/${name}/${i}`
          put(store, key, page(megabyte - beside(key), 'catalogue'))
        }
      }
      fill('seen', 40)
      for (let i = 0; i < 40; i += 1) store.get(`/seen/${i}`)
      // What is made anew after a minute is still seen.
      put(store, '/seen/0', page(megabyte - beside('/seen/0'), 'catalogue'))
      fill('walked', 500)
      const left = Array.from({ length: 40 }, (_, i) => store.get(`/seen/${i}`)).filter(Boolean)
      expect(left).toHaveLength(40)
      expect(store.size).toEqual({ entries: 64, bytes: 64 * megabyte })
    })

    test('[core-284] what was seen longest ago makes room for what is seen now', () => {
      const store = newStore()
      for (let i = 0; i < 300; i += 1) {
        const key = `/${i}`
        put(store, key, page(megabyte - beside(key), 'catalogue'))
        expect(store.get(key)).toBeDefined()
      }
      expect(store.get('/299')).toBeDefined()
      expect(store.get('/0')).toBeUndefined()
      expect(store.size).toEqual({ entries: 64, bytes: 64 * megabyte })
    })

    test('[core-284] the store counts what it had, what it had not, and what it evicted', () => {
      const store = newStore()
      put(store, '/a', page(10, 'catalogue'))
      store.get('/a')
      store.get('/b')
      for (let i = 0; i < 64; i += 1) put(store, `/${i}`, page(megabyte - beside(`/${i}`), 'catalogue'))
      expect(store.state).toMatchObject({ hits: 1, misses: 1, evictions: 1 })
    })

    test('a small entry with a long address counts with its address', () => {
      const store = newStore()
      for (let i = 0; i < 100; i += 1) put(store, `${i}`.padEnd(400_000, 'x'), page(10, 'catalogue'))
      expect(store.size.entries).toBe(83)
      expect(store.size.bytes).toBeLessThanOrEqual(64 * megabyte)
    })

    test('a page that is too large is not cached', () => {
      const store = newStore()
      put(store, '/huge', page(2 * 1024 * 1024, 'catalogue'))
      expect(store.size.entries).toBe(0)
    })

    test('after a gap the store is empty, and pages in progress are not cached', () => {
      const store = newStore()
      put(store, '/a', page(10, 'product:1'))
      const rendering = store.begin()
      store.forgetAll()
      rendering.put('/b', page(10, 'product:2'))
      rendering.end()
      expect(store.size).toEqual({ entries: 0, bytes: 0 })
      put(store, '/c', page(10, 'product:2'))
      expect(store.get('/c')).toBeDefined()
    })

    test('a page is found under any key, and removing one leaves the others', () => {
      const store = newStore()
      const keys = ['', '/', '__proto__', 'constructor', '/a?b=c&d=%00', '/😀\n', 'x'.repeat(10_000)]
      for (const key of keys) put(store, key, { ...page(10, key), value: key })
      expect(keys.map(key => store.get(key)?.value)).toEqual(keys)
      store.forget(['__proto__'])
      store.remove('/')
      store.remove('/')
      const left = keys.filter(key => key !== '__proto__' && key !== '/')
      expect(keys.filter(key => store.get(key))).toEqual(left)
      expect(store.size).toEqual({ entries: 5, bytes: 50 + beside(...left) })
    })

    test('a page that is cached again replaces the first', () => {
      const store = newStore()
      for (const bytes of [100, 10]) put(store, '/a', page(bytes, 'catalogue'))
      expect(store.size).toEqual({ entries: 1, bytes: 10 + beside('/a') })
    })
  })
}

describeStore('pages and answers kept in this process', () => new TaggedStore<string>(64 * megabyte))
