import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import type { ComplaintOptions } from '#lib/complaint/shapes.ts'
import { readTyped, storeTyped } from '#lib/identity/store/typed.ts'
import { $orderDialog } from '#lib/order/store/order-dialog.ts'

import { ComplaintFormPage } from '#islands/complaint/ComplaintFormPage.tsx'
import { OrderPage } from '#islands/order/OrderPage.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { expectAccessibleInDark } from '../support/dark.ts'
import { answerBy, answered, held, lost, rejected, sentTo } from '../support/fake-api.ts'
import { budi, signInMember } from '../support/member.ts'
import { orderDetail } from '../support/order-data.ts'
import { dialogNamed } from '../support/overlays.ts'
import { pressTwice } from '../support/press-twice.ts'
import { renderFresh } from '../support/render-fresh.ts'
import { stayHere } from '../support/stay-here.ts'
import { choosePhotos, picture } from './choose-photos.ts'
import { theOptions } from './complaint-data.ts'

// The count of goods on arrival, with an API that the test answers. Its rules: count.test.ts.

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const reading = 'GET /buyer/transaction/complain/options/{id}'
const uploading = 'POST /buyer/transaction/complain/photo/{id}'
const making = 'POST /buyer/transaction/complain'
const confirming = 'POST /buyer/transaction/confirm/{id}'
const listing = 'GET /buyer/transaction/complain'

const sent = (endpoint: string) => sentTo(vi.mocked(call), endpoint)
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const title = (name: string) => page.getByRole('heading', { name, exact: true, level: 1 })
const amount = (name: string) => page.getByRole('textbox', { name: `Jumlah ${name}`, exact: true })
const group = (name: string) => page.getByRole('group', { name, exact: true })
const next = button('Lanjut ke Komplain')
const receive = button('Pesanan Diterima')
const receipt = dialogNamed('Pesanan Akan Diselesaikan')
const words = page.getByRole('textbox', { name: 'Alasan' })
const stored = page.getByAltText(/^Foto terunggah/)
const written =
  'Dihitung saat barang diterima. Dari 4 sak Semen: 1 baik, 2 rusak/pecah, 1 kurang. Dari 2 sak Paku: 1 baik, 1 kurang.'

let photos = 0
type Answers = Parameters<typeof answerBy>[1]
function setAnswers(answers: Answers = {}): void {
  answerBy(vi.mocked(call), {
    'GET /buyer/profile': () => answered(budi),
    [reading]: () => answered(theOptions()),
    [uploading]: () => answered({ id: (photos += 1), photo: picture }),
    // Stores of the test before may still request theirs.
    'GET /buyer/transaction/{id}': () => answered(orderDetail(6, 'delivered')),
    'GET /buyer/transaction/count': () => answered({}),
    'POST /buyer/transaction/tracking/{id}': () => answered({ resi: null, trace: [] }),
    [listing]: () => answered([]),
    ...answers
  })
}

async function openCount(answers: Answers = {}) {
  setAnswers(answers)
  return renderFresh(<ComplaintFormPage id="6" isCount />)
}

/** Two broken and one missing of four sacks, one missing of two. */
async function countAll(): Promise<void> {
  await userEvent.fill(amount('rusak Semen'), '2')
  await userEvent.click(button('Tambah jumlah kurang Semen'))
  await userEvent.click(button('Tambah jumlah kurang Paku'))
}

/** The address of the count's page, as a link leads to it. */
const startAt = (path: string) => history.replaceState(null, '', path)

beforeEach(async () => {
  photos = 0
  vi.mocked(call).mockReset()
  signInMember()
  $orderDialog.set(undefined)
  startAt('/complaint/options/6?hitung=1')
  await page.viewport(360, 740)
})

