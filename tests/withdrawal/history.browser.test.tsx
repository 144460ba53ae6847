import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { lastTap } from '#lib/core/browser/last-tap.ts'
import { $toast } from '#lib/core/browser/toasts.ts'
import { readCard } from '#lib/chat/store/ready-card.ts'
import { $withdrawalEvent } from '#lib/identity/store/live.ts'
import type { Withdrawal } from '#lib/withdrawal/store/request.ts'

import { WithdrawPage } from '#islands/withdrawal/WithdrawPage.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { expectAccessibleInDark } from '../support/dark.ts'
import { answerBy, answered, held, lost, rejected, sentTo } from '../support/fake-api.ts'
import { budi, signInMember } from '../support/member.ts'
import { dialogNamed, expectCloses, expectOpens } from '../support/overlays.ts'
import { answeredPage } from '../support/paged-answer.ts'
import { renderFresh } from '../support/render-fresh.ts'
import { aWithdrawal, bca } from './withdrawal-data.ts'

// 'Riwayat Penarikan' and 'Detail Penarikan' over the page of withdrawals.

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const list = 'GET /buyer/withdraw'
const read = 'GET /buyer/withdraw/{id}'
const cancel = 'POST /buyer/withdraw/cancel/{id}'
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const opener = button('Riwayat Penarikan')
const drawer = dialogNamed('Riwayat Penarikan')
const detail = dialogNamed('Detail Penarikan')
const rows = drawer.getByRole('listitem').getByRole('button')

let shown: Withdrawal
type Answers = Parameters<typeof answerBy>[1]
function setAnswers(answers: Answers = {}): void {
  answerBy(vi.mocked(call), {
    'GET /buyer/profile': () => answered(budi),
    'GET /buyer/bank/account': () => answered([bca]),
    [list]: (query: never) => answeredPage([shown], query),
    [read]: () => answered(shown),
    ...answers
  })
}

async function openPage(answers: Answers = {}): Promise<void> {
  setAnswers(answers)
  await renderFresh(<WithdrawPage />)
  await expect.element(opener).toBeVisible()
}

/** Opens the detail by its address, as a notification does. */
async function openDetail(answers: Answers = {}): Promise<void> {
  window.history.replaceState(null, '', '?id=12')
  await openPage(answers)
  await expect.element(detail).toBeVisible()
}

beforeEach(async () => {
  vi.mocked(call).mockReset()
  signInMember()
  shown = aWithdrawal()
  await page.viewport(360, 740)
  window.history.replaceState(null, '', window.location.pathname)
})

it('[withdrawal-51] without withdrawals the drawer says so', async () => {
  await openPage({ [list]: () => answered([]) })
  await expectOpens(opener, drawer)
  await expect.element(drawer.getByRole('heading', { name: 'Tidak Ada Riwayat Penarikan' })).toBeVisible()
  await expect.element(drawer.getByText('Anda belum melakukan penarikan dana apapun')).toBeVisible()
  await expectAccessibleInDark('empty history of withdrawals')
  await expectCloses(opener, drawer)
})

it('[withdrawal-51] a drawer that could not be loaded is requested again', async () => {
  await openPage({ [list]: () => lost })
  await userEvent.click(opener)
  await expect.element(drawer.getByRole('alert')).toMatchTextContent(/^Tidak ada koneksi internet/)
  setAnswers()
  await userEvent.click(drawer.getByRole('button', { name: 'Coba lagi' }))
  await expect.element(rows.first()).toBeVisible()
})

it('[withdrawal-51] pages of twelve load by scrolling, and a failed one is retried', async () => {
  const all = Array.from({ length: 14 }, (_, n) => aWithdrawal({ id: 40 - n, nominal: 50_000 + n * 1_000 }))
  let isAway = true
  await openPage({
    [list]: (query: { page: number; per_page: number }) =>
      query.page > 1 && isAway ? lost : answeredPage(all, query)
  })
  await userEvent.click(opener)
  await expect.poll(() => rows.elements().length).toBe(12)
  rows.last().element().scrollIntoView()
  const again = drawer.getByRole('button', { name: 'Coba lagi' })
  await expect.element(again).toBeVisible()
  isAway = false
  await userEvent.click(again)
  await expect.poll(() => rows.elements().length).toBe(14)
  await expect.element(rows.last()).toMatchTextContent(/Rp63\.000/)
  expect(sentTo(vi.mocked(call), list).map(({ input }) => input['page'])).toEqual([1, 2, 2])
})

