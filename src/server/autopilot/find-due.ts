import { planComplaint } from '#lib/autopilot/plan-complaint.ts'
import { planOrder } from '#lib/autopilot/plan-order.ts'
import { planWithdrawal } from '#lib/autopilot/plan-withdrawal.ts'
import { firstDue, type PlannedCall } from '#lib/autopilot/planned-call.ts'
import { orderStatuses, statuses } from '#lib/order/status.ts'
import type { Called } from '#lib/core/api/call.ts'

import { dueAnswer } from './due-answer.ts'
import type { OperatorCall } from './operator-call.ts'

/** Something of the marketplace, as acts name it. */
export type PlayedObject = { kind: 'transaction' | 'complain' | 'withdraw' | 'conversation'; id: number }
/** A call that is due, and what it is about. */
export type Due = PlayedObject & { planned: PlannedCall }

type Place = { call: OperatorCall; now: Date; turn: number }

/** Rows of each list that one turn reads twice: the first ones, and the next ones of the rest. */
const perPage = 20

const open = orderStatuses.filter(status => statuses[status].end === null)

/**
 * What is due now: of each list its first page and one further page, so that turn by turn all of them are read. Lists
 * that could not be read are left out; the next turn reads them again.
 */
export async function findDue(place: Place): Promise<Due[]> {
  const { call, now } = place
  const orders = await readSome(place, page =>
    call('GET /ops/transaction', { status: open, page, per_page: perPage })
  )
  const complaints = await readSome(place, page => call('GET /ops/complain', { page, per_page: perPage }))
  const withdrawals = await readSome(place, page =>
    call('GET /ops/withdraw', { status: 'pending', page, per_page: perPage })
  )
  const conversations = await readSome(place, page =>
    call('GET /ops/conversation', { filter: 'unread', page, per_page: perPage })
  )
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
    ...answers
  ].toSorted((a, b) => a.planned.at - b.planned.at)
}

async function readSome<R>({ turn }: Place, read: (page: number) => Promise<Called<R[]>>): Promise<R[]> {
  const first = await read(1)
  if (!first.ok) return []
  const further = (first.meta?.total_pages ?? 1) - 1
  const second = further > 0 ? await read(2 + (turn % further)) : undefined
  return second?.ok ? [...first.value, ...second.value] : first.value
}