it('[complaint-22] what is broken or missing is typed, and what came well is shown at once', async () => {
  await openCount()
  await expect.element(title('Hitung Barang')).toBeVisible()
  await expect.element(group('Semen').getByRole('status')).toHaveTextContent('Datang baik 4 sak')
  await expect.element(page.getByText('Semua datang baik')).toBeVisible()
  await expect.element(button('Kurangi jumlah rusak Semen')).toBeDisabled()
  await expectAccessible('count without a difference')
  await countAll()
  await expect.element(group('Semen').getByRole('status')).toHaveTextContent('Datang baik 1 sak')
  await expect.element(group('Paku').getByRole('status')).toHaveTextContent('Datang baik 1 sak')
  await expect.element(page.getByText('Ada selisih: 2 rusak/pecah, 2 kurang')).toBeVisible()
  await expect.element(receive).not.toBeInTheDocument()
  await userEvent.fill(amount('kurang Semen'), '2')
  await userEvent.tab()
  await expect.element(button('Tambah jumlah rusak Semen')).toBeDisabled()
  await expect.element(group('Semen').getByRole('status')).toHaveTextContent('Datang baik 0 sak')
  await expectAccessible('count with a difference')
  await expectAccessibleInDark('count with a difference')
  await userEvent.fill(amount('kurang Semen'), '')
  await userEvent.fill(amount('rusak Semen'), '0')
  await userEvent.click(button('Kurangi jumlah kurang Paku'))
  await expect.element(receive).toBeVisible()
  expect(readTyped('complaint:6')).toMatchObject({ lines: [], reason: '' })
})

it('[complaint-22] says that pieces are whole, and how many there are at most', async () => {
  await openCount()
  await expect
    .element(page.getByText(/salah atau tidak sesuai dikomplain lewat Ajukan Komplain/))
    .toBeVisible()
  const broken = amount('rusak Semen')
  const said = group('Semen').getByRole('alert')
  // Key by key: the digits around the comma do not become one number.
  await userEvent.fill(broken, '')
  await userEvent.type(broken, '3,5')
  await expect.element(said.filter({ hasText: 'Isi jumlah bulat, tanpa koma.' })).toBeVisible()
  await expect.element(broken).toHaveValue('3,5')
  await userEvent.tab()
  await expect.element(broken).toHaveValue('3,5')
  await userEvent.fill(broken, '99')
  await expect.element(said.filter({ hasText: 'Maksimal 4 sak.' })).toBeVisible()
  await userEvent.click(button('Kurangi jumlah rusak Semen'))
  await expect.element(said.filter({ hasText: /\S/ })).not.toBeInTheDocument()
})

it('[complaint-22] the keyboard alone counts: a number that is typed replaces the one before', async () => {
  await openCount()
  await expect.element(amount('rusak Semen')).toBeVisible()
  ;(amount('rusak Semen').element() as HTMLElement).focus()
  await userEvent.keyboard('1')
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect.element(amount('rusak Semen')).toHaveValue('2')
  await userEvent.tab({ shift: true })
  await userEvent.keyboard('3{Enter}')
  await expect.element(amount('rusak Semen')).toHaveValue('3')
})

it('[complaint-23] a complete count is received with the usual dialog, once', async () => {
  const left = stayHere()
  const { answer, give } = held()
  await openCount({ [confirming]: () => answer })
  await countAll()
  await userEvent.fill(amount('rusak Semen'), '0')
  await userEvent.click(button('Kurangi jumlah kurang Semen'))
  await userEvent.click(button('Kurangi jumlah kurang Paku'))
  await userEvent.click(receive)
  await expect.element(receipt.getByText(/pengembalian barang atau dana tidak dapat/)).toBeVisible()
  await expect.element(receipt.getByRole('link')).not.toBeInTheDocument()
  await expectAccessible('receipt of a complete count')
  expect(sent(confirming)).toEqual([])
  pressTwice(receipt.getByRole('button', { name: 'Pesanan Diterima' }))
  give(answered({ id: 6, status: 'success', counters: budi.counters }))
  await expect.poll(() => left).toEqual(['/order'])
  expect(sent(confirming).map(({ input }) => input)).toEqual([{ id: 6 }])
  expect(sent(making)).toEqual([])
  expect(readTyped('complaint:6')).toBeUndefined()
})

it('[complaint-23] a receipt that is rejected says so, and the count stays', async () => {
  await openCount({ [confirming]: () => lost })
  await userEvent.click(receive)
  await userEvent.click(receipt.getByRole('button', { name: 'Pesanan Diterima' }))
  await expect.element(receipt.getByRole('alert').filter({ hasText: /^Tidak ada koneksi/ })).toBeVisible()
  await userEvent.click(receipt.getByRole('button', { name: 'Kembali' }))
  await expect.element(receive).toBeVisible()
})

