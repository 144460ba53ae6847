import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { runClosings } from '#server/closing/closing-job.ts'
import { complaints } from '#server/complaint/schema.ts'
import { transactor } from '#server/core/transact.ts'
import { keepAccount } from '#server/identity/keep-account.ts'
import { accountClosings } from '#server/identity/personal-data-schema.ts'
import { accountEvents, sessions, users } from '#server/identity/schema.ts'
import { postMovement } from '#server/money/ledger.ts'
import { bankAccounts, withdrawals } from '#server/withdrawal/schema.ts'

import { closeAccount, openOwner, type Owner, ownersPassword, signInAgain } from '../support/account-owner.ts'
import {
  accountOf,
  advanceTo,
  buy,
  checkOut,
  expectTrueBooks,
  movedBy,
  orderOf,
  pay,
  sendOrder,
  topUp
} from '../support/buying.ts'
import { type Market, openMarket } from '../support/market.ts'
import { noBrowser } from '../support/no-browser.ts'
import { messagesTo, openAccount, passCode } from '../support/passing.ts'
import { codeOf, value } from '../support/person.ts'
import { signIn } from '../support/sign-in.ts'
import { withdrawalRow } from '../support/withdrawal-row.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
const day = 24 * 60 * 60
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})
afterEach(() => expectTrueBooks(world()))

const closingOf = async ({ id }: Pick<Owner, 'id'>) => {
  const found = await world()
    .services.db.select()
    .from(accountClosings)
    .where(eq(accountClosings.userId, id))
    .orderBy(accountClosings.id)
  return found.at(-1)
}
const rowOf = async ({ id }: Pick<Owner, 'id'>) => {
  const [row] = await world().services.db.select().from(users).where(eq(users.id, id))
  return row!
}
const obstaclesOf = async ({ person }: Owner) =>
  value(await person.call('GET /buyer/account/closing', {})).obstacles.map(({ kind }) => kind)
const pass = (days: number) => world().services.clock.advance(days * day)
const close = () => runClosings(world().services)

describe('what stands in the way', () => {
  it('[closing-1] is an open order, and nothing once it has ended', async () => {
    const owner = await openOwner(world())
    expect(await obstaclesOf(owner)).toEqual([])
    const { id, code } = await buy(owner, await market.product(), pay.cash)
    expect(await obstaclesOf(owner)).toEqual(['orders'])
    expect(await closeAccount(owner)).toMatchObject({
      error: { code: 'closing_orders_open', status: 409, details: { balance: 0 } }
    })
    await advanceTo(world(), code, 'deliver')
    value(await owner.person.call('POST /buyer/transaction/confirm/{id}', { id }))
    expect(await obstaclesOf(owner)).toEqual([])
    expect(codeOf(await closeAccount(owner))).toBe('ok')
  })

  it('[closing-1] is an open complaint, an open withdrawal and a shop', async () => {
    const { db, clock } = world().services
    const owner = await openOwner(world())
    const { id, code } = await buy(owner, await market.product(), pay.cash)
    await advanceTo(world(), code, 'deliver')
    value(await owner.person.call('POST /buyer/transaction/confirm/{id}', { id }))
    const complaint = {
      transactionId: id,
      buyerId: owner.id,
      kind: 'problem',
      reason: 'retak',
      solution: 'refund',
      stage: 'open',
      createdAt: clock.now()
    } as const
    await db.insert(complaints).values(complaint)
    expect(codeOf(await closeAccount(owner))).toBe('closing_complaints_open')
    await db
      .update(complaints)
      .set({ closedAt: clock.now(), stage: 'closed', outcome: 'cancelled' })
      .where(eq(complaints.buyerId, owner.id))
    const [account] = await db
      .insert(bankAccounts)
      .values({
        userId: owner.id,
        bankCode: 'bca',
        accountNumber: '1234567890',
        accountHolder: 'Rina',
        createdAt: clock.now()
      })
      .returning()
    const [open] = await db
      .insert(withdrawals)
      .values(withdrawalRow(owner.id, account!.id, clock.now()))
      .returning()
    expect(codeOf(await closeAccount(owner))).toBe('closing_withdrawals_open')
    const ended = { status: 'cancelled', closedAt: clock.now() } as const
    await db.update(withdrawals).set(ended).where(eq(withdrawals.id, open!.id))
    expect(await obstaclesOf(owner)).toEqual([])
  })

  it("[closing-1] is a seller's shop", async () => {
    const seller = { id: market.sellerId, person: world().person() }
    await signIn(world(), seller.person, seller.id)
    const read = value(await seller.person.call('GET /buyer/account/closing', {}))
    expect(read.obstacles).toMatchObject([{ kind: 'shop', count: 1 }])
  })

  it('[closing-2] is Saldo that was not given up in its present amount, or too much of it', async () => {
    const owner = await openOwner(world())
    await topUp(world(), owner, 49_999)
    expect(value(await owner.person.call('GET /buyer/account/closing', {}))).toMatchObject({
      obstacles: [],
      balance: 49_999,
      can_give_up: true
    })
    expect(codeOf(await closeAccount(owner))).toBe('closing_saldo_left')
    expect(await closeAccount(owner, 49_998)).toMatchObject({
      error: { code: 'closing_saldo_changed', details: { balance: 49_999 } }
    })
    await topUp(world(), owner, 1)
    expect(codeOf(await closeAccount(owner, 50_000))).toBe('closing_saldo_left')
    expect(value(await owner.person.call('GET /buyer/account/closing', {})).can_give_up).toBe(false)
    expect(await closingOf(owner)).toBeUndefined()
  })
})

