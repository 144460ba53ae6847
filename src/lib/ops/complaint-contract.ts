import * as z from 'zod/mini'

import { complaintErrors } from '#lib/complaint/errors.ts'
import {
  maxCourierLength,
  maxMessageLength,
  maxTrackingLength,
  complaintsPerPage
} from '#lib/complaint/limits.ts'
import {
  complaintDetail,
  complaintMessage,
  complaintMessageForm,
  complaintOffer
} from '#lib/complaint/shapes.ts'
import { endpoint } from '#lib/core/schema/endpoint.ts'
import { flag, id, imageFile, isoDate, paging, rupiah, text, whole } from '#lib/core/schema/fields.ts'
import { traceEntry } from '#lib/order/order-shapes.ts'
import { orderRest, orderShipment } from '#lib/order/shipment-shapes.ts'

import { listKeyword } from './list-keyword.ts'

/** A complaint as the counter sees it: what the buyer sees, who complains, and what this caller may do now. */
export const opsComplaint = z.intersection(
  complaintDetail,
  z.object({
    buyer: z.object({ id: whole, name: z.string() }),
    /** The order's total, in whole rupiah. */
    grand_total: whole,
    order_status_label: z.string(),
    /** How the order itself travels; `returned` and `sent_again` are the complaint's own goods. */
    shipping: z.object({
      courier: z.string(),
      service: z.string(),
      resi: z.nullable(z.string()),
      sent_at: z.nullable(isoDate),
      delivered_at: z.nullable(isoDate)
    }),
    /** Who gets the goods that the complaint sends, and where; null unless they are to be sent, or are on their way. */
    ship_to: z.nullable(
      z.object({
        name: z.string(),
        phone: z.string(),
        /** With its postcode, but for a warehouse. */
        address: z.string(),
        /** Whether name, phone and address are those of the warehouse where the buyer collects. */
        is_pickup: z.boolean()
      })
    ),
    /** Where it travels in parts, its parts; and what complaints sent, lost ones too. */
    shipments: z.array(orderShipment),
    /** What is left to ship, and until when. */
    rest: z.nullable(orderRest),
    /** What the courier reported, the last one first. */
    trace: z.array(traceEntry),
    steps: z.array(z.enum(['answer', 'arbitrate', 'ship', 'deliver', 'receive', 'help']))
  })
)
export type OpsComplaint = z.output<typeof opsComplaint>

/** What a step needs of an open complaint, and what it may be rejected with. */
const stepErrors = [complaintErrors.complaint_not_found, complaintErrors.complaint_moved]
const offerErrors = [
  ...stepErrors,
  complaintErrors.complaint_solution,
  complaintErrors.complaint_nominal_required,
  complaintErrors.complaint_nominal
]

/** What the seller answers or the admin rules. */
export const complaintOfferForm = z.object({
  solution: complaintOffer,
  /** Whole rupiah; needed where money is paid. */
  nominal: z.optional(rupiah),
  message: text(maxMessageLength, 'Penjelasan wajib diisi')
})

export const listOpsComplaints = endpoint('GET /ops/complain', {
  access: 'ops',
  roles: ['clerk', 'support', 'finance', 'seller'],
  summary: 'Complaints, the most urgent first; for a seller those of its shop',
  paged: true,
  input: z.object({
    /** Open ones, by deadline; or closed ones, the last first. */
    open: z._default(flag, true),
    /** Only open ones that the shop or the marketplace has to act on, whose deadline is within a day or has passed. */
    is_due: z.optional(flag),
    /** A whole order code alone; otherwise a part of the buyer's or the shop's name. */
    keyword: z.optional(listKeyword),
    shop: z.optional(id),
    /** Open ones by deadline, `date` or the wished nominal, those without one last; closed ones by date alone. */
    sort: z.optional(z.enum(['deadline', 'date', 'nominal'])),
    /** Of `sort`; without it the nearest deadline, the latest date and the highest nominal come first. */
    order: z.optional(z.enum(['asc', 'desc'])),
    ...paging(complaintsPerPage)
  }),
  reply: z.array(opsComplaint)
})

export const readOpsComplaint = endpoint('GET /ops/complain/{id}', {
  access: 'ops',
  roles: ['clerk', 'support', 'finance', 'seller'],
  summary: 'One complaint, whole',
  errors: [complaintErrors.complaint_not_found],
  input: z.object({ id }),
  reply: opsComplaint
})

