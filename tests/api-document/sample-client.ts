/**
 * A client that an outsider would write with types generated from the document. It is type-checked and never run: a
 * missing or loose field would need a cast here.
 */
export const sampleClient = `
import createClient from 'openapi-fetch'

import type { paths } from './api.ts'

const client = createClient<paths>({ baseUrl: 'https://contoh.id' })

/** The names and prices of the first page, and how many pages there are. */
export async function listCheap(keyword: string): Promise<{ lines: string[]; pages: number }> {
  const { data, error } = await client.GET('/api/v1/buyer/product', {
    params: { query: { keyword, sort_by: 'termurah', max_price: 100_000, is_pre_order: false, 'city_id[]': [3171] } }
  })
  if (error) throw new Error(error.message)
  const lines: string[] = data.data.map(card => card.name + ': ' + card.price.toFixed(0))
  return { lines, pages: data.meta.total_pages }
}

export async function addTwo(productId: number): Promise<number> {
  const { data, error } = await client.POST('/api/v1/buyer/cart/add', { body: { product_id: productId, qty: 2 } })
  if (data) return data.data.counters.cart
  if (error.status === 422 && error.error.code === 'out_of_stock') return error.error.stock ?? 0
  if (error.status === 429) return -error.error.retry_after
  throw new Error(error.error.code)
}

export async function order(key: string, total: number): Promise<string | number> {
  const { data, error } = await client.POST('/api/v1/buyer/transaction/order', {
    params: { header: { 'Idempotency-Key': key } },
    body: {
      cart_id: 'x',
      cart_detail_id: [1],
      address_id: 1,
      payment_id: 2,
      shipping_type: 'shop_courier',
      shipping_courier: 'Kurir Toko',
      shipping_service: 'Reguler',
      shipping_cost: 20_000,
      total_pay: total
    }
  })
  if (data) return data.data.code
  return error.status === 409 ? error.error.total_pay : error.status
}

export async function review(orderId: number, productId: number, photo: Blob): Promise<number> {
  const { data, error } = await client.POST('/api/v1/buyer/transaction/review', {
    body: { transaction_id: orderId, product_id: productId, rating: 5, review: 'Bagus', photo }
  })
  if (error) throw new Error(error.error.fields?.['photo'])
  return data.data.rating
}

export async function invoice(id: number): Promise<string> {
  const { data } = await client.GET('/api/v1/buyer/transaction/invoice/{id}', {
    params: { path: { id } },
    parseAs: 'text'
  })
  return data ?? ''
}

export async function tabs(): Promise<number> {
  const { data } = await client.GET('/api/v1/buyer/transaction/count')
  return data ? data.data.pending + data.data.success : 0
}

type Step = 'settle' | 'accept' | 'pack' | 'ship' | 'trace' | 'deliver' | 'refuse' | 'lose' | 'reject' | 'cancel' | 'approve' | 'decline'

export async function steps(token: string): Promise<Step[]> {
  const { data } = await client.GET('/api/v1/ops/transaction', { headers: { authorization: 'Bearer ' + token } })
  return data?.data.flatMap(one => (one.status === 'paid' && one.buyer.phone !== null ? one.steps : [])) ?? []
}
`