it('[complaint-23, complaint-24] a difference needs a photo, then opens the filled-in form; it is sent as it was counted', async () => {
  await openCount({ [making]: () => rejected('complaint_limit') })
  await countAll()
  await userEvent.click(next)
  await expect.element(page.getByText('Unggah minimal 1 foto.')).toBeVisible()
  await expect.element(group('Foto bukti')).toHaveFocus()
  await choosePhotos('a.jpg', 'b.jpg')
  await expect.poll(() => stored.elements().length).toBe(2)
  await userEvent.click(next)
  await expect.element(title('Ajukan Komplain')).toHaveFocus()
  expect(window.location.search).toBe('')
  await expect.element(page.getByRole('radio', { name: 'Barang bermasalah' })).toBeChecked()
  await expect
    .element(page.getByRole('combobox', { name: 'Masalah Semen', exact: true }))
    .toHaveValue('broken')
  await expect.element(page.getByRole('combobox', { name: 'Masalah Semen (2)' })).toHaveValue('missing')
  await expect.element(page.getByRole('textbox', { name: 'Jumlah Semen', exact: true })).toHaveValue('2')
  await expect.element(words).toHaveValue(written)
  await expect.element(page.getByText(/^Tukar barang juga mengirim barang yang kurang\./)).toBeVisible()
  await expectAccessible('form of a counted complaint')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  expect(sent(confirming)).toEqual([])
  await userEvent.fill(words, `${written} Sopir melihatnya.`)
  await userEvent.click(page.getByRole('radio', { name: 'Tukar barang' }))
  await userEvent.click(button('Ajukan Komplain'))
  await expect.element(page.getByRole('alert').filter({ hasText: /^Maksimal 3 komplain/ })).toBeVisible()
  expect(sent(making).map(({ input }) => input)).toMatchObject([
    {
      kind: 'problem',
      lines: [
        { id: 21, qty: 2, problem: 'broken' },
        { id: 21, qty: 1, problem: 'missing' },
        { id: 22, qty: 1, problem: 'missing' }
      ],
      reason: `${written} Sopir melihatnya.`,
      solution: 'exchange',
      photo_ids: [1, 2]
    }
  ])
})

it('[complaint-25] numbers and photos stay across a reload and a step back; photos go on without a connection', async () => {
  const { unmount } = await openCount()
  await countAll()
  await choosePhotos('a.jpg')
  await expect.element(stored).toBeVisible()
  await unmount()
  let isLost = true
  await openCount({
    [uploading]: () => (isLost ? lost : answered({ id: (photos += 1), photo: picture }))
  })
  await expect.element(amount('rusak Semen')).toHaveValue('2')
  await expect.element(amount('kurang Paku')).toHaveValue('1')
  await expect.element(stored).toBeVisible()
  await choosePhotos('b.jpg')
  await expect.element(page.getByRole('alert').filter({ hasText: /^Tidak ada koneksi/ })).toBeVisible()
  // The photo was taken: the form waits for it, not the count.
  await userEvent.click(next)
  await expect.element(words).toHaveValue(written)
  isLost = false
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => stored.elements().length).toBe(2)
  history.back()
  await expect.element(title('Hitung Barang')).toHaveFocus()
  await expect.element(amount('rusak Semen')).toHaveValue('2')
  // What was written follows another count.
  await userEvent.click(button('Tambah jumlah rusak Semen'))
  await userEvent.click(next)
  await expect.element(words).toHaveValue(written.replace('1 baik, 2 rusak', '3 rusak'))
  expect(sent(uploading)).toHaveLength(3)
})

it('[complaint-25] what was entered in the form before stays, and counts', async () => {
  const reason = 'Kardusnya basah semua sejak dari truk.'
  storeTyped('complaint:6', { clientId: 'c', kind: 'not_arrived', reason, lines: [[21, 1, 2]], photos: [] })
  await openCount()
  await expect.element(group('Semen').getByText('1 sak dengan masalah lain')).toBeVisible()
  await expect.element(group('Semen').getByRole('status')).toHaveTextContent('Datang baik 3 sak')
  await userEvent.click(button('Tambah jumlah rusak Semen'))
  await expect.element(page.getByText('Ada selisih: 1 rusak/pecah, 1 lainnya')).toBeVisible()
  expect(readTyped('complaint:6')).toMatchObject({
    kind: 'problem',
    reason,
    lines: [
      [21, 1, 2],
      [21, 1, 1]
    ]
  })
})

it('[complaint-23] what was counted is a problem, whatever the form was about before', async () => {
  const photo = { clientId: 'p', id: 5, address: picture }
  const lines = [[21, 1, 1]]
  storeTyped('complaint:6', {
    clientId: 'c',
    kind: 'shipping_difference',
    reason: '',
    lines,
    photos: [photo]
  })
  await openCount()
  await userEvent.click(next)
  await expect.element(page.getByRole('radio', { name: 'Barang bermasalah' })).toBeChecked()
  await expect.element(page.getByRole('combobox', { name: 'Masalah Semen' })).toHaveValue('broken')
})

