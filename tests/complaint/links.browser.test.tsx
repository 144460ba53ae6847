import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import type { ComplaintCard } from '#lib/complaint/shapes.ts'
import { complaintTexts } from '#lib/complaint/texts.ts'
import { $orderDialog } from '#lib/order/store/order-dialog.ts'
import { actionsOf } from '#lib/order/timeline.ts'

import { OrderPage } from '#islands/order/OrderPage.tsx'
import { OrdersPage } from '#islands/order/OrdersPage.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, lost, sentTo } from '../support/fake-api.ts'
import { budi, signInMember } from '../support/member.ts'
import { orderCard, orderDetail } from '../support/order-data.ts'
import { dialogNamed } from '../support/overlays.ts'
import { renderFresh } from '../support/render-fresh.ts'
import { theCard } from './complaint-data.ts'

// Where orders lead to complaints, and the tab that lists them.

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const listing = 'GET /buyer/transaction/complain'
const sent = (endpoint: string) => sentTo(vi.mocked(call), endpoint).map(({ input }) => input)
const link = (name: string | RegExp) => page.getByRole('link', { name })
const none = { count: 0, isOpen: false }
const shipped = [{ step: 'shipped' as const, label: 'Dikirim', is_done: true, date: null }]
const closed = theCard({
  id: 41,
  stage: 'closed',
  stage_label: 'Dana dikembalikan',
  turn: null,
  outcome: 'refunded',
  refunded: 15_000,
  deadline: null
})

type Answers = Parameters<typeof answerBy>[1]
const setAnswers = (answers: Answers) =>
  answerBy(vi.mocked(call), {
    'GET /buyer/profile': () => answered(budi),
    'GET /buyer/transaction/count': () => answered({ complain: 1 }),
    'POST /buyer/transaction/tracking/{id}': () => answered({ resi: null, trace: [] }),
    // Stores of the test before may still request theirs.
    'GET /buyer/transaction': () => answered([]),
    'GET /buyer/transaction/{id}': () => answered(orderDetail(1, 'paid')),
    [listing]: () => answered([]),
    ...answers
  })

async function openOrder(order: ReturnType<typeof orderDetail>, answers: Answers = {}) {
  setAnswers({ 'GET /buyer/transaction/{id}': () => answered(order), ...answers })
  return renderFresh(<OrderPage id={String(order.id)} />)
}

beforeEach(async () => {
  vi.mocked(call).mockReset()
  signInMember()
  $orderDialog.set(undefined)
  history.replaceState(null, '', window.location.pathname)
  await page.viewport(360, 740)
})

it("[complaint-20] 'Ajukan Komplain' stands on the order and in the list where it is possible", async () => {
  const { unmount } = await openOrder(orderDetail(6, 'delivered', { timeline: shipped }))
  await expect.element(link('Ajukan Komplain')).toHaveAttribute('href', '/complaint/options/6')
  await expect.poll(() => sent(listing)).toContainEqual({ transaction_id: 6 })
  await unmount()
  history.replaceState(null, '', '?tab=sent')
  const cash = orderCard(8, 'delivered')
  setAnswers({
    'GET /buyer/transaction': () =>
      answered([
        orderCard(7, 'sent'),
        { ...cash, payment: { ...cash.payment, type: 'baba_cod' }, may_complain: false },
        // Three complaints were made.
        orderCard(10, 'delivered', { may_complain: false }),
        orderCard(9, 'success')
      ])
  })
  await renderFresh(<OrdersPage />)
  await expect.poll(() => link('Ajukan Komplain').elements().length).toBe(1)
  await expect.element(link('Ajukan Komplain')).toHaveAttribute('href', '/complaint/options/7')
})

it('[complaint-20] an order that was never sent requests no complaints', async () => {
  await openOrder(orderDetail(5, 'paid'))
  await expect.element(page.getByText('Detail Produk')).toBeVisible()
  expect(sent(listing)).not.toContainEqual({ transaction_id: 5 })
})

