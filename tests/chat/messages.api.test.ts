import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { maxTextLength } from '#lib/chat/limits.ts'
import { messages } from '#server/chat/schema.ts'
import { products } from '#server/product/schema.ts'
import { withdrawals } from '#server/withdrawal/schema.ts'

import { buy, pay, topUp } from '../support/buying.ts'
import { answerIn, listedOf, textsOf, withdrawalOf, writeTo } from '../support/chatting.ts'
import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { codeOf, type Person, value } from '../support/person.ts'
import { sellerOf } from '../support/sellers.ts'
import { signIn } from '../support/sign-in.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market
let otherShop: number
let seller: Person

beforeAll(async () => {
  market = await openMarket(world())
  otherShop = await market.makeShop('Toko Lain')
  seller = await sellerOf(world(), market.shopId)
})

const messagesOf = async (
  buyer: Buyer,
  id: number,
  query: { after?: number; before?: number; page?: number } = {}
) => value(await buyer.person.call('GET /buyer/conversation/{id}', { id, ...query }))

describe('[chat-10] a first message', () => {
  it('opens the one conversation with the shop, which later ones go on', async () => {
    const buyer = await market.buyer()
    const id = await writeTo(buyer, market.shopId, { message: 'Apakah ready?' })
    expect(await writeTo(buyer, market.shopId, { message: 'Kirim hari ini?' })).toBe(id)
    const sent = value(
      await buyer.person.call('POST /buyer/conversation/send/{id}', { id, message: 'Terima kasih' })
    )
    expect(sent).toMatchObject({
      conversation_id: id,
      message: { message: 'Terima kasih', role: 'buyer', user_id: buyer.id, is_you: true, is_read: false },
      counters: { conversation: 0 }
    })
    expect(await textsOf(buyer, id)).toEqual(['Apakah ready?', 'Kirim hari ini?', 'Terima kasih'])
    expect(await listedOf(buyer)).toMatchObject([
      { id, name: 'Toko Uji', message: 'Terima kasih', unread_count: 0, shop: { id: market.shopId } }
    ])
  })

  it('is not sent under an id that the other side has used', async () => {
    const buyer = await market.buyer()
    const id = await writeTo(buyer, market.shopId, { client_id: 'sama' })
    const answer = { id, message: 'Ada', client_id: 'sama' }
    expect(codeOf(await seller.call('POST /ops/conversation/{id}/send', answer))).toBe('message_not_sent')
    expect(await textsOf(buyer, id)).toEqual(['Halo'])
  })

  it('reaches a shop by its seller, and the marketplace without an id', async () => {
    const buyer = await market.buyer()
    const call = (input: object) =>
      buyer.person.call('POST /buyer/conversation/create', { message: 'Halo', ...input } as never)
    const shop = value(await call({ receiver_type: 'seller', receiver_id: market.shopId })).conversation_id
    const bySeller = await call({ receiver_type: 'seller', receiver_id: market.sellerId })
    expect(codeOf(bySeller)).toBe('ok')
    const help = value(await call({ receiver_type: 'admin' })).conversation_id
    expect(help).not.toBe(shop)
    expect(await listedOf(buyer, { id: help })).toMatchObject([{ name: 'Bantuan Baba Bangunan', shop: null }])
  })

  it('is what the server says of its sender, whatever the request claims', async () => {
    const buyer = await market.buyer()
    const id = await writeTo(buyer, market.shopId, {
      role: 'admin',
      sender_id: String(market.sellerId),
      sender_type: 'seller'
    })
    expect(await messagesOf(buyer, id)).toMatchObject([{ role: 'buyer', user_id: buyer.id }])
  })

  it('accepts what forms and other clients send besides: empty ids, numbers, null', async () => {
    const buyer = await market.buyer()
    const sent = await buyer.person.call('POST /buyer/conversation/create', {
      receiver_type: 'seller',
      receiver_id: market.shopId,
      message: 'Halo',
      product_id: '',
      transaction_id: null,
      sender_id: 12,
      role: null
    })
    expect(codeOf(sent)).toBe('ok')
  })

  it('is rejected for an unknown shop, and for the own one', async () => {
    const buyer = await market.buyer()
    const write = (receiver_id?: number) =>
      buyer.person.call('POST /buyer/conversation/create', {
        receiver_type: 'seller',
        message: 'Halo',
        ...(receiver_id && { receiver_id })
      })
    expect([codeOf(await write(999_999_999)), codeOf(await write())]).toEqual([
      'shop_not_found',
      'shop_not_found'
    ])
    const owner = await signedInSeller()
    const own = { receiver_type: 'seller', receiver_id: market.shopId, message: 'Halo' } as const
    expect(codeOf(await owner.call('POST /buyer/conversation/create', own))).toBe('own_shop')
    expect(codeOf(await owner.call('GET /buyer/conversation/user/{id}', { id: market.shopId }))).toBe(
      'own_shop'
    )
    expect(codeOf(await buyer.person.call('GET /buyer/conversation/user/{id}', { id: 999_999_999 }))).toBe(
      'shop_not_found'
    )
  })

  it('is stored once for eight at once: one conversation, all messages', async () => {
    const buyer = await market.buyer()
    const texts = Array.from({ length: 8 }, (_, i) => `Pesan ${i}`)
    const ids = await Promise.all(texts.map(message => writeTo(buyer, market.shopId, { message })))
    expect(new Set(ids).size).toBe(1)
    expect((await textsOf(buyer, ids[0]!)).toSorted()).toEqual(texts)
  })

  it('shows an empty conversation before, which is not stored', async () => {
    const buyer = await market.buyer()
    const look = async (id: number) =>
      value(await buyer.person.call('GET /buyer/conversation/user/{id}', { id }))
    expect(await look(market.shopId)).toMatchObject({
      id: null,
      name: 'Toko Uji',
      message: '',
      unread_count: 0
    })
    expect(await look(0)).toMatchObject({ id: null, name: 'Bantuan Baba Bangunan', shop: null })
    expect(await listedOf(buyer)).toEqual([])
    const id = await writeTo(buyer, market.shopId)
    expect(await look(market.shopId)).toMatchObject({ id, message: 'Halo' })
  })
})