it('[withdrawal-52] the detail shows numbers to copy, amounts and steps', async () => {
  const copied: string[] = []
  const write = vi
    .spyOn(navigator.clipboard, 'writeText')
    .mockImplementation(async text => void copied.push(text))
  onTestFinished(() => write.mockRestore())
  shown = aWithdrawal({
    status: 'success',
    is_cancellable: false,
    claimed_at: '2026-11-27T03:05:00Z',
    closed_at: '2026-11-27T04:00:00Z',
    reference: 'BCA-1'
  })
  await openPage()
  await userEvent.click(opener)
  await expectOpens(rows.first(), detail)
  await expectAccessibleInDark('a withdrawal')
  await expect.element(detail.getByText('Rp47.500')).toBeVisible()
  await expect.element(detail.getByText(/^Diproses bank/)).toBeVisible()
  await expect.element(detail.getByText(/^Perkiraan tiba/)).not.toBeInTheDocument()
  await userEvent.click(detail.getByRole('button', { name: 'Salin kode penarikan' }))
  await userEvent.click(detail.getByRole('button', { name: 'Salin nomor referensi' }))
  await expect.poll(() => copied).toEqual(['WD-000012', 'BCA-1'])
  await expect.element(detail.getByRole('button', { name: 'Batalkan Penarikan' })).not.toBeInTheDocument()
  await expectCloses(rows.first(), detail)
  await expect.element(drawer).toBeVisible()
})

it('[withdrawal-52] a failed one says why', async () => {
  shown = aWithdrawal({
    status: 'failed',
    is_cancellable: false,
    claimed_at: '2026-11-27T03:05:00Z',
    closed_at: '2026-11-27T04:00:00Z',
    reason: 'Rekening tujuan ditutup'
  })
  await openDetail()
  await expect.element(detail.getByText('Rekening tujuan ditutup')).toBeVisible()
  await expect.element(detail.getByText('Gagal').first()).toBeVisible()
  await expect.element(detail.getByText('Rp50.000 sudah dikembalikan ke Saldo Baba Anda.')).toBeVisible()
  await expect.element(detail.getByText('Diterima di rekening')).not.toBeInTheDocument()
})

it('[withdrawal-53] it is cancelled once, after a question; the Saldo is back', async () => {
  const { answer, give } = held()
  await openDetail({ [cancel]: () => answer })
  const ask = dialogNamed('Batalkan Penarikan')
  await userEvent.click(detail.getByRole('button', { name: 'Batalkan Penarikan' }))
  await expectAccessible('cancelling a withdrawal')
  await userEvent.click(ask.getByRole('button', { name: 'Tidak' }))
  expect(sentTo(vi.mocked(call), cancel)).toEqual([])
  await userEvent.click(detail.getByRole('button', { name: 'Batalkan Penarikan' }))
  await userEvent.dblClick(ask.getByRole('button', { name: 'Ya, Batalkan' }))
  shown = aWithdrawal({ status: 'cancelled', is_cancellable: false, closed_at: '2026-11-27T04:00:00Z' })
  give(answered({ withdrawal: shown, balance: 300_000 }))
  await expect.element(ask).not.toBeInTheDocument()
  await expect.element(detail.getByText('Dibatalkan').first()).toBeVisible()
  expect($toast.get()).toMatchObject({ text: 'Penarikan berhasil dibatalkan', tone: 'success' })
  expect(sentTo(vi.mocked(call), cancel)).toHaveLength(1)
  await expect.element(page.getByText('Rp300.000')).toBeInTheDocument()
})

it('[withdrawal-52] on a phone each date stands below its step, however short that is', async () => {
  await page.viewport(360, 740)
  shown = aWithdrawal({ status: 'cancelled', is_cancellable: false, closed_at: '2026-11-27T04:00:00Z' })
  await openDetail()
  const places = () =>
    detail
      .getByRole('listitem')
      .elements()
      .map(step => [...step.lastElementChild!.children].map(part => part.getBoundingClientRect().left))
  await expect.poll(() => places().length).toBe(2)
  for (const [label, date] of places()) expect(date).toBe(label)
})

