import { complaintErrors } from '#lib/complaint/errors.ts'
import type { ComplaintDetail } from '#lib/complaint/shapes.ts'
import type { ComplaintEvent } from '#lib/complaint/stages.ts'
import { mayAct } from '#lib/complaint/stages.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { mayCall } from '#lib/core/schema/endpoint.ts'
import * as contract from '#lib/ops/complaint-contract.ts'
import type { OpsComplaint } from '#lib/ops/complaint-contract.ts'
import type { Actor } from '#lib/order/actor.ts'
import { statuses } from '#lib/order/status.ts'

import { ApiException } from '#server/core/api-exception.ts'
import { answer, boundedMeta, pageMeta } from '#server/core/http/answer.ts'
import type { Caller } from '#server/core/http/callers.ts'
import type { CounterContext } from '#server/core/http/context.ts'
import type { Api } from '#server/core/http/registry.ts'
import { withPhoto } from '#server/core/images/photos.ts'
import type { Take } from '#server/complaint/change-stage.ts'
import { areDue, readComplaintQueue } from '#server/complaint/complaint-queue.ts'
import {
  awaitsReturn,
  type Complaint,
  lockComplaint,
  readComplaint,
  readLines,
  stateOf
} from '#server/complaint/complaint-rows.ts'
import { readEnding } from '#server/complaint/close-complaint.ts'
import * as goods from '#server/complaint/goods-steps.ts'
import * as offers from '#server/complaint/offer-steps.ts'
import { listComplaintMessages } from '#server/complaint/discussion.ts'
import { toComplaintDetails, toComplaintMessages } from '#server/complaint/present.ts'
import { previewPostings } from '#server/complaint/preview-postings.ts'
import { sendToDiscussion } from '#server/complaint/send-message.ts'
import { readBuyers } from '#server/identity/users.ts'
import type { Order } from '#server/order/postings.ts'
import { readTravels } from './complaint-shipments.ts'
import { noteShopLife } from '#server/shop/shop-life.ts'

type OpsStep = OpsComplaint['steps'][number]

/** The call, the event and the actor of each step. */
const stepKinds = {
  answer: { call: contract.answerComplaint, event: 'answer', actor: 'seller' },
  arbitrate: { call: contract.arbitrateComplaint, event: 'rule', actor: 'admin' },
  ship: { call: contract.shipComplaint, event: 'ship', actor: 'seller' },
  deliver: { call: contract.deliverComplaint, event: 'deliver', actor: 'expedition' },
  receive: { call: contract.receiveComplaint, event: 'receive', actor: 'seller' },
  help: { call: contract.disputeReturn, event: 'help', actor: 'seller' }
} as const satisfies Record<OpsStep, { call: object; event: ComplaintEvent; actor: Actor }>

/** Complaints at the counter: the seller answers, the admin rules, goods move (D13, D20, D31). */
export function opsComplaintRoutes(api: Api): void {
  api.ops(contract.listOpsComplaints, async context => {
    const { db, scope, input, now } = context
    const due = input.is_due ? areDue(now) : undefined
    const { list, total } = await readComplaintQueue(db, scope, {
      ...input,
      isOpen: input.open || Boolean(due),
      due
    })
    return answer(await toOpsComplaints(list, context), {
      meta: boundedMeta(input.page, input.per_page, total)
    })
  })

  api.ops(contract.readOpsComplaint, context => show(context, context.input.id))

  api.ops(contract.previewPostings, async ({ db, scope, input }) => {
    const found = await readComplaint(db, { scope }, input.id)
    if (!found) return fail(complaintErrors.complaint_not_found)
    const checked = await offers.checkOffer(db, found, input)
    if (!checked.ok) return checked
    const ending = await readEnding(db, found, input.nominal ?? 0)
    return answer(previewPostings(found.order, await readLines(db, [found.order.id]), input, ending))
  })

  api.ops(contract.answerComplaint, context => take(context, offers.answerComplaint(context.input)))
  api.ops(contract.arbitrateComplaint, context => take(context, offers.ruleComplaint(context.input)))
  api.ops(contract.shipComplaint, context =>
    take(context, goods.shipAgain(context.input.courier, context.input.resi))
  )
  api.ops(contract.deliverComplaint, async context => {
    const { db, services, scope, input } = context
    const found = await readComplaint(db, { scope }, input.id)
    if (!found) return fail(complaintErrors.complaint_not_found)
    // As with the order's own delivery (order-28).
    const upload = { folder: 'private/traces', photo: input.photo, by: 'operator' } as const
    return withPhoto(services, upload, photoPath => take(context, goods.deliverGoods(photoPath)))
  })
  api.ops(contract.receiveComplaint, context => take(context, goods.receiveReturn(context.input.restock)))
  api.ops(contract.disputeReturn, context => take(context, goods.disputeReturn(context.input.message)))

  api.ops(contract.listOpsComplaintMessages, async ({ db, scope, input, services, now }) => {
    const found = await readComplaint(db, { scope }, input.id)
    if (!found) return fail(complaintErrors.complaint_not_found)
    const { list, total } = await listComplaintMessages(db, found.complaint.id, input)
    const shown = await toComplaintMessages(db, list, { appSecret: services.config.appSecret, now })
    return answer(shown, { meta: pageMeta(input.page, input.per_page, total) })
  })

  api.ops(contract.sendOpsComplaintMessage, async ({ services, transact, now, scope, caller, input }) => {
    const isSeller = caller.role === 'seller'
    const sent = await sendToDiscussion(
      {
        services,
        transact,
        now,
        reader: { scope },
        by: isSeller ? `shop ${caller.shopId}` : 'operator',
        quota: isSeller ? `shop-${caller.shopId}` : `operator-${caller.name}`
      },
      { actor: isSeller ? 'seller' : 'admin', userId: null },
      input
    )
    if (isSeller && sent.ok) await noteShopLife(services.db, caller.shopId, services.clock.now())
    return sent
  })
}

