import { randomUUID } from 'node:crypto'

import { postMovement } from '#server/money/ledger.ts'

import type { World } from './world.ts'

/** Changes what a shop is owed, against the fees. */
export const oweShop = ({ services: { db, clock } }: World, shopId: number, amount: number): Promise<void> =>
  postMovement(
    db,
    {
      code: 'EX',
      trxId: `UJI-${randomUUID()}`,
      refId: 'UJI',
      remark: 'Uji',
      entries: [
        { account: 'seller_payable', amount, shopId },
        { account: 'fee_income', amount: -amount }
      ]
    },
    clock.now()
  )
