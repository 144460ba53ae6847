import * as z from 'zod/mini'

import { imageFile, isoDate, photo, privateFile, text, whole } from '#lib/core/schema/fields.ts'
import { actor, orderDeadline, orderStatus } from '#lib/order/order-shapes.ts'
import { saleUnit, shopName } from '#lib/product/product-shapes.ts'
import { complaintKinds, complaintOffers, complaintProblems, complaintSolutions } from './kinds.ts'
import { complaintErrors } from './errors.ts'
import { maxMessageLength, maxMessagePhotos } from './limits.ts'
import { complaintOutcomes, complaintStages } from './stages.ts'

export const complaintKind = z.enum(complaintKinds)
export const complaintProblem = z.enum(complaintProblems)
export const complaintSolution = z.enum(complaintSolutions)
export const complaintOffer = z.enum(complaintOffers)
export const complaintStage = z.enum(complaintStages)
export const complaintOutcome = z.enum(complaintOutcomes)

/** Pieces of an order's line that a complaint is about. */
export const complaintLine = z.object({
  /** The order's line. */
  id: whole,
  product_id: whole,
  slug: z.string(),
  name: z.string(),
  variant: z.nullable(z.string()),
  photo,
  price: whole,
  sale_unit: saleUnit,
  /** Pieces that are complained about. */
  qty: whole,
  /** Pieces of the line that were ordered, and those of them that were shipped. */
  ordered_qty: whole,
  shipped_qty: whole,
  problem: complaintProblem,
  problem_label: z.string()
})

/** What somebody wants, answers or rules. */
export const complaintTerms = z.object({
  solution: complaintOffer,
  label: z.string(),
  /** Whole rupiah; null where no money is paid. */
  nominal: z.nullable(whole),
  message: z.string(),
  date: isoDate
})

/** Goods on their way back to the shop, or to the buyer again. */
export const complaintGoods = z.object({
  courier: z.string(),
  resi: z.string(),
  sent_at: isoDate,
  delivered_at: z.nullable(isoDate),
  received_at: z.nullable(isoDate)
})

const card = {
  id: whole,
  transaction_id: whole,
  code: z.string(),
  shop: shopName,
  kind: complaintKind,
  kind_label: z.string(),
  stage: complaintStage,
  /** Badge: the stage's label, or how it ended. */
  stage_label: z.string(),
  /** Who acts next; null once it is closed. */
  turn: z.nullable(actor),
  deadline: z.nullable(orderDeadline),
  /** Whether the deadline has passed and nothing happens by itself: the admin is late. */
  is_late: z.boolean(),
  outcome: z.nullable(complaintOutcome),
  /** What was refunded to Saldo, in whole rupiah. */
  refunded: whole,
  lines: z.array(complaintLine),
  date: isoDate,
  closed_at: z.nullable(isoDate)
}

export const complaintCard = z.object(card)
export type ComplaintCard = z.output<typeof complaintCard>

export const complaintDetail = z.object({
  ...card,
  order_status: orderStatus,
  reason: z.string(),
  photos: z.array(privateFile),
  wish: complaintTerms,
  /** The seller's answer. */
  answer: z.nullable(complaintTerms),
  /** The admin's ruling, the last one after an appeal. */
  ruling: z.nullable(complaintTerms),
  is_appealed: z.boolean(),
  /** The most that may be refunded, in whole rupiah: nothing once it is closed. */
  max_nominal: whole,
  returned: z.nullable(complaintGoods),
  /** Where the goods go back to: the shop's name and address; null unless they are to go back. */
  return_address: z.nullable(z.string()),
  sent_again: z.nullable(complaintGoods),
  /** The shipments that it calls lost, of an order that travels in parts: 'Kiriman 2' */
  lost_shipments: z.array(
    z.object({
      id: whole,
      name: z.string(),
      courier: z.string(),
      resi: z.string(),
      delivered_at: z.nullable(isoDate),
      lost_at: z.nullable(isoDate)
    })
  ),
  /** Oldest first. */
  history: z.array(z.object({ actor, actor_label: z.string(), detail: z.string(), date: isoDate })),
  messages: whole,
  /** One sentence: what the offer on the table does to the order; null where it goes on. */
  ends_order: z.nullable(z.string()),
  /** What that offer pays to Saldo, in whole rupiah, of all the money with the payment's fee; null where it pays none. */
  refund_due: z.nullable(whole),
  /** One sentence: what happens next. */
  next: z.string(),
  /** Whether `next` has the date of the deadline. */
  next_names_deadline: z.boolean(),
  /** When 'Minta Bantuan' becomes possible; null if it is, or never. */
  help_from: z.nullable(isoDate),
  /** What the buyer may do now. */
  actions: z.object({
    accept: z.boolean(),
    cancel: z.boolean(),
    help: z.boolean(),
    appeal: z.boolean(),
    return: z.boolean(),
    receive: z.boolean(),
    discuss: z.boolean()
  })
})
export type ComplaintDetail = z.output<typeof complaintDetail>

