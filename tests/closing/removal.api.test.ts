import { eq, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { beforeAll, describe, expect, it } from 'vitest'

import { clearRecipients } from '#server/closing/clear-recipients.ts'
import { runClosings } from '#server/closing/closing-job.ts'
import { messages } from '#server/chat/schema.ts'
import { photoFile } from '#server/core/images/picture-files.ts'
import { makeNextExport } from '#server/identity/export-job.ts'
import { accountClosings, dataExports } from '#server/identity/personal-data-schema.ts'
import { users } from '#server/identity/schema.ts'
import { orders, transactionHistory } from '#server/order/schema.ts'
import * as tables from '#server/tables.ts'
import { bankAccounts, withdrawals } from '#server/withdrawal/schema.ts'

import { closeAccount, openOwner, type Owner, signInAgain } from '../support/account-owner.ts'
import { advanceTo, buy, pay } from '../support/buying.ts'
import { answerIn, writeTo } from '../support/chatting.ts'
import { type Market, openMarket, type Product } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { takePhoto } from '../support/photo.ts'
import { withdrawalRow } from '../support/withdrawal-row.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
const day = 24 * 60 * 60
let market: Market
let product: Product

beforeAll(async () => {
  market = await openMarket(world())
  product = await market.product({ stock: 50 })
})

/** Every place of the database with this text: 'users.name'. */
async function placesOf(mark: string): Promise<string[]> {
  const found = new Set<string>()
  for (const table of Object.values(tables)) {
    if (!is(table, PgTable)) continue
    for (const row of await world().services.db.select().from(table)) {
      for (const [column, held] of Object.entries(row)) {
        if (JSON.stringify(held)?.includes(mark)) found.add(`${getTableName(table)}.${column}`)
      }
    }
  }
  return [...found].toSorted()
}

const mark = 'Zaitun'

/** An owner whose own texts all hold the mark, with an order that ended. */
async function livedIn(): Promise<Owner & { orderId: number; conversationId: number }> {
  const owner = await openOwner(world())
  const { person } = owner
  const { db, clock } = world().services
  value(await person.call('POST /buyer/profile/update', { name: `Nama ${mark}`, photo: await takePhoto() }))
  const { addresses } = tables
  await db
    .update(addresses)
    .set({ name: `Penerima ${mark}`, addressDetail: `Jl. ${mark} 1`, label: mark })
    .where(eq(addresses.userId, owner.id))
  const site = { contact_name: `Mandor ${mark}`, reference: `PO ${mark}`, floor: 2 }
  const { id, code } = await buy(owner, product, pay.cash, { site })
  await advanceTo(world(), code, 'deliver')
  value(await person.call('POST /buyer/transaction/confirm/{id}', { id }))
  const { transactionLines: lines } = tables
  await db
    .update(lines)
    .set({ note: `Catatan ${mark}` })
    .where(eq(lines.transactionId, id))
  await db
    .update(transactionHistory)
    .set({ photoPath: `private/traces/${mark}` })
    .where(eq(transactionHistory.transactionId, id))
  value(
    await person.call('POST /buyer/transaction/review', {
      product_id: product.id,
      transaction_id: id,
      rating: 5,
      review: 'Bagus',
      photo: await takePhoto()
    })
  )
  const conversationId = await writeTo(owner, market.shopId, {
    message: `Halo, saya ${mark}`,
    photo: await takePhoto()
  })
  await answerIn(world(), conversationId)
  value(
    await person.call('POST /buyer/conversation/report/{id}', { id: conversationId, reason: `Saya ${mark}` })
  )
  value(await person.call('POST /buyer/cart/add', { product_id: product.id, qty: 1 }))
  value(await person.call('POST /auth/fcmtoken/store', { fcm_token: `token-${mark}` }))
  for (const [accountNumber, isNamed] of [
    ['1234567890', true],
    ['1234567891', false]
  ] as const) {
    const account = { bankCode: 'bca', accountNumber, accountHolder: 'Rina', createdAt: clock.now() }
    const [stored] = await db
      .insert(bankAccounts)
      .values({ ...account, userId: owner.id })
      .returning()
    const ended = { status: 'success', closedAt: clock.now() } as const
    const row = { ...withdrawalRow(owner.id, stored!.id, clock.now()), ...ended }
    if (isNamed) await db.insert(withdrawals).values(row)
  }
  value(await person.call('POST /buyer/export', {}))
  await makeNextExport(world().services)
  return { ...owner, orderId: id, conversationId }
}

const close = async (owner: Owner) => {
  value(await closeAccount(owner))
  await world().services.clock.advance(14 * day)
  await runClosings(world().services)
}

describe('a closed account', () => {
  it('[closing-10] leaves no text of its owner but what the books keep, and that for 90 days', async () => {
    const owner = await livedIn()
    const { db, clock, storage } = world().services
    const before = await placesOf(mark)
    expect(before.length).toBeGreaterThan(10)
    const [copy] = await db.select().from(dataExports).where(eq(dataExports.userId, owner.id))
    const [row] = await db.select().from(users).where(eq(users.id, owner.id))
    await close(owner)
    expect(await placesOf(mark)).toEqual([
      'transaction_history.photoPath',
      'transaction_lines.note',
      'transactions.address',
      'transactions.site'
    ])
    // The contacts: the last message alone, until its retention ends.
    await world().services.background.settled()
    const contacts = [...(await placesOf(`62${owner.phone.slice(1)}`)), ...(await placesOf(owner.email))]
    expect(contacts).toEqual(['message_log.to', 'message_queue.to'])
    expect(await storage.open(copy!.path!)).toBeUndefined()
    expect(await storage.open(photoFile(row!.photoPath!, 320))).toBeUndefined()
    // 14 days have passed since the order ended.
    await clock.advance(76 * day - 60)
    await clearRecipients(world().services)
    expect(await placesOf(mark)).toContain('transactions.address')
    await clock.advance(120)
    await clearRecipients(world().services)
    expect(await placesOf(mark)).toEqual([])
    const [order] = await db.select().from(orders).where(eq(orders.id, owner.orderId))
    expect(order).toMatchObject({
      address: { name: 'Akun dihapus', phone: '', address: 'Akun dihapus', lat: 0, lng: 0 },
      site: { floor: 2 }
    })
    const [closing] = await db.select().from(accountClosings).where(eq(accountClosings.userId, owner.id))
    expect(closing?.ordersClearedAt).not.toBeNull()
    expect(await clearRecipients(world().services)).toBe(true)
  })

  it('[chat-61] gets no messages of a shop or the marketplace any more', async () => {
    const owner = await livedIn()
    await close(owner)
    const written = { id: owner.conversationId, message: 'Halo?' }
    expect(codeOf(await world().ops.call('POST /ops/conversation/{id}/send', written))).toBe('buyer_gone')
  })

  it("[closing-11] keeps the other side's answers, the review, and accounts that a withdrawal names", async () => {
    const owner = await livedIn()
    const { db } = world().services
    await close(owner)
    const thread = await db.select().from(messages).where(eq(messages.conversationId, owner.conversationId))
    expect(thread.map(({ role, message, photoPath }) => [role, message, photoPath])).toEqual([
      ['buyer', 'Akun dihapus', null],
      ['seller', 'Siap, stok ada', null]
    ])
    const listed = value(await world().ops.call('GET /ops/conversation', { keyword: 'Akun dihapus' }))
    expect(listed.length).toBeGreaterThan(0)
    const reviews = value(
      await world()
        .person()
        .call('GET /buyer/product/review/{id}', { id: String(product.id) })
    )
    expect(reviews.filter(({ review }) => review === 'Bagus').map(({ user }) => user.name)).toContain(
      'Akun dihapus'
    )
    const kept = await db.select().from(bankAccounts).where(eq(bankAccounts.userId, owner.id))
    expect(kept.map(one => [one.accountNumber, one.deletedAt !== null])).toEqual([['1234567890', true]])
  })

  it('[closing-10] whose order has not been over for 90 days stays on the list of the job', async () => {
    const owner = await livedIn()
    await close(owner)
    await clearRecipients(world().services)
    const { db } = world().services
    const [closing] = await db.select().from(accountClosings).where(eq(accountClosings.userId, owner.id))
    expect(closing?.ordersClearedAt).toBeNull()
  })

  it('[closing-10] with two orders loses the recipient of the one that is 90 days over, and keeps the other', async () => {
    const owner = await openOwner(world())
    const { db, clock } = world().services
    const finish = async () => {
      const { id, code } = await buy(owner, product, pay.cash)
      await advanceTo(world(), code, 'deliver')
      value(await owner.person.call('POST /buyer/transaction/confirm/{id}', { id }))
      return id
    }
    const first = await finish()
    await clock.advance(60 * day)
    expect(await signInAgain(owner)).toBe('ok')
    const second = await finish()
    await close(owner)
    await clock.advance(17 * day)
    await clearRecipients(world().services)
    const found = await db.select().from(orders).where(eq(orders.buyerId, owner.id)).orderBy(orders.id)
    expect(found.map(({ id, address }) => [id, address.name])).toEqual([
      [first, 'Akun dihapus'],
      [second, 'Budi']
    ])
  })
})
