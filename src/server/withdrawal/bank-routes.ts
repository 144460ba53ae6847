import { fail } from '#lib/core/schema/api-error.ts'
import * as contract from '#lib/withdrawal/bank-contract.ts'
import { withdrawalErrors } from '#lib/withdrawal/errors.ts'
import { bankTexts } from '#lib/withdrawal/texts.ts'

import { answer } from '#server/core/http/answer.ts'
import type { BuyerContext } from '#server/core/http/context.ts'
import type { Api } from '#server/core/http/registry.ts'
import type { Db } from '#server/core/db/connect.ts'
import { recordEvent } from '#server/identity/account-events.ts'
import {
  changeBankAccount,
  insertBankAccount,
  readBankAccount,
  readBankAccounts,
  readBanks,
  removeBankAccount
} from './bank-accounts.ts'
import { checkHolder } from './check-holder.ts'

/** Banks, and the accounts that a buyer's Saldo can be sent to. */
export function bankRoutes(api: Api): void {
  api.buyer(contract.listBanks, async ({ db }) => answer(await readBanks(db)))

  api.buyer(contract.listBankAccounts, async ({ db, buyerId }) => answer(await readBankAccounts(db, buyerId)))

  api.buyer(contract.checkBankAccount, async context => {
    const checked = await checkHolder(context)
    return checked.ok ? answer({ account_holder: checked.value.holder }) : checked
  })

  // The bank is called before the transaction, so that no row is locked during the call.
  api.buyer(contract.addBankAccount, async context => {
    const checked = await checkHolder(context)
    if (!checked.ok) return checked
    return context.transact(async tx => {
      const added = await insertBankAccount(tx, context.buyerId, checked.value, context.now)
      if (!added.ok) return added
      await noteEvent(tx, context, 'bank_account_added')
      return answerAccount(tx, context.buyerId, added.value, bankTexts.added)
    })
  })

  api.buyer(contract.updateBankAccount, async context => {
    const { buyerId, input, db } = context
    if (!(await readBankAccount(db, buyerId, input.id))) return fail(withdrawalErrors.bank_account_not_found)
    const checked = await checkHolder(context)
    if (!checked.ok) return checked
    return context.transact(async tx => {
      const changed = await changeBankAccount(tx, buyerId, input.id, checked.value)
      if (!changed.ok) return changed
      if (changed.value.isOther) {
        await noteEvent(tx, context, 'bank_account_deleted')
        await noteEvent(tx, context, 'bank_account_added')
      }
      return answerAccount(tx, buyerId, input.id, bankTexts.updated)
    })
  })

  api.buyer(contract.deleteBankAccount, context =>
    context.transact(async tx => {
      const removed = await removeBankAccount(tx, context.buyerId, context.input.id, context.now)
      if (!removed.ok) return removed
      await noteEvent(tx, context, 'bank_account_deleted')
      return answer(null, { message: bankTexts.deleted })
    })
  )
}

async function answerAccount(tx: Db, userId: number, id: number, message: string) {
  const account = await readBankAccount(tx, userId, id)
  return account ? answer(account, { message }) : fail(withdrawalErrors.bank_account_not_found)
}

/** Records a change of the withdrawal accounts, with the device, for the owner's activity list. */
const noteEvent = (
  tx: Db,
  { buyerId, requestContext, now }: BuyerContext<unknown>,
  kind: 'bank_account_added' | 'bank_account_deleted'
) => recordEvent(tx, { userId: buyerId, kind, requestContext, now })
