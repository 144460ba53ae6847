import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { signatureHeaders } from '#lib/core/api/signature.ts'
import { developmentSignatureKey } from '#server/core/platform/config.ts'
import { takePhoto } from '../support/photo.ts'

import { type Counter, expect } from './fixtures.ts'
import { send } from './send.ts'

type Order = { id: number; code: string; status: string }
type Options = { lines: { id: number; qty: number }[] }
type Complaint = { id: number; code: string; max_nominal: number }

/** The demo's buyer complains about a delivered order, with a photo. */
export async function complain(page: Page, counter: Counter): Promise<Complaint> {
  const orders = await send<Order[]>(page, '/buyer/transaction?per_page=100')
  const order = orders.find(({ status }) => status === 'delivered' || status === 'sent')!
  if (order.status === 'sent') await counter.post(`/transaction/${order.code}/deliver`)
  const photo = new FormData()
  photo.append('photo', await takePhoto())
  photo.append('client_id', randomUUID())
  const uploaded = await page.context().request.post(`/api/v1/buyer/transaction/complain/photo/${order.id}`, {
    multipart: photo,
    headers: signatureHeaders(developmentSignatureKey, Date.now())
  })
  expect(uploaded.ok(), await uploaded.text()).toBe(true)
  const { data } = (await uploaded.json()) as { data: { id: number } }
  const { lines } = await send<Options>(page, `/buyer/transaction/complain/options/${order.id}`)
  return send<Complaint>(page, '/buyer/transaction/complain', {
    transaction_id: order.id,
    kind: 'problem',
    lines: lines.map(({ id, qty }) => ({ id, qty, problem: 'broken' })),
    reason: 'Semua barang pecah saat dibuka, kemasannya basah dan sobek di dua sisi.',
    solution: 'refund',
    nominal: 10_000,
    photo_ids: [data.id]
  })
}