export const complaintMessage = z.object({
  id: whole,
  actor,
  actor_label: z.string(),
  message: z.string(),
  photos: z.array(privateFile),
  client_id: z.nullable(z.string()),
  date: isoDate
})
export type ComplaintMessage = z.output<typeof complaintMessage>

/** What the form of a complaint needs to know of an order. */
export const complaintOptions = z.object({
  transaction_id: whole,
  code: z.string(),
  shop: shopName,
  /** Empty where the order cannot be complained about; `note` says why. */
  kinds: z.array(
    z.object({
      kind: complaintKind,
      label: z.string(),
      is_possible: z.boolean(),
      from: z.nullable(isoDate),
      note: z.nullable(z.string())
    })
  ),
  note: z.nullable(z.string()),
  /** The open complaint, which must be closed before another one. */
  open_id: z.nullable(whole),
  /** Whether the goods may be counted: a complete count is their receipt, a difference a complaint. */
  may_count: z.boolean(),
  /** Days after delivery until the order completes by itself; a complaint stops them. */
  return_days: whole,
  /**
   * What was paid for these lines without the payment's fee, and the freight in it: both limit the nominal. A refund of
   * `left`, all that was not refunded yet, cancels the order.
   */
  paid: whole,
  freight: whole,
  left: whole,
  /** One sentence: what a refund of less than `left` does to an order of which no other shipments are under way. */
  ends_order: z.nullable(z.string()),
  lines: z.array(
    z.object({
      id: whole,
      product_id: whole,
      slug: z.string(),
      name: z.string(),
      variant: z.nullable(z.string()),
      photo,
      price: whole,
      sale_unit: saleUnit,
      /** Pieces that were shipped, and not refunded by an earlier complaint: those that 'Belum sampai' may name. */
      qty: whole,
      /** Pieces of them that have arrived: those that 'Barang bermasalah' may name. */
      arrived_qty: whole
    })
  ),
  /** The parts in which an order travels that 'Belum sampai' may name: 'Kiriman 2' */
  shipments: z.array(
    z.object({
      id: whole,
      name: z.string(),
      courier: z.string(),
      resi: z.string(),
      delivered_at: z.nullable(isoDate),
      /** When it may be called lost; null if it may be now. */
      from: z.nullable(isoDate),
      lines: z.array(z.object({ id: whole, qty: whole }))
    })
  )
})
export type ComplaintOptions = z.output<typeof complaintOptions>

/** Photos of a form: one or several, up to `max`. */
export const photoFiles = (max: number) =>
  z._default(
    z.pipe(
      z.union([
        z.array(imageFile).check(z.maxLength(max, complaintErrors.complaint_photos.message)),
        imageFile
      ]),
      z.transform((given: File | File[]) => (Array.isArray(given) ? given : [given]))
    ),
    []
  )

/** The sender's own number of a form: sent again with it, it is the same one. */
export const clientId = z.optional(text(64))

/** A message for the discussion of a complaint: text or up to three photos. */
export const complaintMessageForm = z.object({
  message: z._default(text(maxMessageLength), ''),
  photos: photoFiles(maxMessagePhotos),
  client_id: clientId
})