describe('a request', () => {
  it('[closing-3] needs the password, or a code to a verified contact', async () => {
    const owner = await openOwner(world())
    const ask = (input: { password?: string }) => owner.person.call('POST /buyer/account/close', input)
    expect(await ask({ password: 'salah12345' })).toMatchObject({
      error: { code: 'wrong_password', fields: { password: expect.any(String) } }
    })
    expect(codeOf(await ask({}))).toBe('grant_required')
    await world().services.clock.advance(31)
    await passCode(world(), owner.person, owner.phone, { purpose: 'account' })
    expect(codeOf(await ask({}))).toBe('ok')
  })

  it('[closing-4] ends all sessions, and tells the verified contacts until when it can be revoked', async () => {
    const owner = await openOwner(world())
    const other = world().person()
    value(await other.call('POST /auth/login', { auth: owner.phone, password: ownersPassword }))
    const { closes_at } = value(await closeAccount(owner))
    const { clock, db } = world().services
    expect(Date.parse(closes_at) - clock.now().getTime()).toBeCloseTo(14 * day * 1000, -5)
    expect(owner.person.cookies.has('access')).toBe(false)
    for (const person of [owner.person, other])
      expect(codeOf(await person.call('GET /buyer/profile', {}))).toBe('unauthorized')
    const live = await db.select().from(sessions).where(eq(sessions.userId, owner.id))
    expect(live.filter(({ revokedAt }) => revokedAt === null)).toEqual([])
    expect((await messagesTo(world(), owner.phone))[0]?.text).toContain('Masuk sebelum tanggal itu')
    expect((await rowOf(owner)).name).toBe('Rina Wijaya')
  })

  it('[closing-4] that comes twice is one', async () => {
    const owner = await openOwner(world())
    const answers = await Promise.all([closeAccount(owner), closeAccount(owner)])
    expect(answers.map(codeOf).toSorted()).toEqual(['ok', 'unauthorized'])
    const found = await world()
      .services.db.select()
      .from(accountClosings)
      .where(eq(accountClosings.userId, owner.id))
    expect(found).toHaveLength(1)
  })

  it('[closing-5] and an order at the same time exclude each other', async () => {
    const product = await market.product({ stock: 100 })
    const { db } = world().services
    for (let round = 0; round < 8; round += 1) {
      const owner = await openOwner(world())
      const request = orderOf(await checkOut(owner, product), pay.account)
      const answers = await Promise.all([closeAccount(owner), sendOrder(owner, request)])
      const closing = await closingOf(owner)
      const [, ordered] = answers
      expect([codeOf(answers[0]) === 'ok', closing !== undefined]).toEqual([!ordered.ok, !ordered.ok])
      // The second one is rejected with the reason.
      expect(['ok', 'closing_orders_open']).toContain(codeOf(answers[0]))
      expect(['ok', 'unauthorized']).toContain(codeOf(ordered))
      if (ordered.ok)
        value(
          await owner.person.call('POST /buyer/transaction/cancel/{id}', {
            id: ordered.value.id,
            reason: 'uji'
          })
        )
      await db.delete(accountClosings).where(eq(accountClosings.userId, owner.id))
    }
  })

  it('[closing-5] that is sent while an order is prepared leaves that order unwritten', async () => {
    const owner = await openOwner(world())
    const request = orderOf(await checkOut(owner, await market.product()), pay.account)
    const { payment } = world().services
    const { openVirtualAccount } = payment
    // Between the order's preparation and its transaction the account is closed.
    payment.openVirtualAccount = async asked => {
      value(await closeAccount(owner))
      return openVirtualAccount(asked)
    }
    try {
      expect(codeOf(await sendOrder(owner, request))).toBe('unauthorized')
    } finally {
      payment.openVirtualAccount = openVirtualAccount
    }
  })
})

