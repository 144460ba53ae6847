import type { BankAccount } from '#lib/withdrawal/store/bank-accounts.ts'
import type { Withdrawal } from '#lib/withdrawal/store/request.ts'
import { withdrawalCode } from '#lib/withdrawal/status.ts'

export const bca: BankAccount = {
  id: 7,
  bank_code: 'bca',
  bank_name: 'Bank Central Asia (BCA)',
  account_number: '7310457821',
  account_holder: 'Budi Santoso'
}

export const mandiri: BankAccount = {
  id: 8,
  bank_code: 'mandiri',
  bank_name: 'Bank Mandiri',
  account_number: '1230000456789',
  account_holder: 'Budi Santoso'
}

/** A withdrawal of Rp50.000 to BCA that waits. */
export function aWithdrawal(change: Partial<Withdrawal> = {}): Withdrawal {
  const { id = 12, nominal = 50_000 } = change
  return {
    id,
    code: withdrawalCode(id),
    nominal,
    fee: 2_500,
    total: nominal - 2_500,
    status: 'pending',
    date: '2026-11-27T03:00:00.000Z',
    bank_code: bca.bank_code,
    bank_name: bca.bank_name,
    account_number: bca.account_number,
    account_holder: bca.account_holder,
    is_cancellable: true,
    claimed_at: null,
    arrives_at: '2026-11-30T10:00:00.000Z',
    closed_at: null,
    reference: null,
    reason: null,
    ...change
  }
}
