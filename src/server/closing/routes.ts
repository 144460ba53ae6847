import { addDays } from 'date-fns/addDays'

import * as contract from '#lib/closing/contract.ts'
import { closingDays, mayGiveUp } from '#lib/closing/rest.ts'
import { amountProblem } from '#lib/withdrawal/amount.ts'

import { answer } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'
import { tookRest } from '#server/withdrawal/may-withdraw.ts'
import { readObstacles } from './obstacles.ts'
import { requestClosing } from './request-closing.ts'

/** Closing one's account (D51). */
export function closingRoutes(api: Api): void {
  api.buyer(contract.readClosing, async ({ db, buyerId, now }) => {
    const { obstacles, balance } = await readObstacles(db, buyerId, 0)
    const hadRest = await tookRest(db, buyerId)
    return answer({
      obstacles: obstacles.filter(({ kind }) => kind !== 'saldo'),
      balance,
      can_give_up: mayGiveUp(balance),
      can_withdraw_rest: amountProblem({ nominal: balance, balance, isRest: true }) === undefined && !hadRest,
      closes_at: addDays(now, closingDays).toISOString()
    })
  })

  api.buyer(contract.closeAccount, requestClosing)
}
