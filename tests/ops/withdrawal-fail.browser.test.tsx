import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { $caller, $session } from '#ops/console-store.ts'
import { OpsWithdrawalDetail } from '#ops/OpsWithdrawalDetail.tsx'
import { $typed, type OpsWithdrawal } from '#ops/withdrawal-store.ts'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, lost, sentTo } from '../support/fake-api.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const failing = 'POST /ops/withdraw/{id}/fail'
const one = {
  id: 9,
  code: 'WD-000009',
  status: 'pending',
  nominal: 100_000,
  fee: 2_500,
  total: 97_500,
  bank_name: 'BCA',
  account_number: '1234567890',
  account_holder: 'Larasati Dewi',
  user: { id: 5, name: 'Larasati Dewi' },
  date: '2026-11-27T03:00:00.000Z',
  verified_by: 'pin',
  claimed_by: 'budi',
  claimed_at: '2026-11-27T04:00:00.000Z',
  batch: null,
  reference: null,
  reason: null,
  locked_until: null
} as unknown as OpsWithdrawal
const sent = () => sentTo(vi.mocked(call), failing).map(({ input }) => input)
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const question = page.getByRole('dialog', { name: 'Gagalkan WD-000009' })
const reason = page.getByLabelText(/^Alasan gagal/)

beforeEach(async () => {
  vi.mocked(call).mockReset()
  $typed.set({})
  $session.set('in')
  $caller.set({ name: 'Budi', role: 'finance', shop: null, calls: ['POST /ops/withdraw/{id}/settle'] })
  answerBy(vi.mocked(call), { 'GET /ops/withdraw': () => answered([]), [failing]: () => lost })
  await renderFresh(<OpsWithdrawalDetail one={one} />)
})
afterEach(() => {
  $caller.set(undefined)
  $typed.set({})
})

it('[ops-265] a withdrawal only fails after a question with sum, owner and the reason that is read', async () => {
  await userEvent.fill(reason, 'Rekening ditutup')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(question.getByText(/Rp100\.000 ke Saldo Larasati Dewi\? Pastikan bank belum mentransfernya\./))
    .toBeVisible()
  await expect.element(question.getByText(/alasan: Rekening ditutup/)).toBeVisible()
  await expectAccessible('the question of a withdrawal')
  await press('Kembali')
  expect(sent()).toEqual([])
  await press('Gagalkan')
  await press('Ya, gagalkan')
  await vi.waitFor(() => expect(sent()).toEqual([{ id: 9, reason: 'Rekening ditutup' }]))
  // The answer was lost: the question is over, and the reason stays.
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(reason).toHaveValue('Rekening ditutup')
})

it('[ops-265] a reason of blanks is none', async () => {
  await userEvent.fill(reason, '  ')
  await press('Gagalkan')
  await expect.element(question.getByText(/Isi alasannya dulu/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Ya, gagalkan' })).not.toBeInTheDocument()
})
