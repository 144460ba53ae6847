import { vi } from 'vitest'

import { call } from '#lib/core/api/call.ts'
import { $caller } from '#ops/console-store.ts'

import { answerBy, answered, sentTo } from './fake-api.ts'
import { goodsCategories, goodsProduct, goodsRow } from './goods-data.ts'

// The console's calls about products, which a test has mocked, and their answers.

export const list = 'GET /ops/product'
export const show = 'GET /ops/product/{id}'
export const offer = 'PUT /ops/product/{id}/offer'
export const change = 'PUT /ops/product/{id}'
export const add = 'POST /ops/product'
export const archive = 'POST /ops/product/{id}/archive'
const restore = 'POST /ops/product/{id}/restore'
export const photo = 'POST /ops/photo'
export const exported = 'GET /ops/product/export'
/** What a clerk may call. */
export const clerk = [list, show, offer, change, add, archive, restore, photo, exported, 'GET /ops/shop']

export const some = [goodsProduct(7), goodsProduct(8), goodsProduct(9, { is_active: false })]
export const meta = { page: 1, per_page: 30, total: 3, total_pages: 1 }

export const replies = (more: Parameters<typeof answerBy>[1] = {}) =>
  answerBy(vi.mocked(call), {
    [list]: () => answered(some.map(goodsRow), 'OK', meta as never),
    [show]: ({ id }: { id: number }) => answered(some.find(one => one.id === id)),
    'GET /ops/category': () => answered(goodsCategories),
    'GET /ops/shop': () => answered([{ id: 3, name: 'Toko Warna', seller: { name: 'Budi' } }]),
    'GET /ops/shop/{id}': () => answered({ id: 3, name: 'Toko Warna' }),
    'GET /ops/brand': () => answered([{ name: 'Avian', products: 9 }]),
    ...more
  })
export const sent = (endpoint: string) => sentTo(vi.mocked(call), endpoint).map(({ input }) => input)
/** The query of the page's address. */
export const search = () => Object.fromEntries(new URLSearchParams(window.location.search))
/** Who has signed in, and the calls of that role. */
export const caller = (role: 'clerk' | 'seller' | 'support', calls: string[]) =>
  $caller.set({ name: 'Ani', role, shop: null, calls } as never)
