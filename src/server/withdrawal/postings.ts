import { brand } from '#lib/core/brand.ts'
import { accountName } from '#lib/withdrawal/account-name.ts'
import { withdrawalCode } from '#lib/withdrawal/status.ts'

import type { Db } from '#server/core/db/connect.ts'
import { type Movement, postMovement } from '#server/money/ledger.ts'
import type { withdrawals } from './schema.ts'

export type Withdrawal = typeof withdrawals.$inferSelect

/** One posting of a withdrawal. Its number is fixed, so that the ledger's unique index rejects a second posting. */
const post = (tx: Db, { id }: Withdrawal, now: Date, flow: Omit<Movement, 'refId'>): Promise<void> =>
  postMovement(tx, { ...flow, refId: withdrawalCode(id), withdrawalId: id }, now)

/** Saldo → bank_out, when a withdrawal is requested. Throws `balance_too_low` where Saldo does not reach. */
export const takeFromSaldo = (tx: Db, one: Withdrawal, now: Date): Promise<void> =>
  post(tx, one, now, {
    code: 'WD',
    trxId: withdrawalCode(one.id),
    remark: `Penarikan ke ${accountName(one)}`,
    entries: [
      { account: 'buyer_saldo', userId: one.userId, amount: -one.nominal },
      { account: 'bank_out', amount: one.nominal }
    ]
  })

/** bank_out → the bank, less the fee, when it has paid. */
export const payFromBank = (tx: Db, one: Withdrawal, now: Date): Promise<void> =>
  post(tx, one, now, {
    code: 'WD',
    trxId: `PO-${withdrawalCode(one.id)}`,
    remark: `Transfer ke ${accountName(one)}`,
    entries: [
      { account: 'bank_out', amount: -one.nominal },
      { account: 'bank', amount: one.nominal - one.fee },
      { account: 'fee_income', amount: one.fee }
    ]
  })

/** bank_out → Saldo, when a withdrawal was cancelled or failed. */
export const returnToSaldo = (tx: Db, one: Withdrawal, now: Date): Promise<void> =>
  post(tx, one, now, {
    code: 'RF',
    trxId: `RF-${withdrawalCode(one.id)}`,
    remark: `Penarikan dikembalikan ke ${brand.saldo}`,
    entries: [
      { account: 'bank_out', amount: -one.nominal },
      { account: 'buyer_saldo', userId: one.userId, amount: one.nominal }
    ]
  })
