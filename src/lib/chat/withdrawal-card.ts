import { accountNameOf } from '#lib/withdrawal/account-name.ts'
import { statusLabels, type WithdrawalStatus } from '#lib/withdrawal/status.ts'
import type { ChatWithdrawal } from './message-shapes.ts'

type Withdrawal = {
  id: number
  code: string
  nominal: number
  status: WithdrawalStatus
  bank_name: string
  account_number: string
}

/** A withdrawal as a message shows it: the account without its whole number. */
export const chatWithdrawalOf = (one: Withdrawal): ChatWithdrawal => ({
  id: one.id,
  code: one.code,
  nominal: one.nominal,
  status: one.status,
  label: statusLabels[one.status],
  account: accountNameOf(one)
})
