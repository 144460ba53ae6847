import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { $orderEvent } from '#lib/identity/store/live.ts'
import type { PaymentDetail } from '#lib/payment/contract.ts'

import { PaymentPage } from '#islands/payment/PaymentPage.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, held, sentTo } from '../support/fake-api.ts'
import { budi, signInMember } from '../support/member.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const reading = 'GET /buyer/transaction/payment/{id}'
const paid = (credited: number): PaymentDetail => ({
  id: 7,
  code: 'BB260101ABCDEF',
  status: 'paid',
  grand_total: 104_000,
  refunded: 0,
  orders: [],
  credited,
  date: '2026-01-01T00:00:00Z',
  tab: 'paid',
  payment: {
    type: 'virtual_account',
    status: 'paid',
    expired: null,
    bank: 'BCA Virtual Account',
    bank_code: 'bca',
    number: '3901000000000001'
  }
})
const tell = (at: number) => $orderEvent.set({ id: 7, status: 'paid', at })
const requests = () => sentTo(vi.mocked(call), reading).length
const message = (amount: string) => page.getByText(new RegExp(`Terima kasih! .*${amount} .*Saldo`))

beforeEach(async () => {
  vi.mocked(call).mockReset()
  signInMember()
  await page.viewport(360, 740)
})

it('[payment-13, payment-19] money that comes twice for a paid order is said while the page is open, each time', async () => {
  const second = held()
  const answers = [answered(paid(0)), second.answer, answered(paid(208_000))]
  answerBy(vi.mocked(call), {
    'GET /buyer/profile': () => answered(budi),
    [reading]: () => answers.shift()!
  })
  await renderFresh(<PaymentPage token="sealed" />)
  await expect.element(page.getByRole('heading', { name: 'Pembayaran Berhasil' })).toBeVisible()
  await expect.element(page.getByText(/Saldo/)).not.toBeInTheDocument()
  tell(1)
  await vi.waitFor(() => expect(requests()).toBe(2))
  tell(2)
  second.give(answered(paid(104_000)))
  await expect.element(message('Rp208\\.000')).toBeVisible()
  expect(requests()).toBe(3)
  await expectAccessible('a payment that was paid twice')
})
