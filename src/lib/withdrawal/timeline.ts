import { isOpen, shownStatus, statusLabels, statusTones, type WithdrawalStatus } from './status.ts'
import { stepLabels } from './texts.ts'

type Withdrawal = {
  status: string
  date: string
  claimed_at: string | null
  closed_at: string | null
  reason: string | null
}

/** One step of a withdrawal; `isDone` is false for one to come. */
type Step = {
  label: string
  date: string | null
  isDone: boolean
  tone: 'good' | 'wrong'
  reason: string | null
}

/** Whether a status is an end without the money at the bank. */
export const isBadEnd = (status: WithdrawalStatus): boolean =>
  statusTones[status] === 'wrong' || statusTones[status] === 'over'

/**
 * The steps of a withdrawal: requested, processed by the bank, and its end. A step that it never took is left out:
 * a cancelled one was never given to the bank.
 */
export function timelineOf({ date, claimed_at, closed_at, reason, ...given }: Withdrawal): Step[] {
  const status = shownStatus(given.status)
  const isBad = isBadEnd(status)
  const step = (label: string, at: string | null, more: Partial<Step> = {}): Step => ({
    label,
    date: at,
    isDone: at !== null,
    tone: 'good',
    reason: null,
    ...more
  })
  const end = isOpen(status) ? statusLabels.success : statusLabels[status]
  return [
    step(stepLabels.requested, date),
    ...(claimed_at === null && isBad ? [] : [step(stepLabels.claimed, claimed_at)]),
    step(end, closed_at, { reason, ...(isBad && { tone: 'wrong' as const }) })
  ]
}