describe('signing in', () => {
  it('[closing-6] within 14 days revokes the request, and says so', async () => {
    const owner = await openOwner(world())
    value(await closeAccount(owner))
    await pass(13)
    const signed = value(
      await owner.person.call('POST /auth/login', { auth: owner.phone, password: ownersPassword })
    )
    expect(signed).toMatchObject({ closing_revoked: true })
    expect((await closingOf(owner))?.revokedAt).not.toBeNull()
    expect(value(await owner.person.call('GET /buyer/notification', {}))[0]?.title).toContain(
      'tidak jadi dihapus'
    )
    expect((await messagesTo(world(), owner.phone))[0]?.text).toContain('hapus akun Baba Bangunan dibatalkan')
    const kinds = await world()
      .services.db.select()
      .from(accountEvents)
      .where(eq(accountEvents.userId, owner.id))
    expect(kinds.map(({ kind }) => kind)).toContain('closing_revoked')
    await pass(2)
    await close()
    expect((await rowOf(owner)).name).toBe('Rina Wijaya')
    // A second sign-in has nothing to revoke.
    expect(
      value(await owner.person.call('POST /auth/login', { auth: owner.phone, password: ownersPassword }))
        .closing_revoked
    ).toBeUndefined()
  })

  it('[closing-6] with a code revokes it too', async () => {
    const owner = await openOwner(world())
    value(await closeAccount(owner))
    await world().services.clock.advance(31)
    await passCode(world(), owner.person, owner.phone, { purpose: 'purchase' })
    expect(value(await owner.person.call('POST /auth/login', { auth: owner.phone })).closing_revoked).toBe(
      true
    )
  })

  it('[closing-6] to an account that was closed since it was looked up is rejected', async () => {
    const owner = await openOwner(world())
    const found = await rowOf(owner)
    value(await closeAccount(owner))
    await pass(14)
    await close()
    const keep = transactor(world().services)((tx, after) =>
      keepAccount({ tx, after, now: world().services.clock.now() }, found, noBrowser())
    )
    await expect(keep).rejects.toMatchObject({ error: { code: 'account_not_found' } })
  })

  it('[closing-6] as the job runs keeps the account or finds none', async () => {
    for (let round = 0; round < 4; round += 1) {
      const owner = await openOwner(world())
      value(await closeAccount(owner))
      await pass(14)
      const [signed] = await Promise.all([signInAgain(owner), close()])
      const { name } = await rowOf(owner)
      expect([signed === 'ok', name]).toEqual([
        signed === 'ok',
        signed === 'ok' ? 'Rina Wijaya' : 'Akun dihapus'
      ])
    }
  })
})

