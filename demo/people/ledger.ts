import type { InferInsertModel } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import {
  balances,
  type ledgerAccounts,
  ledgerEntries,
  ledgerMovements,
  type movementCodes
} from '#server/money/schema.ts'
import { insertRows } from '#server/core/db/insert-rows.ts'
import { demoBuyerId } from './people.ts'

type Entry = { account: (typeof ledgerAccounts)[number]; amount: number; shopId?: number }
export type Movement = {
  code: (typeof movementCodes)[number]
  refId: string
  transactionId: number | null
  remark: string
  at: Date
  entries: Entry[]
}

/** The demo's Saldo when all orders are written. */
const endBalance = 25_000_000

/**
 * Writes movements in the order of time after a top-up that makes the demo's Saldo end at a round figure.
 * Throws where a movement does not sum to zero or Saldo would fall below zero.
 */
export async function writeLedger(db: Db, movements: readonly Movement[], start: Date): Promise<void> {
  const spent = -movements
    .flatMap(movement => movement.entries)
    .reduce((sum, entry) => sum + (entry.account === 'buyer_saldo' ? entry.amount : 0), 0)
  const topUp = endBalance + spent
  const all: Movement[] = [
    {
      code: 'TU',
      refId: 'TOPUP-DEMO',
      transactionId: null,
      remark: 'Isi saldo',
      at: start,
      entries: [
        { account: 'gateway', amount: -topUp },
        { account: 'buyer_saldo', amount: topUp }
      ]
    },
    ...movements.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  ]
  let balance = 0
  const entries: InferInsertModel<typeof ledgerEntries>[] = []
  all.forEach((movement, index) => {
    const list = movement.entries.filter(entry => entry.amount !== 0)
    if (list.reduce((sum, entry) => sum + entry.amount, 0) !== 0)
      throw new Error(`${movement.refId} does not balance`)
    for (const entry of list) {
      const isSaldo = entry.account === 'buyer_saldo'
      const balanceBefore = balance
      if (isSaldo) balance += entry.amount
      if (balance < 0) throw new Error('Saldo below zero')
      entries.push({
        movementId: index + 1,
        account: entry.account,
        userId: isSaldo ? demoBuyerId : null,
        shopId: entry.shopId ?? null,
        amount: entry.amount,
        balanceBefore: isSaldo ? balanceBefore : null,
        balanceAfter: isSaldo ? balance : null
      })
    }
  })
  await insertRows(
    db,
    ledgerMovements,
    all.map((movement, index) => ({
      id: index + 1,
      code: movement.code,
      trxId: `${movement.code}${String(260_000_001 + index)}`,
      refId: movement.refId,
      transactionId: movement.transactionId,
      remark: movement.remark,
      createdAt: movement.at
    }))
  )
  await insertRows(db, ledgerEntries, entries)
  await insertRows(db, balances, [{ userId: demoBuyerId, amount: balance }])
}
