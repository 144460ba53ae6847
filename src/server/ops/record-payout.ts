import { and, eq } from 'drizzle-orm'

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
import { postMovement } from '#server/money/ledger.ts'
import { shops } from '#server/shop/schema.ts'
import { shopPayouts } from './schema.ts'
import { readShopBalance } from './shop-balance.ts'

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
    const rejected = rejectAmount(input, before) ?? (await rejectReference(tx, input))
    if (rejected) return rejected
    const account = await accountOf(tx, input)
    if (!account.ok) return account
    const { amount, direction, reference, remark } = input
    const [payout] = await tx
      .insert(shopPayouts)
      .values({
        shopId: shop.id,
        amount,
        direction,
        reference,
        remark,
        by: caller.name,
        createdAt: now,
        ...account.value
      })
      .returning({ id: shopPayouts.id })
    const isOut = direction === 'out'
    const paid = isOut ? amount : -amount
    await postMovement(
      tx,
      {
        // A transfer (D15): no buyer's Saldo moves, and a withdrawal is a buyer's.
        code: 'TF',
        trxId: `SP-${payout!.id}`,
        refId: reference,
        remark: isOut ? `Pembayaran ke toko ${shop.name}` : `Setoran dari toko ${shop.name}`,
        entries: [
          { account: 'seller_payable', amount: -paid, shopId: shop.id },
          { account: 'bank', amount: paid }
        ]
      },
      now
    )
    const balance = before - paid
    after.act({ kind: 'shop', id: shop.id, before: { balance: before }, after: { balance } })
    return answer({ id: payout!.id, balance })
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

async function rejectReference(tx: Db, { id, reference }: Input) {
  const [known] = await tx
    .select({ id: shopPayouts.id })
    .from(shopPayouts)
    .where(and(eq(shopPayouts.shopId, id), eq(shopPayouts.reference, reference)))
  return known && fail(opsErrors.payout_reference_taken)
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