describe('after 14 days', () => {
  it('[closing-7] the job takes what was given up, and the contact can register again', async () => {
    const owner = await openOwner(world())
    await topUp(world(), owner, 12_345)
    value(await closeAccount(owner, 12_345))
    await pass(13)
    expect(await close()).toBe(0)
    await pass(1)
    expect(await movedBy(world(), close)).toEqual({ buyer_saldo: -12_345, fee_income: 12_345 })
    expect(await rowOf(owner)).toMatchObject({
      name: 'Akun dihapus',
      phone: null,
      email: null,
      passwordHash: null
    })
    expect((await messagesTo(world(), owner.phone))[0]?.text).toContain('telah dihapus sesuai permintaan')
    expect(await signInAgain(owner)).toBe('account_not_found')
    expect(await close()).toBe(0)
    const anew = world().person()
    expect(await openAccount(world(), anew, 'phone', { phone: owner.phone, email: owner.email })).toBe('ok')
    expect(value(await anew.call('GET /buyer/profile', {})).id).not.toBe(owner.id)
  })

  it('[closing-8] the job keeps an account whose Saldo rose meanwhile, and says why', async () => {
    const owner = await openOwner(world())
    const { id } = await buy(owner, await market.product(), pay.account)
    const number = await accountOf(owner, id)
    value(await owner.person.call('POST /buyer/transaction/cancel/{id}', { id, reason: 'Salah pilih' }))
    value(await closeAccount(owner))
    // A payment for the cancelled order arrives: it is credited to Saldo.
    await world().ops.call('POST /ops/payment/settle', { number })
    await pass(14)
    expect(await close()).toBe(1)
    expect((await closingOf(owner))?.revokedAt).not.toBeNull()
    expect((await rowOf(owner)).name).toBe('Rina Wijaya')
    expect((await messagesTo(world(), owner.phone))[0]?.text).toContain('Saldo Anda belum habis')
    expect(await signInAgain(owner)).toBe('ok')
  })

  it('[payment-10] money that arrives late is not credited to a Saldo that nobody can reach', async () => {
    const owner = await openOwner(world())
    const { id } = await buy(owner, await market.product(), pay.account)
    const number = await accountOf(owner, id)
    value(await owner.person.call('POST /buyer/transaction/cancel/{id}', { id, reason: 'Salah pesan' }))
    value(await closeAccount(owner))
    await pass(14)
    await close()
    const { ops } = world()
    const moved = await movedBy(world(), async () => {
      expect(value(await ops.call('POST /ops/payment/settle', { number }))).toEqual({ outcome: 'closed' })
      const topUp = { user: String(owner.id), amount: 10_000 }
      expect(codeOf(await ops.call('POST /ops/balance/topup', topUp, { key: 'tutup' }))).toBe(
        'account_not_found'
      )
    })
    expect(moved).toEqual({})
    const [seen] = value(await ops.call('GET /ops/payment/notification', { outcome: 'closed' }))
    expect(seen).toMatchObject({ number, outcome: 'closed' })
  })

  it('[closing-9] one account that fails does not stop the others', async () => {
    const { db, log } = world().services
    const [broken, sound] = [await openOwner(world()), await openOwner(world())]
    for (const owner of [broken, sound]) {
      await topUp(world(), owner, 1_000)
      value(await closeAccount(owner, 1_000))
    }
    const closing = (await closingOf(broken))!
    // The movement of the broken one was written before: its number exists.
    await db.transaction(tx =>
      postMovement(
        tx,
        {
          code: 'EX',
          trxId: `EX-HAPUS-${closing.id}`,
          refId: 'uji',
          remark: 'uji',
          entries: [
            { account: 'fee_income', amount: -1 },
            { account: 'fee_income', amount: 1 }
          ]
        },
        world().services.clock.now()
      )
    )
    await pass(14)
    const silenced = { ...world().services, log: Object.assign(Object.create(log), { error: () => {} }) }
    expect(await runClosings(silenced)).toBe(1)
    expect((await rowOf(broken)).name).toBe('Rina Wijaya')
    expect((await rowOf(sound)).name).toBe('Akun dihapus')
    await db.delete(accountClosings).where(eq(accountClosings.id, closing.id))
  })
})
