import * as z from 'zod/mini'

import { orderStatuses } from '#lib/order/status.ts'
import { endpoint } from '#lib/core/endpoint.ts'
import { id, imageFile, nothing, paging, rupiah, text } from '#lib/core/fields.ts'
import { orderDetail } from '#lib/order/order-shapes.ts'

/** An order by its number or by its code. */
const order = z.string().check(z.trim(), z.minLength(1), z.maxLength(40))
const step = z.object({ id: z.number(), code: z.string(), status: z.enum(orderStatuses) })

export const readOutbox = endpoint('GET /ops/outbox', {
  access: 'ops',
  summary: 'Messages that no outside service carried (OTP, WhatsApp, email), newest first',
  input: z.object({ to: z.optional(text(200)) }),
  reply: z.array(
    z.object({
      id: z.number(),
      channel: z.enum(['whatsapp', 'sms', 'email']),
      to: z.string(),
      subject: z.nullable(z.string()),
      text: z.string(),
      code: z.nullable(z.string()),
      created_at: z.string()
    })
  )
})

export const listOpsOrders = endpoint('GET /ops/transaction', {
  access: 'ops',
  summary: 'Orders of all buyers, newest first, as the console shows them',
  paged: true,
  input: z.object({
    status: z.optional(z.enum(orderStatuses)),
    keyword: z.optional(text(100)),
    ...paging(20)
  }),
  reply: z.array(
    z.extend(orderDetail, {
      buyer: z.object({ id: z.number(), name: z.string(), phone: z.nullable(z.string()) }),
      is_accepted: z.boolean(),
      /** The steps that the console may take now. */
      steps: z.array(z.enum(['settle', 'accept', 'pack', 'ship', 'trace', 'deliver', 'reject']))
    })
  )
})

export const settlePayment = endpoint('POST /ops/payment/settle', {
  access: 'ops',
  summary: "The bank reports a payment to a virtual account, by the sandbox gateway's signed notification",
  input: z.object({
    number: text(40, 'Nomor virtual account wajib diisi'),
    /** What the account expects, where absent. */
    amount: z.optional(rupiah)
  }),
  reply: z.object({ outcome: z.enum(['paid', 'late', 'mismatch', 'unknown', 'ignored']) })
})

export const acceptOrder = endpoint('POST /ops/transaction/{id}/accept', {
  access: 'ops',
  summary: 'The seller accepts a paid order',
  input: z.object({ id: order }),
  reply: step
})

export const packOrder = endpoint('POST /ops/transaction/{id}/pack', {
  access: 'ops',
  summary: 'The seller packs an order: it can no longer be cancelled',
  input: z.object({ id: order }),
  reply: step
})

export const shipOrder = endpoint('POST /ops/transaction/{id}/ship', {
  access: 'ops',
  summary: 'The goods are with the courier, under a tracking number',
  input: z.object({ id: order, resi: text(60, 'Nomor resi wajib diisi') }),
  reply: step
})

export const traceOrder = endpoint('POST /ops/transaction/{id}/trace', {
  access: 'ops',
  summary: 'The courier tells where the goods are',
  upload: true,
  input: z.object({
    id: order,
    detail: text(300, 'Keterangan wajib diisi'),
    photo: z.optional(imageFile)
  }),
  reply: step
})

export const deliverOrder = endpoint('POST /ops/transaction/{id}/deliver', {
  access: 'ops',
  summary: 'The courier has delivered; COD money is collected',
  upload: true,
  input: z.object({ id: order, photo: z.optional(imageFile) }),
  reply: step
})

export const rejectOrder = endpoint('POST /ops/transaction/{id}/reject', {
  access: 'ops',
  summary: 'The seller cannot serve a paid order: it is cancelled and refunded',
  input: z.object({ id: order, reason: text(500, 'Alasan wajib diisi.') }),
  reply: step
})

export const replyReview = endpoint('POST /ops/review/{id}/reply', {
  access: 'ops',
  summary: 'The seller answers a review',
  input: z.object({ id, reply: text(1_000, 'Balasan wajib diisi') }),
  reply: z.object({ id: z.number(), reply: z.string() })
})

export const topUpBalance = endpoint('POST /ops/balance/topup', {
  access: 'ops',
  summary: 'Credits the Saldo of a user, named by id, email or phone',
  charges: true,
  input: z.object({
    user: text(200, 'Pengguna wajib diisi'),
    /** Whole rupiah, at least 1. */
    amount: rupiah.check(z.minimum(1)),
    remark: z._default(text(200), '')
  }),
  reply: z.object({ user_id: z.number(), balance: z.number() })
})

export const moveClock = endpoint('POST /ops/clock', {
  access: 'ops',
  summary: 'Moves the clock of deadlines forward and runs what became due; only in demo mode',
  /** At most a year at once. */
  input: z.object({ advance_seconds: id.check(z.maximum(31_536_000)) }),
  reply: z.object({ now: z.string(), jobs: z.number() })
})

export const checkLedger = endpoint('GET /ops/ledger/check', {
  access: 'ops',
  summary: 'Every movement sums to zero and every balance equals its entries, or the rows that differ',
  input: nothing,
  reply: z.object({
    difference: z.number(),
    movements: z.array(z.object({ id: z.number(), sum: z.number() })),
    balances: z.array(z.object({ user_id: z.number(), balance: z.number(), entries: z.number() })),
    /** What each account holds, in whole rupiah. */
    accounts: z.record(z.string(), z.number())
  })
})
