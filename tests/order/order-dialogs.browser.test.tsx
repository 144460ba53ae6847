import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { $toast } from '#lib/core/browser/toasts.ts'
import { $orderEvent } from '#lib/identity/store/live.ts'
import { $orderDialog } from '#lib/order/store/order-dialog.ts'
import { hideTracePhoto } from '#lib/order/store/trace-photo.ts'
import { orderTexts } from '#lib/order/texts.ts'
import type { OrderCard, OrderDetail } from '#lib/order/order-shapes.ts'

import { OrderPage } from '#islands/order/OrderPage.tsx'
import { OrdersPage } from '#islands/order/OrdersPage.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, held, rejected, sentTo } from '../support/fake-api.ts'
import { budi, signInMember } from '../support/member.ts'
import { orderCard, orderDetail } from '../support/order-data.ts'
import { dialogNamed, expectCloses, expectOpens } from '../support/overlays.ts'
import { pressTwice } from '../support/press-twice.ts'
import { renderFresh } from '../support/render-fresh.ts'

// The overlays of the list of orders and of one order.

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const button = (name: string) => page.getByRole('button', { name })
const cancelling = 'POST /buyer/transaction/cancel/{id}'
const again = 'POST /buyer/cart/add-by-transaction/{id}'
const sent = (endpoint: string) => sentTo(vi.mocked(call), endpoint)

/** Requests of both pages; a test adds its own. */
const common = {
  'GET /buyer/profile': () => answered(budi),
  'GET /buyer/transaction/count': () => answered({}),
  'POST /buyer/transaction/tracking/{id}': () => answered({ resi: null, trace: [] })
}

/** The list of orders with this one in the open tab. */
async function openList(card: OrderCard, answers: Parameters<typeof answerBy>[1] = {}): Promise<void> {
  history.replaceState(null, '', `?tab=${card.status}`)
  answerBy(vi.mocked(call), { ...common, 'GET /buyer/transaction': () => answered([card]), ...answers })
  await renderFresh(<OrdersPage />)
}

async function openOrder(order: OrderDetail, answers: Parameters<typeof answerBy>[1] = {}): Promise<void> {
  answerBy(vi.mocked(call), { ...common, 'GET /buyer/transaction/{id}': () => answered(order), ...answers })
  await renderFresh(<OrderPage id={String(order.id)} />)
}

beforeEach(() => {
  vi.mocked(call).mockReset()
  signInMember()
  $orderDialog.set(undefined)
  hideTracePhoto()
})

it('[core-20] an order is cancelled from the list after a confirmation; the reason is optional', async () => {
  await openList(orderCard(5, 'pending'), { [cancelling]: () => rejected('status_refused') })
  const cancel = button('Batalkan Transaksi')
  const dialog = dialogNamed('Yakin ingin batalkan transaksi?')
  await expectOpens(cancel, dialog)
  await expectCloses(cancel, dialog)
  expect(sent(cancelling)).toEqual([])
  await userEvent.click(cancel)
  await userEvent.click(dialog.getByRole('button', { name: 'Ya, Batalkan' }))
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  expect(sent(cancelling).map(({ input }) => input)).toEqual([
    { id: 5, cancel_by: 'buyer', reason: '', together: false }
  ])
})

it('[core-20] editing a review starts with its current text, and can be abandoned', async () => {
  const review = { id: 9, rating: 4, review: 'Bagus', photo: null, is_updated: false }
  const [product] = orderCard(6, 'success').products
  await openList(orderCard(6, 'success', { review_action: 'change', products: [{ ...product!, review }] }))
  const change = button('Ubah Ulasan')
  const dialog = dialogNamed('Ubah Ulasan')
  await expectOpens(change, dialog)
  await expect.element(dialog.getByRole('textbox')).toHaveValue('Bagus')
  await expectCloses(change, dialog)
})

it('[core-20, cart-18] changes are shown before goods are bought again', async () => {
  const changed = [{ name: 'Semen', message: 'Stok tersisa 3: 3 dari 10 dimasukkan.' }]
  const { answer, give } = held()
  await openList(orderCard(6, 'success'), { [again]: () => answer })
  const buyAgain = button('Beli Lagi')
  const told = dialogNamed('Beli Lagi')
  await userEvent.click(buyAgain)
  await expect.element(buyAgain).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}')
  const { counters } = budi
  give(answered({ cart_detail_id: [71], changed, skipped: [], counters }))
  await expect.element(told.getByText('Stok tersisa 3: 3 dari 10 dimasukkan.')).toBeVisible()
  await expect.element(told.getByRole('link', { name: 'Lihat Keranjang' })).toHaveAttribute('href', '/cart')
  await expectAccessible('what changed when bought again')
  await expectCloses(buyAgain, told)
  expect(sent(again)).toHaveLength(1)
})

