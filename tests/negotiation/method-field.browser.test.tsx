import { atom } from 'nanostores'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import type { Negotiation, OrderDetail } from '#lib/order/order-shapes.ts'

import { NegotiationActions } from '#islands/negotiation/NegotiationActions.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { paymentGroup } from '../support/checkout-data.ts'
import { answerBy, answered, sentTo } from '../support/fake-api.ts'
import { signInMember } from '../support/member.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))
const negotiation = {
  standing: 'approved',
  may_pay: true,
  may_offer: false,
  ways: []
} as unknown as Negotiation
const order = { id: 7, grand_total: 100_000, nego: negotiation, products: [] } as unknown as OrderDetail
vi.mock('#lib/order/store/order-detail.ts', () => ({
  $order: atom({ status: 'ready', value: { id: 7, grand_total: 100_000, nego: { may_pay: true } } }),
  refreshOrder: vi.fn()
}))

const groups = [paymentGroup('virtual_account', [{ id: 2, name: 'BCA', fee: 4_000 }])]
const field = page.getByRole('button', { name: /^Metode pembayaran/ })
const note = page.getByRole('alert').filter({ hasText: 'Silahkan pilih metode pembayaran terlebih dahulu' })

beforeEach(async () => {
  vi.mocked(call).mockReset()
  signInMember()
  await page.viewport(360, 740)
  answerBy(vi.mocked(call), { 'GET /buyer/transaction/nego/payment/{id}': () => answered(groups) })
})

it('[negotiation-23] without a method the field says so, with the focus, until one is chosen', async () => {
  await renderFresh(<NegotiationActions order={order} negotiation={negotiation} />)
  await expect.element(note).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Terima Nego & Bayar' }))
  await expect.element(note).toBeVisible()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAccessibleDescription('Silahkan pilih metode pembayaran terlebih dahulu')
  await expectAccessible('negotiation without a method')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(page.getByRole('radio', { name: /BCA/ }))
  await expect.element(field.getByText('BCA', { exact: true })).toBeVisible()
  await expect.element(note).not.toBeInTheDocument()
  expect(sentTo(vi.mocked(call), 'POST /buyer/transaction/nego/payment/{id}')).toEqual([])
})
