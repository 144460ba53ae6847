import { paysMoney } from '#lib/complaint/kinds.ts'
import type { ComplaintDetail } from '#lib/complaint/shapes.ts'
import type { OpsComplaint } from '#lib/ops/complaint-contract.ts'

import { actsAt, chance, type Pause } from './chance.ts'
import { pauses, shares, storyOf } from './pace.ts'
import { lastOf, type PlannedCall } from './planned-call.ts'

type Complaint = Pick<
  OpsComplaint,
  'id' | 'transaction_id' | 'date' | 'history' | 'steps' | 'wish' | 'max_nominal' | 'returned' | 'sent_again'
>
type Offer = { solution: ComplaintDetail['wish']['solution']; nominal?: number; message: string }

/** Part of what was wanted that another offer pays, and the whole rupiah that it is rounded up to. */
const counterShare = 0.5
const counterStep = 1_000

/** What seller, courier and support do with an open complaint, each at its time: only steps that the server offers. */
export function planComplaint(complaint: Complaint): PlannedCall[] {
  const { id, date, history, steps, returned, sent_again } = complaint
  const since = lastOf([date, ...history.map(one => one.date)])
  const planned = (step: string, pause: Pause) => {
    // A second ruling, or goods that travel again, are steps of their own: they follow a longer history.
    const key = `autopilot-complain-${step}-${id}-${history.length}`
    return { key, at: actsAt(key, since, pause) }
  }
  if (steps.includes('answer')) {
    const input = { id, ...answerTo(complaint) }
    return [{ ...planned('answer', pauses.answer), endpoint: 'POST /ops/complain/{id}/answer', input }]
  }
  if (steps.includes('arbitrate')) {
    const input = { id, ...granted(complaint, 'Kami sudah memeriksa bukti kedua pihak.') }
    return [{ ...planned('arbitrate', pauses.rule), endpoint: 'POST /ops/complain/{id}/arbitrate', input }]
  }
  if (steps.includes('deliver') && (isTravelling(returned) || isTravelling(sent_again)))
    return [
      { ...planned('deliver', pauses.deliver), endpoint: 'POST /ops/complain/{id}/deliver', input: { id } }
    ]
  if (steps.includes('receive'))
    return [
      { ...planned('receive', pauses.receive), endpoint: 'POST /ops/complain/{id}/received', input: { id } }
    ]
  if (steps.includes('ship')) {
    const input = { id, courier: 'Kurir Toko', resi: `BABAK${String(id).padStart(8, '0')}` }
    return [{ ...planned('ship', pauses.sendAgain), endpoint: 'POST /ops/complain/{id}/ship', input }]
  }
  return []
}

const isTravelling = (goods: Complaint['returned']) => goods !== null && goods.delivered_at === null

/** The seller gives what is wanted, or offers a part of the money. Goods that it saw damaged are not argued about. */
function answerTo(complaint: Complaint): Offer {
  const { id, transaction_id, wish, max_nominal } = complaint
  const wanted = Math.min(wish.nominal ?? 0, max_nominal)
  const isCountered = chance(`countered ${id}`) < shares.countered && storyOf(transaction_id) !== 'damaged'
  const nominal = Math.ceil((wanted * counterShare) / counterStep) * counterStep
  if (!isCountered || !paysMoney(wish.solution) || nominal >= wanted)
    return granted(complaint, 'Mohon maaf atas kendalanya. Kami penuhi permintaan Anda.')
  const message =
    'Mohon maaf atas kendalanya. Sebagian barang masih dapat dipakai, jadi kami tawarkan sebagian dana.'
  return { solution: 'refund', nominal, message }
}

/** What the buyer wants. What went back already cannot go back once more: it is refunded. */
function granted({ wish, max_nominal, returned }: Complaint, message: string): Offer {
  const solution = wish.solution === 'return_refund' && returned !== null ? 'refund' : wish.solution
  if (!paysMoney(solution)) return { solution, message }
  return { solution, nominal: Math.min(wish.nominal ?? max_nominal, max_nominal), message }
}
