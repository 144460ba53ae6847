import type { OpsOrder } from '#lib/ops/order-contract.ts'

import { actsAt } from './chance.ts'
import { pauses } from './pace.ts'
import type { PlannedCall } from './planned-call.ts'

/** Shares of the rates' estimate: from `fair` on an offer is accepted, below `low` it is declined. */
const fair = 0.8
const low = 0.4
/** Whole rupiah where there is neither an offer nor an estimate. */
const standardFreight = 150_000
const step = 1_000

/**
 * The seller's answer to the newest offer: a fair one is accepted, a low one declined, and between them the seller names
 * the lowest price that would have been fair. Without an estimate, and on top of a quote, the offer is accepted.
 */
export function planAnswer({ id, nego }: Pick<OpsOrder, 'id' | 'nego'>, since: number): PlannedCall[] {
  const last = nego?.offers.at(-1)
  if (!nego || !last) return []
  const key = `autopilot-nego-${id}-${last.round}`
  const planned = { key, at: actsAt(key, since, pauses.negotiation) }
  const { offer } = last
  const estimate = nego.is_on_top ? null : nego.estimate
  if (offer !== null && estimate !== null && offer < estimate * low) {
    const reason = 'Tawaran terlalu rendah untuk jarak dan muatan ini. Silakan ajukan tawaran lain.'
    return [{ ...planned, endpoint: 'POST /ops/nego/{id}/decline', input: { id: String(id), reason } }]
  }
  const least = Math.ceil(((estimate ?? 0) * fair) / step) * step
  const unnamed = nego.is_on_top ? 0 : (estimate ?? standardFreight)
  const cost = offer === null ? unnamed : Math.max(offer, least)
  return [{ ...planned, endpoint: 'POST /ops/nego/{id}/approve', input: { id: String(id), cost } }]
}
