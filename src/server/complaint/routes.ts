import * as contract from '#lib/complaint/contract.ts'
import { complaintErrors } from '#lib/complaint/errors.ts'
import { kindLabels } from '#lib/complaint/kinds.ts'
import { maxNominal, withRestRefunded } from '#lib/complaint/nominal.ts'
import { endingText, lostFrom, unavailableText } from '#lib/complaint/options.ts'
import { complaintTexts } from '#lib/complaint/texts.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import type { InputOf } from '#lib/core/schema/endpoint.ts'
import { identityErrors } from '#lib/identity/errors.ts'
import { identityTexts } from '#lib/identity/texts.ts'
import { type Earlier, mayCount, noFurther } from '#lib/order/complainable.ts'
import { orderErrors } from '#lib/order/errors.ts'
import { paidForGoods } from '#lib/order/share.ts'
import { shipmentNames } from '#lib/order/shipment-kinds.ts'

import { ApiException } from '#server/core/api-exception.ts'
import { answer, pageMeta } from '#server/core/http/answer.ts'
import type { BuyerContext } from '#server/core/http/context.ts'
import type { Api } from '#server/core/http/registry.ts'
import { fileAddress } from '#server/core/files/file-tokens.ts'
import { readUser } from '#server/identity/contacts.ts'
import { holdSecret } from '#server/identity/hold-secret.ts'
import { verifyPin } from '#server/identity/pin.ts'
import type { Order } from '#server/order/postings.ts'
import { noEarlier, readEarlier } from '#server/order/earlier-complaints.ts'
import { lockOwnOrder } from '#server/order/order-locks.ts'
import { readOwnOrder } from '#server/order/order-detail.ts'
import * as steps from './buyer-steps.ts'
import { nameableParts, nameableQty, optionsOf } from './check-complaint.ts'
import { lockComplaint, readComplaint, readComplaintPage, readGoods } from './complaint-rows.ts'
import { listComplaintMessages } from './discussion.ts'
import { findSentComplaint, openComplaint } from './open-complaint.ts'
import { removeLoosePhoto, uploadPhoto, withFormPhotos } from './photos.ts'
import { readShopLink, toComplaintCards, toComplaintDetail, toComplaintMessages, toLine } from './present.ts'
import { sendToDiscussion } from './send-message.ts'

const viewing = ({ services, now }: BuyerContext<unknown>) => ({ appSecret: services.config.appSecret, now })

/** A buyer's complaints (D13, D31). */
export function complaintRoutes(api: Api): void {
  api.buyer(contract.listComplaints, async ({ db, buyerId, input, now }) => {
    const { list, total } = await readComplaintPage(
      db,
      { buyerId },
      { ...input, transactionId: input.transaction_id }
    )
    return answer(await toComplaintCards(db, list, now), {
      meta: pageMeta(input.page, input.per_page, total)
    })
  })

  api.buyer(contract.readComplaint, context => showComplaint(context, context.input.id))

  api.buyer(contract.readComplaintOptions, async ({ db, buyerId, input, now }) => {
    const order = await readOwnOrder(db, buyerId, input.id)
    if (!order) return fail(orderErrors.order_not_found)
    const goods = await readGoods(db, [order.id])
    const { lines } = goods
    const parts = goods.parts.get(order.id) ?? []
    const open = lines.map(line => ({ ...line, qty: nameableQty(order, 'not_arrived', line) }))
    const names = shipmentNames(parts, 'Anda')
    const earlier = (await readEarlier(db, [order.id])).get(order.id) ?? noEarlier
    const allowed = optionsOf(order, { lines, parts }, now)
    const kinds = noFurther(earlier) ? [] : allowed
    const shop = await readShopLink(db, order.shopId)
    return answer({
      transaction_id: order.id,
      code: order.code,
      shop: shop!,
      kinds: kinds.map(({ kind, isPossible, from, note }) => ({
        kind,
        label: kindLabels[kind],
        is_possible: isPossible,
        from: from?.toISOString() ?? null,
        note
      })),
      note: noteOf(order, allowed.length, earlier),
      open_id: earlier.openId,
      may_count: mayCount(order, earlier),
      return_days: order.returnDays,
      paid: maxNominal(order, 'not_arrived', open, lines),
      freight: maxNominal(order, 'shipping_difference', [], lines),
      left: paidForGoods(order) - withRestRefunded(order, lines).refunded,
      ends_order: endingText('completed', order),
      lines: open
        .filter(({ qty }) => qty > 0)
        .map(line => ({ ...toLine(line), arrived_qty: nameableQty(order, 'problem', line) })),
      shipments: nameableParts(parts).map(part => ({
        id: part.id,
        name: names.get(part.id)!,
        courier: part.courier,
        resi: part.trackingNumber,
        delivered_at: part.deliveredAt?.toISOString() ?? null,
        from: lostFrom(part, order, now)?.toISOString() ?? null,
        lines: part.lines
      }))
    })
  })

  api.buyer(contract.uploadComplaintPhoto, async context => {
    const { services, transact, db, now, buyerId, input } = context
    const order = await readOwnOrder(db, buyerId, input.id)
    if (!order) return fail(orderErrors.order_not_found)
    const stored = await uploadPhoto(
      { services, transact, now, buyerId, orderId: order.id },
      { photo: input.photo, clientId: input.client_id }
    )
    if (!stored.ok) return stored
    const { id } = stored.value
    return answer({ id, photo: fileAddress(services.config.appSecret, 'complaint', id, now) })
  })

  api.buyer(contract.removeComplaintPhoto, async ({ services, transact, buyerId, input }) => {
    const removed = await removeLoosePhoto({ services, transact, buyerId }, input.id)
    return removed.ok ? answer(null) : removed
  })

  api.buyer(contract.makeComplaint, makeComplaint)
  api.buyer(contract.updateComplaint, updateComplaint)

  api.buyer(contract.listComplaintMessages, async context => {
    const { db, buyerId, input } = context
    const found = await readComplaint(db, { buyerId }, input.id)
    if (!found) return fail(complaintErrors.complaint_not_found)
    const { list, total } = await listComplaintMessages(db, found.complaint.id, input)
    const shown = await toComplaintMessages(db, list, viewing(context))
    return answer(shown, { meta: pageMeta(input.page, input.per_page, total) })
  })

  api.buyer(contract.sendComplaintMessage, context => {
    const { services, transact, now, buyerId, input } = context
    return sendToDiscussion(
      { services, transact, now, reader: { buyerId }, by: buyerId, quota: `buyer-${buyerId}` },
      { actor: 'buyer', userId: buyerId },
      input
    )
  })
}

