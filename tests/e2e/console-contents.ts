import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import type { Reply } from '#lib/calls.ts'

import { complain } from './complain.ts'
import { demo } from './demo-buyer.ts'
import { type Counter, expect } from './fixtures.ts'
import { orderByApi } from './order-by-api.ts'
import { openJourneyReceiver } from './receiver.ts'
import { send } from './send.ts'

type Product = Pick<Reply<'GET /ops/product/{id}'>, 'shop' | 'category_id' | 'photos'>
/** A place of the console: what opens the rest of it where the address does not name it, and words by which it is known. */
export type Place = { name: string; query: string; press?: string; words?: string }

/** Something of each kind that the console opens, made by the demo's buyer, who is signed in, and by the operator. */
export async function fillConsole(page: Page, counter: Counter): Promise<Place[]> {
  const complaint = await complain(page, counter)
  const order = await orderByApi(page, counter, 'Saldo')
  await orderByApi(page, counter, 'account')
  const withdrawal = await withdraw(page, counter)
  const product = await counter.get<Product>('/product/1')
  const shop = product.shop.id
  const chat = await send<{ conversation_id: number }>(page, '/buyer/conversation/create', {
    receiver_type: 'seller',
    receiver_id: shop,
    message: 'Apakah stok masih ada?'
  })
  const [voucher] = await counter.get<{ id: number }[]>('/voucher')
  const [keyword] = await counter.get<{ id: number }[]>('/keyword')
  const [synonym] = await counter.get<{ id: number }[]>('/synonym')
  const table = `part=products&view=import&import=${await checkedImport(counter, product)}`
  return [
    { name: 'an order', query: `part=orders&open=${order.code}`, words: 'Cetak daftar kemas' },
    { name: 'a product', query: 'part=products&open=1', words: 'Ubah semua isian' },
    { name: 'a product in edit', query: 'part=products&open=1&edit=1', words: 'Keterangan' },
    { name: 'a shop', query: `part=shops&open=${shop}`, words: 'Lihat halaman toko' },
    { name: 'a voucher', query: `part=promo&view=vouchers&open=${voucher!.id}`, words: 'Waktu dan kuota' },
    { name: 'a popular search', query: `part=content&view=keywords&open=${keyword!.id}`, words: 'Simpan' },
    { name: 'a synonym', query: `part=content&view=synonyms&open=${synonym!.id}`, words: 'Hanya satu arah' },
    {
      name: 'a brand to be renamed',
      query: 'part=products&view=brands',
      press: 'tbody tr:first-child th',
      words: 'paling banyak 60 huruf'
    },
    {
      name: 'a webhook with deliveries',
      query: `part=settings&view=webhooks&open=${await failingWebhook(counter)}`,
      words: 'Isi dan jawaban'
    },
    {
      name: 'the balance of a shop',
      query: `part=finance&view=shops&open=${shop}`,
      words: 'Riwayat transfer'
    },
    { name: 'a checked import', query: table, words: 'Paku Layar 5 cm' },
    {
      name: 'a rejected row',
      query: table,
      press: 'tr[data-row]:has-text("Paku Layar 7 cm")',
      words: 'baris 3, toko'
    },
    {
      name: 'a conversation',
      query: 'part=chat',
      press: `[data-chat="${chat.conversation_id}"]`,
      words: 'Lampirkan'
    },
    { name: 'a complaint', query: `part=complaints&open=${complaint.id}`, words: 'Jawaban penjual' },
    {
      name: 'the menu of a phone',
      query: 'part=overview',
      press: '[aria-label="Menu"]',
      words: 'Bagian konsol'
    },
    {
      name: 'the list of keys',
      query: 'part=overview',
      press: '[aria-label="Pintasan"]',
      words: 'Pintasan satu huruf'
    },
    { name: 'a withdrawal', query: `part=withdrawals&code=${withdrawal}`, words: 'Ambil untuk dibayar' }
  ]
}

async function withdraw(page: Page, counter: Counter): Promise<string> {
  await counter.post('/balance/topup', { user: demo.email, amount: 500_000 }, randomUUID())
  const [account] = await send<{ id: number }[]>(page, '/buyer/bank/account')
  const request = { nominal: 100_000, bank_account_id: account!.id, verification_type: 'pin', pin: '123456' }
  const path = '/buyer/withdraw/request'
  const made = await send<{ withdrawal: { code: string } }>(page, path, request, randomUUID())
  return made.withdrawal.code
}

/** A webhook whose receiver rejects what it is told. */
async function failingWebhook(counter: Counter): Promise<number> {
  const receiver = await openJourneyReceiver()
  receiver.state.status = 500
  const hook = { url: receiver.url, events: ['order'], is_active: true }
  const { id } = (await counter.put('/webhook', hook)) as { id: number }
  for (let tries = 0; tries < 2; tries += 1) await counter.post(`/webhook/${id}/test`)
  await receiver.close()
  return id
}

/** An import that waits for its run; its second row has no price. */
async function checkedImport(counter: Counter, { shop, category_id, photos }: Product): Promise<number> {
  const rows = [
    'Nama,Deskripsi,SKU,Harga,Stok,Foto',
    `Paku Layar 5 cm,Paku untuk layar proyek,LAYAR-1,12000,40,${photos[0]}`,
    `Paku Layar 7 cm,Paku untuk layar proyek,LAYAR-2,,40,${photos[0]}`
  ]
  const form = new FormData()
  form.set('table', new File([rows.join('\n')], 'paku-layar.csv', { type: 'text/csv' }))
  form.set('shop_id', String(shop.id))
  form.set('category_id', String(category_id))
  for (const side of ['weight', 'length', 'width', 'height']) form.set(side, '100')
  const { id } = (await counter.post('/import', form)) as { id: number }
  const state = () => counter.get<{ state: string }>(`/import/${id}`).then(one => one.state)
  await expect.poll(state).toBe('checked')
  return id
}