describe('[chat-2] a message', () => {
  it('has a text of at most 2,000 characters, or a photo', async () => {
    const buyer = await market.buyer()
    const id = await writeTo(buyer, market.shopId)
    const send = (message: string) => buyer.person.call('POST /buyer/conversation/send/{id}', { id, message })
    const empty = await send('  \u200B ')
    expect(empty).toMatchObject({
      error: { code: 'message_empty', message: 'Silakan ketik pesan atau lampirkan foto' }
    })
    expect(codeOf(await send('a'.repeat(maxTextLength)))).toBe('ok')
    expect(codeOf(await send('a'.repeat(maxTextLength + 1)))).toBe('invalid_input')
    const product = await market.product()
    const card = await buyer.person.call('POST /buyer/conversation/send/{id}', { id, product_id: product.id })
    expect(codeOf(card)).toBe('message_empty')
  })

  it('keeps its line breaks and loses what is invisible or turns text around', async () => {
    const buyer = await market.buyer()
    const id = await writeTo(buyer, market.shopId, { message: ' Baris 1\nBaris\u202E 2\u200B <b>x</b> ' })
    expect(await textsOf(buyer, id)).toEqual(['Baris 1\nBaris 2 <b>x</b>'])
  })

  it('of 2,000 emoji is stored whole, one more is rejected', async () => {
    const buyer = await market.buyer()
    const message = '🧱'.repeat(maxTextLength)
    const id = await writeTo(buyer, market.shopId, { message })
    expect(await textsOf(buyer, id)).toEqual([message])
    const more = { id, message: `${message}🧱` }
    expect(codeOf(await buyer.person.call('POST /buyer/conversation/send/{id}', more))).toBe('invalid_input')
  })

  it('is the same message when it is sent again under its client id', async () => {
    const buyer = await market.buyer()
    const client_id = randomUUID()
    const id = await writeTo(buyer, market.shopId, { client_id })
    expect(await writeTo(buyer, market.shopId, { client_id })).toBe(id)
    const again = { id, message: 'Halo', client_id }
    const first = value(await buyer.person.call('POST /buyer/conversation/send/{id}', again)).message
    expect(await messagesOf(buyer, id)).toMatchObject([{ id: first.id, client_id }])
  })

  it('is one of eight at once under one client id', async () => {
    const buyer = await market.buyer()
    const client_id = randomUUID()
    const ids = await Promise.all(
      Array.from({ length: 8 }, () => writeTo(buyer, market.shopId, { client_id, message: 'Sekali' }))
    )
    expect(new Set(ids).size).toBe(1)
    expect(await textsOf(buyer, ids[0]!)).toEqual(['Sekali'])
  })

  it('of another side under the same client id is rejected', async () => {
    const buyer = await market.buyer()
    const client_id = randomUUID()
    const id = await writeTo(buyer, market.shopId, { client_id })
    const answered = await world().ops.call('POST /ops/conversation/{id}/send', {
      id,
      message: 'Ya',
      client_id
    })
    expect(answered).toMatchObject({ error: { code: 'message_not_sent', message: 'Gagal mengirim pesan' } })
  })
})