export const previewPostings = endpoint('GET /ops/complain/{id}/postings', {
  access: 'ops',
  roles: ['clerk', 'support', 'finance', 'seller'],
  summary: 'What a refund of this nominal would post to the ledger, before it is decided',
  errors: [
    complaintErrors.complaint_not_found,
    complaintErrors.complaint_solution,
    complaintErrors.complaint_nominal_required,
    complaintErrors.complaint_nominal
  ],
  input: z.object({ id, solution: complaintOffer, nominal: z.optional(rupiah) }),
  reply: z.object({
    /** One sentence: what the refund does to the order; null where no money is paid. */
    effect: z.nullable(z.string()),
    /** Account, and what it gets (or gives, below zero), in whole rupiah; they sum to zero. */
    postings: z.array(z.object({ account: z.string(), label: z.string(), amount: whole }))
  })
})

export const answerComplaint = endpoint('POST /ops/complain/{id}/answer', {
  access: 'ops',
  roles: ['clerk', 'seller'],
  summary: "The seller's answer: what the buyer wanted is done at once, anything else is an offer",
  errors: offerErrors,
  input: z.extend(complaintOfferForm, { id }),
  reply: opsComplaint
})

export const arbitrateComplaint = endpoint('POST /ops/complain/{id}/arbitrate', {
  access: 'ops',
  roles: ['support', 'finance'],
  summary: "The admin's ruling: the buyer may appeal it once; a second one is final",
  errors: offerErrors,
  input: z.extend(complaintOfferForm, { id }),
  reply: opsComplaint
})

export const shipComplaint = endpoint('POST /ops/complain/{id}/ship', {
  access: 'ops',
  roles: ['clerk', 'seller'],
  summary: 'The seller sends what was missing, or other pieces, under a tracking number of its own',
  errors: stepErrors,
  input: z.object({
    id,
    courier: text(maxCourierLength, 'Kurir wajib diisi'),
    resi: text(maxTrackingLength, 'Nomor resi wajib diisi')
  }),
  reply: opsComplaint
})

export const deliverComplaint = endpoint('POST /ops/complain/{id}/deliver', {
  access: 'ops',
  roles: ['clerk'],
  summary: 'The courier has delivered what is on its way: to the shop, or to the buyer',
  errors: stepErrors,
  upload: true,
  limit: 'upload',
  input: z.object({
    id,
    /** The proof of the delivery. */
    photo: z.optional(imageFile)
  }),
  reply: opsComplaint
})

export const receiveComplaint = endpoint('POST /ops/complain/{id}/received', {
  access: 'ops',
  roles: ['clerk', 'seller'],
  summary:
    'The shop has the returned goods: the refund is made, if it was not before; they go back to stock only if it says so',
  errors: stepErrors,
  input: z.object({ id, restock: z._default(flag, false) }),
  reply: opsComplaint
})

export const disputeReturn = endpoint('POST /ops/complain/{id}/help', {
  access: 'ops',
  roles: ['clerk', 'seller'],
  summary: 'The seller asks the admin about what was returned, before the refund is made',
  errors: stepErrors,
  input: z.object({ id, message: text(maxMessageLength, 'Penjelasan wajib diisi') }),
  reply: opsComplaint
})

export const listOpsComplaintMessages = endpoint('GET /ops/complain/discussion/{id}', {
  access: 'ops',
  roles: ['clerk', 'support', 'finance', 'seller'],
  summary: 'Messages of a complaint, the newest page first',
  errors: [complaintErrors.complaint_not_found],
  paged: true,
  input: z.object({ id, ...paging(complaintsPerPage) }),
  reply: z.array(complaintMessage)
})

export const sendOpsComplaintMessage = endpoint('POST /ops/complain/discussion/send/{id}', {
  access: 'ops',
  roles: ['clerk', 'support', 'seller'],
  summary: 'Writes into the discussion, as the seller or as the admin',
  errors: [
    complaintErrors.complaint_not_found,
    complaintErrors.complaint_moved,
    complaintErrors.complaint_message_empty,
    complaintErrors.complaint_message_limit,
    complaintErrors.complaint_too_many_messages
  ],
  upload: true,
  input: z.extend(complaintMessageForm, { id }),
  reply: complaintMessage
})