it('[withdrawal-53] a rejected cancellation is an error, and the detail shows what it is now', async () => {
  await openDetail({
    [cancel]: () => {
      shown = aWithdrawal({ is_cancellable: false, claimed_at: '2026-11-27T03:05:00Z' })
      return rejected('withdrawal_claimed')
    }
  })
  await userEvent.click(detail.getByRole('button', { name: 'Batalkan Penarikan' }))
  await userEvent.click(dialogNamed('Batalkan Penarikan').getByRole('button', { name: 'Ya, Batalkan' }))
  await expect.element(detail.getByText('Sedang diproses bank')).toBeVisible()
  expect($toast.get()).toMatchObject({ tone: 'error' })
  await expect.element(detail.getByRole('button', { name: 'Batalkan Penarikan' })).not.toBeInTheDocument()
})

it("[withdrawal-54] the address opens the detail, and 'Kembali' closes it; one that is missing says so", async () => {
  const { pathname } = window.location
  await openDetail({ [read]: () => rejected('withdrawal_not_found') })
  await expect.element(detail.getByRole('heading', { name: 'Penarikan tidak ditemukan.' })).toBeVisible()
  await expectAccessible('a withdrawal that is missing')
  await expect.poll(() => window.location.search).toBe('?id=12')
  window.history.back()
  await expect.element(detail).not.toBeInTheDocument()
  expect(window.location.search).toBe('')
  window.history.replaceState(null, '', pathname)
})

it('[withdrawal-55] an event reads the open detail and the list again', async () => {
  await openDetail()
  await expect.element(detail.getByText('Menunggu')).toBeVisible()
  shown = aWithdrawal({ status: 'success', is_cancellable: false, reference: 'BCA-9', closed_at: shown.date })
  $withdrawalEvent.set({ id: 12, at: 1 })
  await expect.element(detail.getByText('BCA-9')).toBeVisible()
})

it('[withdrawal-56] help opens the thread with the marketplace with its card', async () => {
  await openDetail()
  const help = detail.getByRole('link', { name: 'Hubungi Bantuan' })
  await expect.element(help).toHaveAttribute('href', '/chat?shop_id=0')
  const stay = (event: Event) => event.preventDefault()
  document.addEventListener('click', stay)
  onTestFinished(() => document.removeEventListener('click', stay))
  await userEvent.click(help)
  expect(readCard(0)).toEqual({
    withdrawal: {
      id: 12,
      code: 'WD-000012',
      nominal: 50_000,
      status: 'pending',
      label: 'Menunggu',
      account: 'BCA •••• 7821'
    }
  })
})

it('[core-176] the second tap of one that closed the question does nothing in the detail below', async () => {
  const done = { withdrawal: aWithdrawal({ status: 'cancelled', is_cancellable: false }), balance: 300_000 }
  await openDetail({ [cancel]: () => answered(done) })
  await userEvent.click(detail.getByRole('button', { name: 'Batalkan Penarikan' }))
  await userEvent.click(page.getByRole('button', { name: 'Ya, Batalkan' }))
  await expect.element(page.getByRole('button', { name: 'Ya, Batalkan' })).not.toBeInTheDocument()
  const help = detail.getByRole('link', { name: 'Hubungi Bantuan' }).element()
  const { x, y, at } = lastTap()
  /** Whether a click of this age on the link, at the place of the last tap, is dropped. */
  const isDropped = (after: number): boolean => {
    const click = new MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      detail: 2,
      clientX: x,
      clientY: y
    })
    Object.defineProperty(click, 'timeStamp', { value: at + after })
    // Nothing is opened by the test's own clicks.
    const stay = (event: Event) => event.preventDefault()
    let isHeard = false
    const hear = (event: Event) => ((isHeard = true), stay(event))
    help.addEventListener('click', hear)
    help.dispatchEvent(click)
    help.removeEventListener('click', hear)
    return !isHeard
  }
  expect(isDropped(200)).toBe(true)
  expect(isDropped(600)).toBe(false)
})
