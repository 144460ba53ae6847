import { typedRupiah } from '#lib/format/typed-rupiah.ts'

/** Bounds of a withdrawal in whole rupiah (withdrawal-1). */
export const minWithdrawal = 50_000
/** Part of a withdrawal that the bank account does not receive, in whole rupiah (withdrawal-3). */
const withdrawalFee = 2_500
/** Maximum of a person's open withdrawals (withdrawal-4). */
export const maxOpenWithdrawals = 3

/** The amounts that are offered, in whole rupiah. */
export const presetAmounts = [50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000] as const

/** A withdrawal as it is asked for. `isRest`: the whole rest of an account that is to be closed, below the minimum. */
type Asked = { nominal: number; balance: number; isRest?: boolean | undefined }

/** Why an amount cannot be withdrawn; undefined if it can. */
export function amountProblem({
  nominal,
  balance,
  isRest
}: Asked): 'withdrawal_too_small' | 'withdrawal_above_balance' | 'withdrawal_no_rest' | undefined {
  if (isRest) {
    const isWhole = nominal === balance && nominal > 0 && nominal < minWithdrawal
    return isWhole ? undefined : 'withdrawal_no_rest'
  }
  if (nominal < minWithdrawal) return 'withdrawal_too_small'
  return nominal > balance ? 'withdrawal_above_balance' : undefined
}

/** The fee of a withdrawal: none for the rest of an account that is to be closed (D51). */
export const feeOf = ({ isRest }: Pick<Asked, 'isRest'>): number => (isRest ? 0 : withdrawalFee)

/**
 * What was typed or pasted, in whole rupiah, capped at the balance: ('750.000,00', 500_000) // => 500_000
 */
export function typedAmount(typed: string, balance: number): { amount: number; isCapped: boolean } {
  const amount = typedRupiah(typed)
  return { amount: Math.min(amount, balance), isCapped: amount > balance }
}
