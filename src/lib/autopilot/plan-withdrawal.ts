import type * as z from 'zod/mini'

import type { opsWithdrawal } from '#lib/ops/withdrawal-contract.ts'

import { actsAt, chance } from './chance.ts'
import { autopilotName } from '#lib/core/autopilot-name.ts'
import { pauses, shares } from './pace.ts'
import type { PlannedCall } from './planned-call.ts'

type Withdrawal = Pick<
  z.output<typeof opsWithdrawal>,
  'id' | 'date' | 'claimed_at' | 'claimed_by' | 'batch' | 'locked_until'
>

/** The bank pays a withdrawal or returns it; what its owner has locked, or somebody else took, is left alone. */
export function planWithdrawal(withdrawal: Withdrawal, now: Date): PlannedCall[] {
  const { id, date, claimed_at, claimed_by, locked_until } = withdrawal
  if (locked_until !== null && Date.parse(locked_until) > now.getTime()) return []
  if (claimed_at === null) {
    const key = `autopilot-claim-${id}`
    const at = actsAt(key, Date.parse(date), pauses.claim)
    return [{ key, at, endpoint: 'POST /ops/withdraw/{id}/claim', input: { id } }]
  }
  if (claimed_by !== autopilotName || withdrawal.batch !== null) return []
  const key = `autopilot-payout-${id}`
  const at = actsAt(key, Date.parse(claimed_at), pauses.payout)
  if (chance(`failed ${id}`) < shares.failed) {
    const reason = 'Bank menolak: rekening tujuan tidak dapat menerima transfer.'
    return [{ key, at, endpoint: 'POST /ops/withdraw/{id}/fail', input: { id, reason } }]
  }
  const input = { id, reference: `BABA-TRF-${id}` }
  return [{ key, at, endpoint: 'POST /ops/withdraw/{id}/settle', input }]
}
