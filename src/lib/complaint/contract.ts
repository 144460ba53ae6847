import * as z from 'zod/mini'

import { visibleText } from '#lib/core/browser/visible-text.ts'
import { endpoint } from '#lib/core/schema/endpoint.ts'
import {
  empty,
  id,
  imageFile,
  isoDate,
  paging,
  rupiah,
  shaped,
  text,
  whole
} from '#lib/core/schema/fields.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import { identityErrors } from '#lib/identity/errors.ts'
import { orderErrors } from '#lib/order/errors.ts'
import { complaintErrors } from './errors.ts'
import { jsonText } from './json-text.ts'
import {
  complaintsPerPage,
  maxCourierLength,
  maxMessageLength,
  maxPhotos,
  maxTrackingLength,
  reasonLimits
} from './limits.ts'
import * as shapes from './shapes.ts'

/** Lines of the order, each once for each problem, as JSON, also as the text of a form's field. */
const lines = jsonText(
  z._default(
    z
      .array(
        z.object({
          id,
          qty: z.int().check(z.minimum(1), z.maximum(1_000_000)),
          problem: z.optional(shapes.complaintProblem)
        })
      )
      .check(z.maxLength(200)),
    []
  )
)

export const listComplaints = endpoint('GET /buyer/transaction/complain', {
  access: 'buyer',
  summary: "The buyer's complaints, newest first",
  paged: true,
  input: z.object({
    /** Only those of this order. */
    transaction_id: z.optional(id),
    ...paging(complaintsPerPage)
  }),
  reply: z.array(shapes.complaintCard)
})

export const readComplaint = endpoint('GET /buyer/transaction/complain/{id}', {
  access: 'buyer',
  summary: 'One own complaint, whole',
  errors: [complaintErrors.complaint_not_found],
  input: z.object({ id }),
  reply: shapes.complaintDetail
})

export const readComplaintOptions = endpoint('GET /buyer/transaction/complain/options/{id}', {
  access: 'buyer',
  summary: 'What an own order may be complained about, and from when',
  errors: [orderErrors.order_not_found],
  input: z.object({ id }),
  reply: shapes.complaintOptions
})

export const uploadComplaintPhoto = endpoint('POST /buyer/transaction/complain/photo/{id}', {
  access: 'buyer',
  summary: 'Uploads one photo for a complaint about an own order; the same client id is the same photo',
  errors: [orderErrors.order_not_found, complaintErrors.complaint_photo_limit, coreErrors.file_not_an_image],
  upload: true,
  limit: 'upload',
  input: z.object({ id, photo: imageFile, client_id: text(64, 'Nomor foto wajib diisi') }),
  reply: z.object({ id: whole, photo: z.string() })
})

export const makeComplaint = endpoint('POST /buyer/transaction/complain', {
  access: 'buyer',
  summary: 'Complains about an own order: its completion pauses, and the seller has three days to answer',
  errors: [
    orderErrors.order_not_found,
    complaintErrors.complaint_unavailable,
    complaintErrors.complaint_cash,
    complaintErrors.complaint_open,
    complaintErrors.complaint_limit,
    complaintErrors.complaint_too_early,
    complaintErrors.complaint_lines,
    complaintErrors.complaint_shipments,
    complaintErrors.complaint_qty,
    complaintErrors.complaint_problem,
    complaintErrors.complaint_solution,
    complaintErrors.complaint_nominal_required,
    complaintErrors.complaint_nominal,
    complaintErrors.complaint_photos_required,
    complaintErrors.complaint_photos,
    complaintErrors.complaint_photo_not_found,
    complaintErrors.complaint_photo_limit
  ],
  upload: true,
  limit: 'upload',
  input: z.object({
    transaction_id: id,
    kind: shapes.complaintKind,
    /** For 'problem' at least one; without any, 'not_arrived' is about the whole order. */
    lines: z._default(lines, []),
    /** For 'not_arrived' of an order in parts: those that have not arrived; without any all that are under way. */
    shipments: z._default(jsonText(z._default(z.array(id).check(z.maxLength(200)), [])), []),
    reason: z
      .string(complaintErrors.complaint_reason.message)
      .check(
        z.overwrite(visibleText),
        z.minLength(reasonLimits.min, complaintErrors.complaint_reason.message),
        z.maxLength(reasonLimits.max, complaintErrors.complaint_reason.message)
      ),
    solution: shapes.complaintSolution,
    /** Whole rupiah; needed where money is paid. */
    nominal: z.optional(rupiah),
    /** Photos that were uploaded one by one, and photos of this form. */
    photo_ids: z._default(jsonText(z._default(z.array(id).check(z.maxLength(maxPhotos)), [])), []),
    photos: shapes.photoFiles(maxPhotos),
    /** The form's own number: sent again with it, it is the same complaint. */
    client_id: shapes.clientId
  }),
  reply: shapes.complaintDetail
})

export const updateComplaint = endpoint('POST /buyer/transaction/complain/update/{id}', {
  access: 'buyer',
  summary: 'Accepts, cancels, asks for help, appeals, sends the goods back or receives those sent again',
  errors: [
    complaintErrors.complaint_not_found,
    complaintErrors.complaint_moved,
    complaintErrors.complaint_courier_required,
    identityErrors.pin_missing,
    identityErrors.pin_wrong,
    identityErrors.pin_locked
  ],
  input: z.object({
    id,
    action: z.enum(['accept', 'cancel', 'help', 'appeal', 'returned', 'received']),
    /** For 'accept': it agrees to what happens to the money. */
    pin: z.optional(shaped(6, /^\d{6}$/, 'PIN harus 6 digit angka')),
    /** For 'accept': when the answer or ruling was made that is accepted; another one is not. */
    offered_at: z.optional(isoDate.check(z.maxLength(30))),
    /** For 'help' and 'appeal': what the admin should know. */
    message: z._default(text(maxMessageLength), ''),
    /** For 'returned'. */
    courier: z._default(text(maxCourierLength), ''),
    resi: z._default(text(maxTrackingLength), '')
  }),
  reply: shapes.complaintDetail
})

export const listComplaintMessages = endpoint('GET /buyer/transaction/complain/discussion/{id}', {
  access: 'buyer',
  summary: 'Messages of an own complaint, the newest page first; each page from its oldest message on',
  errors: [complaintErrors.complaint_not_found],
  paged: true,
  input: z.object({ id, ...paging(complaintsPerPage) }),
  reply: z.array(shapes.complaintMessage)
})

export const sendComplaintMessage = endpoint('POST /buyer/transaction/complain/discussion/send/{id}', {
  access: 'buyer',
  summary: 'Writes into the discussion of an own complaint: text or up to three photos',
  errors: [
    complaintErrors.complaint_not_found,
    complaintErrors.complaint_moved,
    complaintErrors.complaint_message_empty,
    complaintErrors.complaint_message_limit,
    complaintErrors.complaint_too_many_messages
  ],
  upload: true,
  input: z.extend(shapes.complaintMessageForm, { id }),
  reply: shapes.complaintMessage
})

export const removeComplaintPhoto = endpoint('DELETE /buyer/transaction/complain/photo/{id}', {
  access: 'buyer',
  summary: 'Removes an own uploaded photo that belongs to no complaint yet',
  errors: [complaintErrors.complaint_photo_not_found],
  input: z.object({ id }),
  reply: empty
})
