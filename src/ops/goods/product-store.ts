import { computed } from 'nanostores'

import { call } from '#lib/core/api/call.ts'
import { download } from '../download.ts'
import { defineQuery } from '#lib/core/browser/fetched.ts'
import { saveFile } from '#lib/core/browser/save-file.ts'
import { type GoodsProduct, type GoodsRow, goodsSorts, goodsStates } from '#lib/goods/product-contract.ts'
import type { Reply, Sent } from '#lib/calls.ts'

import type { PlaceQuery } from '../console-place.ts'
import { $notice, signOutOps } from '../console-store.ts'
import { paged } from '../table/paged.ts'
import { steadyRows } from '../table/shown-order.ts'
import { idOf, pageOf, queryOf, wordOf } from '../table/part-query.ts'

type ListInput = Sent<'GET /ops/product'>
type Filter = Omit<ListInput, 'sort' | 'order' | 'page' | 'per_page'>
type Sort = (typeof goodsSorts)[number]

const perPage = 30

/** The direction of the first click on a head; the server's own is the other one for most. */
export const firstOrder: Record<Sort, 'asc' | 'desc'> = {
  changed: 'desc',
  name: 'asc',
  price: 'asc',
  stock: 'asc',
  sold: 'desc'
}

/** The filters of an address, as list and export take them; what is none of its words is left out. */
function productFilter(query: PlaceQuery): Filter {
  const { q, brand } = query
  const shop = idOf(query['shop'])
  const category = idOf(query['category'])
  const state = wordOf(query['state'], goodsStates)
  return {
    ...(q && { keyword: q.slice(0, 100) }),
    ...(shop !== undefined && { shop_id: shop }),
    ...(category !== undefined && { category_id: category }),
    ...(brand && { brand: brand.slice(0, 60) }),
    ...(state && { state })
  }
}

/** Filters with the order of the rows: the table's file has the same rows in the same order. */
export function productRows(query: PlaceQuery): ListInput {
  const sort = wordOf(query['sort'], goodsSorts)
  const order = wordOf(query['order'], ['asc', 'desc'] as const)
  return { ...productFilter(query), ...(sort && { sort, order: order ?? firstOrder[sort] }) }
}

const $query = queryOf('products')
const isList = ({ view }: PlaceQuery) => view === undefined || view === 'products'

/** Whether the address has a filter of products. */
export const $areNarrowed = computed($query, query => Object.keys(productFilter(query)).length > 0)

const steady = steadyRows<GoodsRow>(async ids => {
  const answer = await call('GET /ops/product', { ids, per_page: ids.length })
  return answer.ok ? answer.value : []
})
const list = paged(
  'GET /ops/product',
  computed($query, query =>
    isList(query) ? { ...productRows(query), page: pageOf(query), per_page: perPage } : undefined
  ),
  steady.arrange
)

/** The table's page; a refresh takes the server's order. */
export const products: typeof list = {
  ...list,
  refresh() {
    steady.release()
    return list.refresh()
  }
}

/** The number of the open product. */
const $openId = computed($query, query => (isList(query) ? idOf(query['open']) : undefined))

/** Everything about the open product. */
export const product = defineQuery<GoodsProduct>(
  'GET /ops/product/{id}',
  computed($openId, id => (id === undefined ? undefined : String(id))),
  async id => ended(await call('GET /ops/product/{id}', { id: Number(id) }))
)

/** All categories as a tree. */
export const categories = defineQuery<Reply<'GET /ops/category'>>(
  'GET /ops/category',
  computed($query, () => 'all'),
  async () => ended(await call('GET /ops/category', {}))
)

/** Passes an answer on; an ended session asks for the token. */
export function ended<T extends { ok: true } | { ok: false; error: { status: number } }>(answer: T): T {
  if (!answer.ok && answer.error.status === 401) signOutOps()
  return answer
}

/** Shows what a save answered, beside the table and in it. */
export async function showSaved(saved: GoodsProduct, text: string): Promise<void> {
  $notice.set({ text, isError: false })
  if ($openId.get() === saved.id) product.put(saved)
  steady.hold(saved.id)
  await list.refresh()
}

/** Requests the open product and its row again: others may have been faster. */
export const refreshProduct = async (): Promise<void> => {
  await Promise.all([list.refresh(), $openId.get() === undefined ? undefined : product.refresh()])
}

/** Takes products out of the marketplace or sells them again, one after another; each by itself (ops-111). */
export async function setOnSale(
  rows: readonly Pick<GoodsRow, 'id' | 'name' | 'updated_at'>[],
  isOn: boolean
): Promise<boolean> {
  const endpoint = isOn ? 'POST /ops/product/{id}/restore' : 'POST /ops/product/{id}/archive'
  const failed: string[] = []
  for (const { id, name, updated_at } of rows) {
    const answer = ended(await call(endpoint, { id, updated_at }))
    if (!answer.ok) failed.push(`${name}: ${answer.error.message}`)
    if (!answer.ok && answer.error.status === 401) break
  }
  const done = rows.length - failed.length
  const text = `${done} produk ${isOn ? 'dijual lagi' : 'diarsipkan'}`
  $notice.set({ text: [text, ...failed].join('. '), isError: failed.length > 0 })
  await refreshProduct()
  return failed.length === 0
}

/** Saves the filtered products as a table that can be imported again. */
export async function exportTable(query: PlaceQuery, format: 'xlsx' | 'csv'): Promise<void> {
  const answer = ended(await download('GET /ops/product/export', { ...productFilter(query), format }))
  if (answer.ok) return saveFile(answer.value.name, answer.value.content)
  $notice.set({ text: answer.error.message, isError: true })
}
