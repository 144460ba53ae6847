import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { photoProblem } from '#lib/chat/photo-problem.ts'
import { imageLimit } from '#lib/core/limits.ts'

import { answerOk, openSite } from '../support/fake-site.ts'
import { aProduct } from './chat-data.ts'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

const counters = {
  cart: 0,
  conversation: 0,
  notification: { all: 0, promotion: 0, transaction: 0, negotiation: 0 }
}

it('[chat-56] a contact is counted with its kind of page and the product, and nothing else', async () => {
  const site = openSite({})
  site.local.values.set('consent', 'yes')
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    bodies.push(JSON.parse(String(init.body)))
    return new Response()
  })
  const consent = { dataset: { consent: 'https://hitung.example/masuk' } }
  vi.stubGlobal('document', Object.assign(site.page, { querySelector: () => consent }))
  const { countContact } = await import('#lib/chat/store/contact.ts')
  countContact('product', { product: aProduct })
  countContact('order', {})
  expect(bodies).toEqual([
    { event: 'chat_to_seller', from: 'product', product_id: 11 },
    { event: 'chat_to_seller', from: 'order' }
  ])
})

it('[chat-50] the first message carries its product and variant, under the number that a retry repeats', async () => {
  const site = openSite({
    'POST /buyer/conversation/create': [
      () => answerOk({ conversation_id: 5, message: {}, counters }),
      () => answerOk({ conversation_id: 5, message: {}, counters })
    ]
  })
  const { writeFirst } = await import('#lib/chat/store/contact.ts')
  const send = () => writeFirst(7, 'Halo', 'abc', { product: { ...aProduct, detail_id: 71 } })
  expect(await send()).toMatchObject({ ok: true, value: 5 })
  await send()
  expect(site.requests.map(({ body }) => body)).toEqual(
    Array.from({ length: 2 }, () => ({
      receiver_type: 'seller',
      receiver_id: 7,
      message: 'Halo',
      client_id: 'abc',
      product_id: 11,
      product_detail_id: 71
    }))
  )
})

it('[chat-50] a chat that waits for sign-in goes on once, with its own shop, and not after half an hour', async () => {
  openSite({})
  const { keepBegunChat, takeBegunChat } = await import('#lib/chat/store/begun-chat.ts')
  const at = Date.parse('2026-11-20T03:00:00Z')
  keepBegunChat(7, at)
  expect(await takeBegunChat(8, at)).toBe(false)
  expect(await takeBegunChat(7, at + 1_000)).toBe(true)
  expect(await takeBegunChat(7, at + 1_000)).toBe(false)
  keepBegunChat(7, at)
  expect(await takeBegunChat(7, at + 30 * 60_000)).toBe(false)
})

it('[chat-43] a file that is no picture or too large says why', () => {
  expect(photoProblem({ type: 'image/webp', size: 5_000_000 })).toBeUndefined()
  expect(photoProblem({ type: 'image/png', size: 5_000_001 })).toBe(imageLimit.text)
  expect(photoProblem({ type: 'image/heic', size: 1 })).toBe(imageLimit.heic)
  for (const type of ['image/svg+xml', 'application/pdf', '']) {
    expect(photoProblem({ type, size: 1 })).toBe(imageLimit.kinds)
  }
})
