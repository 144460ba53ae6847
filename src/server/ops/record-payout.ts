import { and, count, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import { fail } from '#lib/core/schema/api-error.ts'
import type { InputOf, ReplyOf } from '#lib/core/schema/endpoint.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { opsErrors } from '#lib/ops/errors.ts'
import { recordPayout as recordPayoutCall } from '#lib/ops/payout-contract.ts'
import { shopErrors } from '#lib/shop/errors.ts'

import type { Db } from '#server/core/db/connect.ts'
import { answer } from '#server/core/http/answer.ts'
import type { CounterContext } from '#server/core/http/context.ts'
import { replayOrRun } from '#server/core/http/idempotency.ts'
import { findSellerId } from '#server/goods/find-shop.ts'
import { readShopAccounts } from '#server/goods/shop-rows.ts'
import { shops } from '#server/shop/schema.ts'
import { isFileReference } from './payout-reference.ts'
import { bareReference, shopPayouts } from './schema.ts'
import { readShopBalance } from './shop-balance.ts'
import { writePayout } from './write-payout.ts'

type Input = InputOf<typeof recordPayoutCall>

/**
 * Records a transfer to or from a shop, once per Idempotency-Key and once per reference. The shop's row is locked first: of two
 * clerks who saw the same balance the second one is rejected (money-20).
 */
export async function recordPayout(context: CounterContext<Input>) {
  const { db, input, caller, now } = context
  const ownerId = await findSellerId(db, input.id)
  if (ownerId === undefined) return fail(shopErrors.shop_not_found)
  const slot = { ownerId, route: recordPayoutCall.name }
  return replayOrRun<ReplyOf<typeof recordPayoutCall>>(context, slot, async () => async (tx, after) => {
    const [shop] = await tx
      .select({ id: shops.id, name: shops.name })
      .from(shops)
      .where(eq(shops.id, input.id))
      .for('no key update')
    if (!shop) return fail(shopErrors.shop_not_found)
    const before = await readShopBalance(tx, shop.id)
    const rejected = rejectAmount(input, before)
    if (rejected) return rejected
    const repeats = await repeatsOf(tx, input)
    if (repeats === undefined) return fail(opsErrors.payout_reference_taken)
    // References of files are given with a file; one that was returned, and paid after all, is recorded again.
    if (repeats === 0 && isFileReference(input.reference)) return fail(opsErrors.payout_reference_reserved)
    const account = await accountOf(tx, input)
    if (!account.ok) return account
    const { amount, direction, reference, remark } = input
    const { id, paid } = await writePayout(
      tx,
      shop,
      { amount, direction, reference, remark, by: caller.name, repeats, ...account.value },
      now
    )
    const balance = before - paid
    after.act({ kind: 'payout', id: shop.id, before: { balance: before }, after: { balance } })
    return answer({ id, balance })
  })
}

/** Money that was seen otherwise is looked at again; money that the shop is not owed, or does not owe, does not move. */
function rejectAmount({ amount, direction, balance: seen }: Input, balance: number) {
  if (balance !== seen)
    return fail(opsErrors.payout_balance_changed, {
      message: `Saldo toko sekarang ${rupiah(balance)}, bukan ${rupiah(seen)} seperti yang Anda lihat. Periksa lagi, lalu catat.`,
      details: { balance }
    })
  if (direction === 'out' && amount > balance)
    return fail(opsErrors.payout_above_balance, {
      message:
        balance > 0
          ? `Jumlah transfer melebihi saldo toko, ${rupiah(balance)}.`
          : 'Kita tidak berutang kepada toko ini.'
    })
  if (direction === 'in' && amount > -balance)
    return fail(opsErrors.payout_above_debt, {
      message:
        balance < 0
          ? `Jumlah transfer melebihi utang toko, ${rupiah(-balance)}.`
          : 'Toko ini tidak berutang kepada kita.'
    })
  return undefined
}

/**
 * How often transfers of this reference were returned: one that was typed wrongly is recorded again with its own reference
 * (money-23). Undefined where one of it still counts.
 */
async function repeatsOf(tx: Db, { id, reference }: Input): Promise<number | undefined> {
  const returned = alias(shopPayouts, 'returned')
  const [known] = await tx
    .select({ all: count(), returned: count(returned.id) })
    .from(shopPayouts)
    .leftJoin(returned, eq(returned.returnOf, shopPayouts.id))
    .where(
      and(
        eq(shopPayouts.shopId, id),
        isNull(shopPayouts.returnOf),
        eq(bareReference(shopPayouts.reference), bareReference(sql`${reference}::text`))
      )
    )
  return known!.all === known!.returned ? known!.all : undefined
}

const nowhere = { bankName: null, accountNumber: null, accountHolder: null }

/** The account of the shop that was paid, as it is now; from where a shop pays is not known. */
async function accountOf(tx: Db, { id, direction, account: seen }: Input) {
  if (direction === 'in') return { ok: true as const, value: nowhere }
  const { accounts = [] } = (await readShopAccounts(tx, id)) ?? {}
  if (accounts.length === 0) return fail(opsErrors.shop_account_missing)
  const paid = accounts.find(
    one => !seen || (one.bank_name === seen.bank_name && one.account_number === seen.account_number)
  )
  if (!paid) return fail(opsErrors.shop_account_changed)
  const { bank_name: bankName, account_number: accountNumber, account_holder: accountHolder } = paid
  return { ok: true as const, value: { bankName, accountNumber, accountHolder } }
}