it('[core-20] an order is cancelled from its page with a reason', async () => {
  const { answer, give } = held()
  await openOrder(orderDetail(5, 'pending'), { [cancelling]: () => answer })
  const cancel = button('Batalkan Pesanan')
  const dialog = dialogNamed('Apakah Anda Yakin Membatalkan Pesanan?')
  await expectOpens(cancel, dialog)
  const reason = dialog.getByRole('textbox', { name: 'Alasan pembatalan' })
  await expect.element(reason).toHaveFocus()
  await expectCloses(cancel, dialog)
  await userEvent.click(cancel)
  const confirm = dialog.getByRole('button', { name: 'Ya, Batalkan' })
  await expect.element(confirm).toBeDisabled()
  await userEvent.fill(reason, 'Salah alamat')
  pressTwice(confirm)
  await expect.element(confirm).toHaveAttribute('aria-disabled', 'true')
  give(answered({ id: 5, status: 'cancel', counters: budi.counters }))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent(cancelling).map(({ input }) => input['reason'])).toEqual(['Salah alamat'])
  expect($toast.get()).toMatchObject({ text: orderTexts.cancelled })
})

it('[core-20] the receipt is confirmed first, and the invoice is in a frame', async () => {
  const invoice = '<!doctype html><style>p{color:#111}</style><p>Tagihan BB</p>'
  await openOrder(orderDetail(5, 'delivered'), {
    'GET /buyer/transaction/invoice/{id}': () => answered(invoice)
  })
  const receive = button('Pesanan Diterima')
  const dialog = dialogNamed('Pesanan Akan Diselesaikan')
  await expectOpens(receive, dialog)
  await expect.element(dialog.getByRole('button', { name: 'Kembali' })).toHaveFocus()
  await expectCloses(receive, dialog)
  const open = button('Lihat Invoice')
  const bill = dialogNamed('Detail Invoice')
  await expectOpens(open, bill)
  const frame = bill.getByTitle('Invoice BB261102005')
  await expect
    .poll(() => (frame.element() as HTMLIFrameElement).contentDocument?.body.textContent)
    .toBe('Tagihan BB')
  await expectCloses(open, bill)
})

it('[order-117] a receipt that was confirmed elsewhere closes its dialog; the invoice stays open', async () => {
  let order = orderDetail(5, 'delivered')
  await openOrder(order, {
    'GET /buyer/transaction/{id}': () => answered(order),
    'GET /buyer/transaction/invoice/{id}': () => answered('<p>Tagihan BB</p>')
  })
  const tell = () => $orderEvent.set({ id: 5, status: order.status, at: Date.now() })
  const receipt = dialogNamed('Pesanan Akan Diselesaikan')
  await userEvent.click(button('Pesanan Diterima'))
  await expect.element(receipt).toBeVisible()
  order = orderDetail(5, 'success')
  tell()
  await expect.element(receipt).not.toBeInTheDocument()
  await userEvent.click(button('Lihat Invoice'))
  const bill = dialogNamed('Detail Invoice')
  await expect.element(bill).toBeVisible()
  const before = sent('GET /buyer/transaction/{id}').length
  tell()
  await vi.waitFor(() => expect(sent('GET /buyer/transaction/{id}').length).toBeGreaterThan(before))
  await expect.element(bill).toBeVisible()
})

const drawn = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const over = (name: string) => `data:image/png,${name}`

/** An order under way, whose picture has another address in each answer. */
async function openPhotographed(...addresses: string[]): Promise<void> {
  const entry = (photo = addresses[0]!) => ({
    status: 'sent',
    actor: 'expedition' as const,
    actor_label: 'Ekspedisi',
    detail: 'Paket transit di gudang Bekasi',
    place: 'Bekasi',
    photo,
    date: '2026-11-02T03:00:00.000Z'
  })
  let requests = 0
  await openOrder(orderDetail(5, 'sent'), {
    'GET /buyer/transaction/{id}': () =>
      answered({ ...orderDetail(5, 'sent'), history: [entry(addresses[requests++] ?? drawn)] }),
    'POST /buyer/transaction/tracking/{id}': () => answered({ resi: 'JP1', trace: [entry()] })
  })
}

const look = button('Lihat foto')
const shown = dialogNamed('Foto')
const picture = shown.getByRole('img', { name: 'Foto pengiriman' })
const width = () => (picture.query() as HTMLImageElement | null)?.naturalWidth ?? 0

it('[core-20, order-28] a picture of a delivery is shown over its order', async () => {
  await openPhotographed(drawn)
  await expectOpens(look, shown)
  await expect.poll(width).toBeGreaterThan(0)
  await expectCloses(look, shown)
})

it('[order-28, order-29] a picture of a delivery with an expired address is shown all the same', async () => {
  await openPhotographed(over('first'), drawn)
  await userEvent.click(look)
  await expect.poll(width).toBeGreaterThan(0)
})

it('[order-29] a picture that fails under its new address too can be retried', async () => {
  await openPhotographed(over('first'), over('second'), drawn)
  await userEvent.click(look)
  await expect.element(shown.getByText('Foto gagal dimuat.')).toBeVisible()
  await expectAccessible('photo that failed')
  await userEvent.click(shown.getByRole('button', { name: 'Coba lagi' }))
  await expect.poll(width).toBeGreaterThan(0)
})
