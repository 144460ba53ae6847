import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type * as CompareList from '#lib/catalogue/compare-list.ts'

import { openSite } from '../support/fake-site.ts'

let list: typeof CompareList
beforeEach(async () => {
  vi.resetModules()
  list = await import('#lib/catalogue/compare-list.ts')
})
afterEach(() => vi.unstubAllGlobals())

const product = (id: number) => ({ id, name: `Semen ${id}`, photo: `products/${id}` })

describe('[catalogue-44] the comparison list', () => {
  test('holds four products at most, each once, in order', () => {
    const site = openSite({}, '')
    for (const id of [3, 1, 2]) expect(list.addCompared(product(id))).toBe('added')
    expect(list.addCompared(product(1))).toBe('already')
    expect(list.addCompared(product(4))).toBe('added')
    expect(list.addCompared(product(5))).toBe('full')
    expect(list.$compared.get().map(({ id }) => id)).toEqual([3, 1, 2, 4])
    expect(JSON.parse(site.local.values.get('compare') ?? '')).toEqual([3, 1, 2, 4].map(product))
  })

  test('removes them one by one, or all at once', () => {
    const site = openSite({}, '')
    for (const id of [1, 2, 3]) list.addCompared(product(id))
    list.dropCompared(2)
    expect(list.$compared.get().map(({ id }) => id)).toEqual([1, 3])
    list.clearCompared()
    expect(list.$compared.get()).toEqual([])
    expect(site.local.values.has('compare')).toBe(false)
  })

  test.each(['{', '{"a":1}', '[1]', '[{"id":1}]', '[{"id":"1","name":"a","photo":"b"}]'])(
    'is empty if the browser stored %s',
    stored => {
      openSite({}, '').local.values.set('compare', stored)
      expect(list.$compared.get()).toEqual([])
    }
  )
})
