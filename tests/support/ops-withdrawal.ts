import type { OpsWithdrawal } from '#ops/withdrawal-store.ts'

/** A withdrawal at the counter that waits and that no operator has taken. */
export const opsWithdrawal = (id: number, change: Partial<OpsWithdrawal> = {}): OpsWithdrawal =>
  ({
    id,
    code: `WD-${String(id).padStart(6, '0')}`,
    status: 'pending',
    nominal: 100_000,
    fee: 2_500,
    total: 97_500,
    bank_code: 'bca',
    bank_name: 'BCA',
    account_number: '0123456789',
    account_holder: 'Larasati Dewi',
    user: { id: 5, name: 'Larasati Dewi' },
    date: '2026-11-27T03:00:00.000Z',
    verified_by: 'pin',
    claimed_by: null,
    claimed_at: null,
    batch: null,
    reference: null,
    reason: null,
    locked_until: null,
    ...change
  }) as OpsWithdrawal