describe('[chat-11] a card in a message', () => {
  it('shows the product and the order in their present state', async () => {
    const buyer = await market.buyer()
    await topUp(world(), buyer, 1_000_000)
    const product = await market.product({ price: 64_000, name: 'Semen Kartu' })
    const order = await buy(buyer, product, pay.saldo)
    const id = await writeTo(buyer, market.shopId, {
      product_id: product.id,
      product_detail_id: product.detailId,
      transaction_id: order.id
    })
    const { services } = world()
    const [before] = await messagesOf(buyer, id)
    expect(before).toMatchObject({
      product: {
        id: product.id,
        detail_id: product.detailId,
        name: 'Semen Kartu',
        price: 64_000,
        is_active: true
      },
      transaction: {
        id: order.id,
        code: order.code,
        status: 'paid',
        products: [{ name: 'Semen Kartu', qty: 1 }]
      }
    })
    await services.db
      .update(products)
      .set({ isActive: false, minPrice: 70_000 })
      .where(eq(products.id, product.id))
    const [after] = await messagesOf(buyer, id)
    expect(after!.product).toMatchObject({ is_active: false })
  })

  it('is rejected for another shop, another buyer, another product', async () => {
    const [buyer, other] = [await market.buyer(), await market.buyer()]
    await topUp(world(), other, 1_000_000)
    const foreign = await market.product({ shopId: otherShop })
    const own = await market.product()
    const order = await buy(other, own, pay.saldo)
    const id = await writeTo(buyer, market.shopId)
    const send = async (input: object) =>
      codeOf(await buyer.person.call('POST /buyer/conversation/send/{id}', { id, message: 'Ini', ...input }))
    expect(await send({ product_id: foreign.id })).toBe('product_not_found')
    expect(await send({ product_id: own.id, product_detail_id: foreign.detailId })).toBe('product_not_found')
    expect(await send({ product_detail_id: own.detailId })).toBe('product_not_found')
    const inactive = await market.product({ isActive: false })
    expect(await send({ product_id: inactive.id })).toBe('product_not_found')
    expect(await send({ transaction_id: order.id })).toBe('order_not_found')
    const there = await writeTo(other, otherShop)
    const toOther = { id: there, message: 'Ini', transaction_id: order.id }
    expect(codeOf(await other.person.call('POST /buyer/conversation/send/{id}', toOther))).toBe(
      'order_not_found'
    )
    const answer = { id, message: 'Ini', product_id: foreign.id }
    expect(codeOf(await seller.call('POST /ops/conversation/{id}/send', answer))).toBe('product_not_found')
  })

  it('of a withdrawal stays between its buyer and the marketplace', async () => {
    const [buyer, other] = [await market.buyer(), await market.buyer()]
    const withdraw_id = await withdrawalOf(world(), buyer)
    const send = async (who: Buyer, input: object) =>
      codeOf(
        await who.person.call('POST /buyer/conversation/create', {
          message: 'Ini',
          withdraw_id,
          ...input
        } as never)
      )
    expect(await send(buyer, { receiver_type: 'seller', receiver_id: market.shopId })).toBe(
      'withdrawal_not_found'
    )
    expect(await send(other, { receiver_type: 'admin' })).toBe('withdrawal_not_found')
    expect(await send(buyer, { receiver_type: 'admin' })).toBe('ok')
    const [help] = await listedOf(buyer)
    const [sent] = await messagesOf(buyer, help!.id!)
    expect(sent).toMatchObject({
      message: 'Ini',
      withdraw_id,
      withdrawal: { id: withdraw_id, nominal: 50_000, label: 'Dibatalkan' }
    })
  })

  it('[withdrawal-56] of a withdrawal shows it in its present state, and never in the thread of somebody else', async () => {
    const [buyer, other] = [await market.buyer(), await market.buyer()]
    const withdraw_id = await withdrawalOf(world(), buyer)
    const help = { receiver_type: 'admin', message: 'Ini' } as const
    const own = value(await buyer.person.call('POST /buyer/conversation/create', { ...help, withdraw_id }))
    expect(own.message.withdrawal).toMatchObject({ status: 'cancelled', label: 'Dibatalkan' })
    const { db } = world().services
    const at = { status: 'failed' as const }
    await db.update(withdrawals).set(at).where(eq(withdrawals.id, withdraw_id))
    const [shown] = await messagesOf(buyer, own.conversation_id)
    expect(shown?.withdrawal).toMatchObject({ status: 'failed', label: 'Gagal' })
    // Rows that no call can write.
    const foreign = value(await other.person.call('POST /buyer/conversation/create', help)).conversation_id
    const inShop = await writeTo(buyer, market.shopId, { message: 'Ini' })
    for (const [who, id] of [
      [other, foreign],
      [buyer, inShop]
    ] as const) {
      await db.update(messages).set({ withdrawId: withdraw_id }).where(eq(messages.conversationId, id))
      expect((await messagesOf(who, id))[0]).toMatchObject({ withdraw_id, withdrawal: null })
    }
  })

  it('with the marketplace may be of any shop, but of the buyer’s own orders', async () => {
    const [buyer, other] = [await market.buyer(), await market.buyer()]
    await topUp(world(), buyer, 1_000_000)
    const product = await market.product({ shopId: otherShop })
    const order = await buy(buyer, product, pay.saldo)
    const help = { receiver_type: 'admin', message: 'Ini' } as const
    const about = { product_id: product.id, transaction_id: order.id }
    const sent = value(await buyer.person.call('POST /buyer/conversation/create', { ...help, ...about }))
    expect(sent.message).toMatchObject({ product: { id: product.id }, transaction: { id: order.id } })
    const foreign = { ...help, transaction_id: order.id }
    expect(codeOf(await other.person.call('POST /buyer/conversation/create', foreign))).toBe(
      'order_not_found'
    )
  })
})