/** Why the order cannot be complained about; null where it can. */
function noteOf(order: Order, allowed: number, earlier: Earlier): string | null {
  if (allowed === 0) return unavailableText(order)
  const reason = noFurther(earlier)
  return reason ? complaintErrors[reason].message : null
}

async function showComplaint(context: BuyerContext<unknown>, id: number) {
  const found = await readComplaint(context.db, { buyerId: context.buyerId }, id)
  return found
    ? answer(await toComplaintDetail(context.db, found, viewing(context)))
    : fail(complaintErrors.complaint_not_found)
}

type Made = BuyerContext<InputOf<typeof contract.makeComplaint>>

/** Photos of the form are stored first, one by one, like those that were uploaded before it. */
async function makeComplaint(context: Made) {
  const { db, services, transact, now, buyerId, input } = context
  const sent = await findSentComplaint(db, buyerId, input.client_id)
  if (sent) return showComplaint(context, sent.id)
  const known = await readOwnOrder(db, buyerId, input.transaction_id)
  if (!known) return fail(orderErrors.order_not_found)
  const uploading = { services, transact, now, buyerId, orderId: known.id }
  const opened = await withFormPhotos(uploading, input.photos, ids =>
    transact(async (tx, after) => {
      const order = await lockOwnOrder(tx, buyerId, input.transaction_id)
      if (!order) throw new ApiException(orderErrors.order_not_found)
      const step = { tx, after, now: services.clock.now() }
      const complaint = await openComplaint(step, order, { ...input, photoIds: [...input.photo_ids, ...ids] })
      if (!complaint.ok) throw new ApiException(complaint.error)
      return complaint
    })
  )
  if (!opened.ok) return opened
  const shown = await showComplaint(context, opened.value.id)
  return shown.ok ? answer(shown.value.data, { message: complaintTexts.sent }) : shown
}

type Updated = BuyerContext<InputOf<typeof contract.updateComplaint>>

async function updateComplaint(context: Updated) {
  const { db, services, transact, buyerId, me, now, input, requestContext } = context
  // The PIN is hashed, which takes too long for a transaction; a change of it meanwhile rejects (hold-secret.ts).
  const user = input.action === 'accept' ? await readUser(db, buyerId) : undefined
  if (user) {
    if (!input.pin) return fail(identityErrors.pin_wrong, { message: identityTexts.noPin })
    const verified = await verifyPin({ db, userId: buyerId, now, requestContext }, input.pin)
    if (!verified.ok) return verified
  }
  const updated = await transact(async (tx, after) => {
    if (user) await holdSecret(tx, me, 'pinHash', user.pinHash)
    const locked = await lockComplaint(tx, { buyerId }, input.id)
    if (!locked) throw new ApiException(complaintErrors.complaint_not_found)
    const taken = await takeOf(input)({ tx, after, now: services.clock.now() }, locked)
    if (!taken.ok) throw new ApiException(taken.error)
    return taken.value
  })
  return showComplaint(context, updated.id)
}

function takeOf({ action, offered_at: offeredAt, message, courier, resi }: Updated['input']) {
  switch (action) {
    case 'accept':
      return steps.acceptOffer(offeredAt)
    case 'cancel':
      return steps.cancelComplaint
    case 'help':
      return steps.askForHelp(message)
    case 'appeal':
      return steps.appealRuling(message)
    case 'returned':
      return steps.sendBack(courier, resi)
    case 'received':
      return steps.receiveGoods
  }
}