it('[complaint-20] an order in complaint names its deadline; a finished one still links to its complaint', async () => {
  const { unmount } = await openOrder(orderDetail(6, 'complain'), { [listing]: () => answered([theCard()]) })
  const section = page.getByRole('region', { name: 'Komplain' })
  await expect.element(section.getByText('Dijawab penjual')).toBeVisible()
  await expect.element(section.getByText(/^Jawaban dianggap diterima pada/)).toBeVisible()
  await expect.element(section.getByRole('link')).toHaveAttribute('href', '/complaint/40')
  await expectAccessible('order in complaint')
  await unmount()
  await openOrder(orderDetail(6, 'success', { timeline: shipped }), { [listing]: () => answered([closed]) })
  await expect.element(section.getByText('Rp15.000 dikembalikan ke Saldo')).toBeVisible()
  await expect.element(section.getByRole('link')).toHaveAttribute('href', '/complaint/41')
})

it('[complaint-11, complaint-20] the receipt of a cash order says that it has no complaint', async () => {
  const order = orderDetail(6, 'delivered')
  const payment = { ...order.payment, type: 'baba_cod' as const }
  const actions = actionsOf({ status: 'delivered', paymentType: 'baba_cod', isNegotiated: false }, none)
  const { unmount } = await openOrder({ ...order, payment, actions })
  await userEvent.click(page.getByRole('button', { name: 'Pesanan Diterima' }))
  const dialog = dialogNamed('Pesanan Akan Diselesaikan')
  // Its receipt comes after the payment at the door.
  await expect.element(dialog.getByText(/sudah sampai dan sudah dibayar/)).toBeVisible()
  await expect.element(dialog.getByText(/sebelum membayar/)).not.toBeInTheDocument()
  await expect.element(link('Ajukan Komplain')).not.toBeInTheDocument()
  await unmount()
  $orderDialog.set(undefined)
  await openOrder(order)
  await userEvent.click(page.getByRole('button', { name: 'Pesanan Diterima' }))
  await expect.element(dialog).toBeVisible()
  await expect.element(dialog.getByText(complaintTexts.noneForPaidCash)).not.toBeInTheDocument()
})

it('[complaint-20] the tab lists complaints page by page, and no orders', async () => {
  history.replaceState(null, '', '?tab=complain')
  const all = Array.from({ length: 14 }, (_, place): ComplaintCard =>
    theCard({ id: 100 - place, code: `BB${place}` })
  )
  setAnswers({
    [listing]: ({ page: at, per_page: size }: { page: number; per_page: number }) =>
      answered(all.slice((at - 1) * size, at * size), 'OK', {
        page: at,
        per_page: size,
        total: 14,
        total_pages: 2
      } as never)
  })
  await renderFresh(<OrdersPage />)
  const cards = page.getByRole('article')
  await expect.poll(() => cards.elements().length).toBeGreaterThanOrEqual(12)
  await expect.element(cards.first().getByText(/^Barang bermasalah/)).toBeVisible()
  await expect
    .element(cards.first().getByRole('link', { name: 'Lihat Komplain' }))
    .toHaveAttribute('href', '/complaint/100')
  await expect.element(page.getByRole('search')).not.toBeInTheDocument()
  await expectAccessible('complaints')
  cards.last().element().scrollIntoView()
  await expect.poll(() => cards.elements().length).toBe(14)
  expect(sent('GET /buyer/transaction').filter(({ status }) => status === 'complain')).toEqual([])
  expect(sent(listing).map(input => input['page'])).toContain(2)
  await userEvent.click(page.getByRole('tab', { name: /Selesai/ }))
  await expect.element(page.getByRole('search')).toBeVisible()
})

it('[complaint-20] without complaints, or without an answer, the tab says so', async () => {
  history.replaceState(null, '', '?tab=complain')
  setAnswers({ [listing]: () => lost })
  await renderFresh(<OrdersPage />)
  await expect.element(page.getByRole('alert').filter({ hasText: /^Tidak ada koneksi/ })).toBeVisible()
  setAnswers({})
  await userEvent.click(page.getByRole('button', { name: 'Coba lagi' }))
  await expect.element(page.getByText('Belum ada komplain')).toBeVisible()
})
