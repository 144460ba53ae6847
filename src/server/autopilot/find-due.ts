import { planComplaint } from '#lib/autopilot/plan-complaint.ts'
import { planOrder } from '#lib/autopilot/plan-order.ts'
import { isPlayedReview, isYoung, planReview } from '#lib/autopilot/plan-review.ts'
import { planWithdrawal } from '#lib/autopilot/plan-withdrawal.ts'
import { firstDue, type PlannedCall } from '#lib/autopilot/planned-call.ts'
import type { OpsOrder } from '#lib/ops/order-contract.ts'
import type { OpsReview } from '#lib/ops/review-contract.ts'
import { orderStatuses, statuses } from '#lib/order/status.ts'
import type { Called } from '#lib/core/api/call.ts'

import { dueAnswer } from './due-answer.ts'
import type { OperatorCall } from './operator-call.ts'

/** Something of the marketplace, as acts name it. */
export type PlayedObject = {
  kind: 'transaction' | 'complain' | 'withdraw' | 'conversation' | 'review'
  id: number
}
/** A call that is due, and what it is about. */
export type Due = PlayedObject & { planned: PlannedCall }

/** Where the reading of lists stands: turns taken, and the last order and review that were read beyond the first page. */
export type Cursor = { turn: number; beyond: number | undefined; beyondReview?: number | undefined }
type Place = { call: OperatorCall; now: Date; cursor: Cursor }

/** Rows of each list that one turn reads twice: the first ones, and the next ones of the rest. */
const perPage = 20

const open = orderStatuses.filter(status => statuses[status].end === null)

/**
 * What is due now: of each list its first page and one further page, so that turn by turn all of them are read; `cursor`
 * then stands at the next one. Lists that could not be read are left out; the next turn reads them again.
 */
export async function findDue(place: Place): Promise<Due[]> {
  const { call, now, cursor } = place
  const orders = await readOrders(place)
  const complaints = await readSome(place, page => call('GET /ops/complain', { page, per_page: perPage }))
  const withdrawals = await readSome(place, page =>
    call('GET /ops/withdraw', { status: 'pending', page, per_page: perPage })
  )
  const conversations = await readSome(place, page =>
    call('GET /ops/conversation', { filter: 'unread', page, per_page: perPage })
  )
  const reviews = await readReviews(place)
  cursor.turn += 1
  const first = (kind: PlayedObject['kind'], id: number, plan: readonly PlannedCall[]): Due[] => {
    const planned = firstDue(plan, now)
    return planned ? [{ kind, id, planned }] : []
  }
  const answers: Due[] = []
  for (const conversation of conversations) {
    answers.push(...first('conversation', conversation.id, await dueAnswer(place, conversation)))
  }
  return [
    ...orders.flatMap(order => first('transaction', order.id, planOrder(order))),
    ...complaints.flatMap(one => first('complain', one.id, planComplaint(one))),
    ...withdrawals.flatMap(one => first('withdraw', one.id, planWithdrawal(one, now))),
    ...reviews.flatMap(one => first('review', one.id, planReview(one))),
    ...answers
  ].toSorted((a, b) => a.planned.at - b.planned.at)
}

/** Open orders, the newest and the next ones below the last turn's, however many there are. */
async function readOrders({ call, cursor }: Place): Promise<OpsOrder[]> {
  const read = (beyond?: number) =>
    call('GET /ops/transaction', { status: open, per_page: perPage, ...(beyond && { beyond }) })
  const first = await read()
  if (!first.ok) return []
  const firstEnd = first.value.length < perPage ? undefined : first.value.at(-1)?.id
  const from = cursor.beyond ?? firstEnd
  const next = from === undefined ? undefined : await read(from)
  if (!next?.ok) return first.value
  cursor.beyond = next.value.length < perPage ? undefined : next.value.at(-1)?.id
  return [...first.value, ...next.value]
}

/**
 * Reviews that are played, the newest and the next ones below the last turn's; those that are too old end the list, so that
 * what was never answered is not read over and over.
 */
async function readReviews({ call, cursor, now }: Place): Promise<OpsReview[]> {
  const read = (beyond?: number) =>
    call('GET /ops/review', { answer: 'unanswered', per_page: perPage, ...(beyond && { beyond }) })
  const isYoungToTheEnd = (list: readonly OpsReview[]) => list.every(one => isYoung(one, now))
  const first = await read()
  if (!first.ok) return []
  const { reviews, next } = first.value
  const from = cursor.beyondReview ?? (isYoungToTheEnd(reviews) ? next : null) ?? undefined
  const further = from === undefined ? undefined : await read(from)
  const found = further?.ok ? further.value.reviews : []
  if (further?.ok) {
    cursor.beyondReview = (isYoungToTheEnd(found) ? further.value.next : null) ?? undefined
  }
  return [...reviews, ...found].filter(one => isPlayedReview(one, now))
}

async function readSome<R>(
  { cursor: { turn } }: Place,
  read: (page: number) => Promise<Called<R[]>>
): Promise<R[]> {
  const first = await read(1)
  if (!first.ok) return []
  const further = (first.meta?.total_pages ?? 1) - 1
  const second = further > 0 ? await read(2 + (turn % further)) : undefined
  return second?.ok ? [...first.value, ...second.value] : first.value
}