it('[complaint-21] is not offered where the server does not allow it, nor beside a running complaint', async () => {
  const open = async (change: Partial<ComplaintOptions>) =>
    openCount({ [reading]: () => answered(theOptions(change)) })
  const { unmount } = await open({ may_count: false })
  await expect.element(page.getByText('Barang pesanan ini tidak dapat dihitung saat ini')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Lihat Pesanan' })).toHaveAttribute('href', '/order/6')
  await expect.element(receive).not.toBeInTheDocument()
  await expectAccessible('no count')
  await unmount()
  await open({ may_count: false, open_id: 40 })
  await expect.element(page.getByRole('link', { name: 'Lihat Komplain' })).toBeVisible()
  await expect.element(receive).not.toBeInTheDocument()
})

it('[complaint-21] stands beside the receipt, but not for cash, nor after three complaints', async () => {
  const shipped = [{ step: 'shipped' as const, label: 'Dikirim', is_done: true, date: null }]
  const order = orderDetail(6, 'delivered', { timeline: shipped })
  const offer = receipt.getByRole('link', { name: 'Hitung Barang' })
  const openReceipt = async (cash: boolean, mayCount: boolean) => {
    $orderDialog.set(undefined)
    const payment = { ...order.payment, ...(cash && { type: 'baba_cod' as const }) }
    setAnswers({
      'GET /buyer/transaction/{id}': () => answered({ ...order, payment, may_count: mayCount }),
      // The order itself says it: nothing is offered, or taken away, while its complaints load.
      [listing]: () => new Promise(() => {})
    })
    const shown = await renderFresh(<OrderPage id="6" />)
    await userEvent.click(receive)
    await expect.element(receipt).toBeVisible()
    return shown
  }
  const first = await openReceipt(false, true)
  await expect.element(offer).toHaveAttribute('href', '/complaint/options/6?hitung=1')
  await expectAccessible('receipt with a count')
  await first.unmount()
  const second = await openReceipt(true, false)
  await expect.element(offer).not.toBeInTheDocument()
  await second.unmount()
  await openReceipt(false, false)
  await expect.element(offer).not.toBeInTheDocument()
})

it('[complaint-2, complaint-18] the form names a line once for each problem, with what is left of it', async () => {
  startAt('/complaint/options/6')
  setAnswers({ [making]: () => rejected('complaint_limit') })
  await renderFresh(<ComplaintFormPage id="6" />)
  await userEvent.click(page.getByRole('radio', { name: 'Barang bermasalah' }))
  await userEvent.click(page.getByRole('checkbox', { name: 'Pilih Semen' }))
  const add = button('Tambah masalah lain Semen')
  await expect.element(add).not.toBeInTheDocument()
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Masalah Semen' }), 'broken')
  await userEvent.fill(amount('Semen'), '3')
  await userEvent.click(add)
  const second = page.getByRole('combobox', { name: 'Masalah Semen (2)' })
  await expect.element(second.getByRole('option', { name: 'Rusak/pecah' })).not.toBeInTheDocument()
  await userEvent.selectOptions(second, 'missing')
  // All pieces are named.
  await expect.element(button('Tambah jumlah Semen (2)')).toBeDisabled()
  await expect.element(add).not.toBeInTheDocument()
  await expect.element(words).toHaveValue('')
  expect(readTyped('complaint:6')).toMatchObject({
    lines: [
      [21, 3, 1],
      [21, 1, 0]
    ]
  })
  await expectAccessible('line with two problems')
  await userEvent.click(button('Hapus masalah Semen (2)'))
  await expect.element(second).not.toBeInTheDocument()
  await userEvent.click(add)
  await userEvent.selectOptions(second, 'missing')
  // Without problems a line is one choice; another kind and back keeps what was entered.
  await userEvent.click(page.getByRole('radio', { name: 'Belum sampai' }))
  await expect.element(amount('Semen')).toHaveValue('4')
  await expect.element(amount('Semen (2)')).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('radio', { name: 'Barang bermasalah' }))
  await expect.element(amount('Semen')).toHaveValue('3')
  await expect.element(amount('Semen (2)')).toHaveValue('1')
  await expect.element(second).toHaveValue('missing')
})
