import { addDays } from 'date-fns/addDays'

import * as contract from '#lib/closing/contract.ts'
import { closingDays } from '#lib/closing/rest.ts'
import { minWithdrawal } from '#lib/withdrawal/amount.ts'

import { answer } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'
import { readObstacles } from './obstacles.ts'
import { requestClosing } from './request-closing.ts'

/** Closing one's account (D51). */
export function closingRoutes(api: Api): void {
  api.buyer(contract.readClosing, async ({ db, buyerId, now }) => {
    const { obstacles, balance } = await readObstacles(db, buyerId, 0)
    return answer({
      obstacles: obstacles.filter(({ kind }) => kind !== 'saldo'),
      balance,
      can_give_up: balance < minWithdrawal,
      closes_at: addDays(now, closingDays).toISOString()
    })
  })

  api.buyer(contract.closeAccount, requestClosing)
}