/** Locks a complaint of the caller's scope, takes one step, answers the complaint as it is then. */
async function take(context: CounterContext<{ id: number }>, step: Take) {
  const { services, transact, scope, caller, input } = context
  const taken = await transact(async (tx, after) => {
    const locked = await lockComplaint(tx, { scope }, input.id)
    if (!locked) throw new ApiException(complaintErrors.complaint_not_found)
    const now = services.clock.now()
    const changed = await step({ tx, after, now }, locked)
    if (!changed.ok) throw new ApiException(changed.error)
    // A seller's step is a sign of life of the shop (shop-30).
    if (caller.role === 'seller') await noteShopLife(tx, locked.order.shopId, now)
    return changed.value
  })
  return show(context, taken.id)
}

async function show(context: CounterContext<unknown>, id: number) {
  const found = await readComplaint(context.db, { scope: context.scope }, id)
  return found
    ? answer((await toOpsComplaints([found], context))[0]!)
    : fail(complaintErrors.complaint_not_found)
}

/** Complaints as the counter shows them. A page costs as many queries as one complaint (ops-17). */
async function toOpsComplaints(
  list: readonly { complaint: Complaint; order: Order }[],
  { db, services, now, caller }: CounterContext<unknown>
): Promise<OpsComplaint[]> {
  if (list.length === 0) return []
  const buyers = await readBuyers(
    db,
    list.map(({ order }) => order.buyerId)
  )
  const viewing = { appSecret: services.config.appSecret, now }
  const details = await toComplaintDetails(db, list, viewing)
  const travels = await readTravels(
    db,
    list.map(({ order }) => order),
    { ...viewing, caller }
  )
  return list.map(({ complaint, order }, at) => ({
    ...details[at]!,
    // Not the account's phone: a seller does not see it (ops-20), and the others find it with the order.
    buyer: { id: order.buyerId, name: buyers.get(order.buyerId)?.name ?? '' },
    grand_total: order.grandTotal,
    order_status_label: statuses[order.status].label,
    shipping: {
      courier: order.courier,
      service: order.service,
      resi: order.trackingNumber,
      sent_at: order.shippedAt?.toISOString() ?? null,
      delivered_at: order.deliveredAt?.toISOString() ?? null
    },
    ship_to: toShipTo(complaint, order),
    ...travels.get(order.id)!,
    steps: stepsOf(complaint, details[at]!, caller)
  }))
}

/** Where the order went. A seller sees its recipient's phone with the order too (ops-20). */
function toShipTo({ stage }: Complaint, { address: to, mode }: Order): OpsComplaint['ship_to'] {
  if (stage !== 'replacing' && stage !== 'shipping') return null
  const isPickup = mode === 'pickup'
  return { name: isPickup ? to.label : to.name, phone: to.phone, address: to.address, is_pickup: isPickup }
}

function stepsOf(complaint: Complaint, { returned }: ComplaintDetail, caller: Caller): OpsStep[] {
  const back = returned && { receivedAt: returned.received_at }
  const state = { ...stateOf(complaint), awaitsReturn: awaitsReturn(complaint, back) }
  return (Object.keys(stepKinds) as OpsStep[]).filter(name => {
    const { call, event, actor } = stepKinds[name]
    return mayCall(caller.role, call) && mayAct(state, event, actor)
  })
}
