import { expect, test } from 'vitest'

import { formErrors } from '#lib/identity/registration-form.ts'
import { rejectOrder, shipOrder, traceOrder } from '#lib/ops/order-contract.ts'
import { replyReview } from '#lib/ops/review-contract.ts'

test('[ops-4, order-22] steps that need words say which', () => {
  expect(formErrors(shipOrder.input, { id: 'BB1', resi: ' ' })).toEqual({ resi: 'Nomor resi wajib diisi' })
  expect(formErrors(traceOrder.input, { id: 'BB1', detail: '' })).toEqual({
    detail: 'Keterangan wajib diisi'
  })
  expect(formErrors(rejectOrder.input, { id: 'BB1', reason: '' })).toEqual({ reason: 'Alasan wajib diisi.' })
  expect(formErrors(replyReview.input, { id: 1, reply: '', updated_at: '2026-11-29T03:00:00.000Z' })).toEqual(
    { reply: 'Balasan wajib diisi' }
  )
})
