import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { paymentGroupNames } from '#lib/payment/choice.ts'

import { BalancePage } from '#islands/money/BalancePage.tsx'
import { MethodGroups } from '#islands/payment/MethodGroups.tsx'

import { paymentGroup } from '../support/checkout-data.ts'
import { answerBy, answered } from '../support/fake-api.ts'
import { budi, signInMember } from '../support/member.ts'
import { dialogNamed } from '../support/overlays.ts'
import { renderFresh } from '../support/render-fresh.ts'
import { expectLeads, expectSaid } from '../support/said.ts'
import { agreedLinks, agreedOfBalance } from '../support/agreed-texts.ts'

// What is said about Saldo, compared with the agreed texts.

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

beforeEach(async () => {
  vi.mocked(call).mockReset()
  signInMember()
  await page.viewport(360, 740)
  window.history.replaceState(null, '', window.location.pathname)
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async () => {})
  onTestFinished(() => write.mockRestore())
})

const date = '2026-11-02T03:00:00.000Z'
const movement = { id: 2, code: 'TR', type: 'debit', amount: 120_000, remark: 'Pesanan BB1', date }
const detail = dialogNamed('Detail Transaksi')
const ofHistory = page.getByRole('button', { name: /Pesanan BB1/ })

async function openBalance(entries: object[] = [movement]): Promise<void> {
  const numbers = { trx_id: 'TRX-2', ref_id: 'REF-2', balance_before: 370_000, balance_after: 250_000 }
  answerBy(vi.mocked(call), {
    'GET /buyer/profile': () => answered(budi),
    'GET /buyer/balance/history': () => answered(entries),
    'GET /buyer/balance/history/{id}': () =>
      answered({ ...movement, ...numbers, transaction_id: null, withdraw_id: null })
  })
  await renderFresh(<BalancePage />)
}

it('[payment-3] a Saldo that does not cover the total', async () => {
  const name = paymentGroupNames.baba_balance
  const saldo = { ...paymentGroup('baba_balance', [{ id: 1, name }]), name, balance: 50_000 }
  await renderFresh(<MethodGroups groups={[saldo]} chosenId={1} total={60_000} onChoose={() => {}} />)
  await expectSaid(agreedOfBalance['payment by too little balance'])
})

it('[complaint-11] what cash on delivery means, once it is chosen', async () => {
  const name = paymentGroupNames.baba_cod
  const cash = { ...paymentGroup('baba_cod', [{ id: 9, name }]), name }
  const said = page.getByText(
    /ditolak saat diantar, semuanya atau sebagian; setelah dibayar tidak dapat dikomplain\.$/
  )
  const choice = { groups: [cash], total: 60_000, onChoose: () => {} }
  const { rerender } = await renderFresh(<MethodGroups {...choice} chosenId={1} />)
  await expect.element(said).not.toBeInTheDocument()
  await rerender(<MethodGroups {...choice} chosenId={9} />)
  await expect.element(said).toBeVisible()
})

it('[money-10] the page and its calendar', async () => {
  await openBalance()
  await expectSaid(agreedOfBalance.balance)
  for (const link of agreedLinks.balance) await expectLeads(link)
  await userEvent.click(page.getByRole('button', { name: /^Tanggal: / }))
  await expectSaid(agreedOfBalance['calendar of the balance'])
})

it('[money-10] a history without movements', async () => {
  await openBalance([])
  await expectSaid(agreedOfBalance['balance without movements'])
})

it('[money-14] a movement and the copies of its numbers', async () => {
  await openBalance()
  await userEvent.click(ofHistory)
  await expectSaid(agreedOfBalance.movement)
  await userEvent.click(detail.getByRole('button', { name: 'Salin ID Transaksi' }))
  await expectSaid(agreedOfBalance['copied transaction'])
  await userEvent.click(detail.getByRole('button', { name: 'Salin Reference ID' }))
  await expectSaid(agreedOfBalance['copied reference'])
  // What is open stays so for the next page.
  await userEvent.keyboard('{Escape}')
  await expect.element(detail).not.toBeInTheDocument()
})