describe('[chat-12] a thread', () => {
  it('comes in pages of 20 from the newest, each oldest first, or around a known message', async () => {
    const buyer = await market.buyer()
    const id = await writeTo(buyer, market.shopId, { message: '0' })
    for (let i = 1; i < 45; i += 1) {
      await buyer.person.call('POST /buyer/conversation/send/{id}', { id, message: String(i) })
    }
    const page = async (query: { page?: number; after?: number; before?: number }) => {
      const answer = await buyer.person.call('GET /buyer/conversation/{id}', { id, ...query })
      return answer.ok ? { list: answer.value, meta: answer.meta } : expect.unreachable()
    }
    const newest = await page({})
    expect(newest.list.map(({ message }) => message)).toEqual(
      Array.from({ length: 20 }, (_, i) => String(25 + i))
    )
    expect(newest.meta).toEqual({ page: 1, per_page: 20, total: 45, total_pages: 3 })
    expect((await page({ page: 3 })).list.map(({ message }) => message)).toEqual(['0', '1', '2', '3', '4'])
    const older = await page({ before: newest.list[0]!.id })
    expect([older.list.at(0)!.message, older.list.at(-1)!.message, older.meta!.total]).toEqual([
      '5',
      '24',
      25
    ])
    const newer = await page({ after: older.list[0]!.id })
    expect([newer.list[0]!.message, newer.list.at(-1)!.message, newer.meta!.total]).toEqual(['6', '44', 39])
  })

  it('that a negotiation opened is the same one', async () => {
    const buyer = await market.buyer()
    const id = await writeTo(buyer, market.shopId)
    await answerIn(world(), id)
    expect(await messagesOf(buyer, id)).toMatchObject([
      { role: 'buyer', is_you: true, is_read: false },
      { role: 'seller', is_you: false, is_read: false, user: { name: 'Toko Uji' } }
    ])
  })
})

async function signedInSeller(): Promise<Person> {
  const person = world().person()
  await signIn(world(), person, market.sellerId)
  return person
}
