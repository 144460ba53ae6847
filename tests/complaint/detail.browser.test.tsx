import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { $toast } from '#lib/core/browser/toasts.ts'
import type { ComplaintDetail } from '#lib/complaint/shapes.ts'
import { dateTime } from '#lib/format/dates.ts'
import { $orderEvent } from '#lib/identity/store/live.ts'
import { readTyped, storeTyped } from '#lib/identity/store/typed.ts'

import { ComplaintPage } from '#islands/complaint/ComplaintPage.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { expectAccessibleInDark } from '../support/dark.ts'
import { answerBy, answered, held, lost, rejected, sentTo } from '../support/fake-api.ts'
import { budi, signInMember } from '../support/member.ts'
import { dialogNamed, expectCloses, expectOpens } from '../support/overlays.ts'
import { renderFresh } from '../support/render-fresh.ts'
import { theComplaint } from './complaint-data.ts'

// The page of a complaint with an API that the test answers. Its discussion: discussion.browser.test.tsx.

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const reading = 'GET /buyer/transaction/complain/{id}'
const discussing = 'GET /buyer/transaction/complain/discussion/{id}'
const updating = 'POST /buyer/transaction/complain/update/{id}'
const sent = (endpoint: string) => sentTo(vi.mocked(call), endpoint).map(({ input }) => input)
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const closed = theComplaint(
  {},
  {
    stage: 'closed',
    stage_label: 'Dana dikembalikan',
    turn: null,
    outcome: 'refunded',
    refunded: 15_000,
    next: 'Selesai: Rp15.000 dikembalikan ke Saldo.',
    deadline: null
  }
)

type Answers = Parameters<typeof answerBy>[1]
function setAnswers(complaint: ComplaintDetail, answers: Answers = {}): void {
  answerBy(vi.mocked(call), {
    'GET /buyer/profile': () => answered(budi),
    [reading]: () => answered(complaint),
    [discussing]: () => answered([]),
    ...answers
  })
}

async function openPage(complaint: ComplaintDetail, answers: Answers = {}) {
  setAnswers(complaint, answers)
  return renderFresh(<ComplaintPage id="40" />)
}

beforeEach(async () => {
  vi.mocked(call).mockReset()
  signInMember()
  await page.viewport(360, 740)
})

it('[complaint-19] says where it stands, what happens next, and both offers', async () => {
  await openPage(
    theComplaint(undefined, {
      ruling: {
        solution: 'reject',
        label: 'Komplain ditolak',
        nominal: null,
        message: 'Tanpa bukti.',
        date: '2026-11-28T03:00:00.000Z'
      },
      returned: {
        courier: 'JNE',
        resi: 'JX1',
        sent_at: '2026-11-28T03:00:00.000Z',
        delivered_at: null,
        received_at: null
      },
      photos: [null]
    })
  )
  await expect.element(page.getByText('Dijawab penjual', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Terima jawaban penjual atau minta bantuan admin.')).toBeVisible()
  const wish = page.getByRole('region', { name: 'Permintaan Anda' })
  await expect.element(wish.getByText('Rp20.000')).toBeVisible()
  const answer = page.getByRole('region', { name: 'Jawaban penjual' })
  await expect.element(answer.getByText('Kami ganti sebagian.')).toBeVisible()
  await expect
    .element(page.getByRole('region', { name: 'Keputusan admin' }).getByText('Komplain ditolak'))
    .toBeVisible()
  await expect.element(page.getByText('Rusak/pecah')).toBeVisible()
  await expect.element(page.getByText('JX1')).toBeVisible()
  await expect.element(page.getByText('Foto gagal dimuat.')).toBeVisible()
  await expectAccessible('complaint')
  await expectAccessibleInDark('complaint')
})

it('[complaint-19] names the shipments that it calls lost, with what became of them', async () => {
  const dates = { delivered_at: null, lost_at: null }
  const shipments = [{ id: 72, name: 'Kiriman 2', courier: 'JNE', resi: 'RESI-2', ...dates }]
  await openPage(theComplaint({}, { kind: 'not_arrived', lost_shipments: shipments }))
  await expect.element(page.getByText(/^Kiriman 2 · JNE RESI-2\s?Dalam perjalanan$/)).toBeVisible()
})

it('[complaint-19] shows no countdown of an admin who is late', async () => {
  const deadline = { label: 'Admin memutuskan paling lambat', at: '2026-11-01T03:00:00.000Z' }
  await openPage(theComplaint({}, { stage: 'help', turn: 'admin', deadline, is_late: true }))
  await expect.element(page.getByRole('status').first()).toBeVisible()
  await expect.element(page.getByText('Admin memutuskan paling lambat')).not.toBeInTheDocument()
})

it('[complaint-19] shows the date of a deadline that the next step does not name', async () => {
  const next = 'Barang dalam perjalanan ke toko. Dana dikembalikan setelah penjual menerimanya.'
  await openPage(theComplaint({}, { next }))
  await expect.element(page.getByText(/^Jawaban dianggap diterima pada 30\s\w+\s2027/)).toBeVisible()
  await expect.element(page.getByText('Sisa waktu')).not.toBeInTheDocument()
})

it('[complaint-19] names goods and their problems only where the complaint does', async () => {
  const { unmount } = await openPage(theComplaint(undefined, { kind: 'not_arrived' }))
  await expect.element(page.getByRole('region', { name: 'Barang yang dikomplain' })).toBeVisible()
  await expect.element(page.getByText('Rusak/pecah')).not.toBeInTheDocument()
  await unmount()
  await openPage(theComplaint(undefined, { kind: 'shipping_difference', lines: [] }))
  await expect.element(page.getByRole('region', { name: 'Alasan' }).getByText(/^Tiga sak/)).toBeVisible()
  await expect.element(page.getByText('Barang yang dikomplain')).not.toBeInTheDocument()
})

it('[complaint-19] offers only what may be done now, and says from when help is possible, with the date once', async () => {
  const at = '2027-11-30T03:00:00.000Z'
  const deadline = { label: 'Penjual menjawab paling lambat', at }
  const next = `Penjual menjawab paling lambat ${dateTime(at)}. Jika tidak, Anda dapat meminta bantuan admin.`
  const said = { next, next_names_deadline: true }
  await openPage(theComplaint({ cancel: true }, { answer: null, help_from: at, deadline, ...said }))
  await expect.element(page.getByText('Belum dijawab.')).toBeVisible()
  await expect.element(page.getByText(/Anda dapat meminta bantuan admin\.$/)).toBeVisible()
  await expect.element(page.getByText('Sisa waktu')).toBeVisible()
  expect(document.body.textContent?.match(/30\s(?:Nov|November)\s2027/g)).toHaveLength(1)
  for (const name of [
    'Terima Solusi',
    'Minta Bantuan',
    'Ajukan Banding',
    'Kirim Kembali',
    'Barang Sudah Diterima'
  ])
    await expect.element(button(name)).not.toBeInTheDocument()
  await userEvent.click(button('Batalkan Komplain'))
  // It counts, which only the limit would say later.
  await expect.element(page.getByText(/tetap dihitung: maksimal 3 untuk satu pesanan\.$/)).toBeVisible()
})

it('[complaint-19] the solution is accepted with the PIN, once', async () => {
  await openPage(theComplaint(), { [updating]: () => rejected('pin_wrong') })
  const pin = dialogNamed('Masukkan PIN')
  await expectOpens(button('Terima Solusi'), pin)
  await expectCloses(button('Terima Solusi'), pin)
  await userEvent.click(button('Terima Solusi'))
  await expect.element(pin.getByText('Terima: Pengembalian dana Rp15.000')).toBeVisible()
  await userEvent.keyboard('000000')
  await expect.element(pin.getByRole('alert').filter({ hasText: /^PIN salah/ })).toBeVisible()
  setAnswers(closed, { [updating]: () => answered(closed) })
  await userEvent.keyboard('135790')
  await expect.element(pin).not.toBeInTheDocument()
  await expect.element(page.getByText('Selesai: Rp15.000 dikembalikan ke Saldo.')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Keadaan komplain' })).toHaveFocus()
  await expect.element(button('Terima Solusi')).not.toBeInTheDocument()
  const offered_at = theComplaint().answer!.date
  expect(sent(updating).at(-1)).toEqual({ id: 40, action: 'accept', pin: '135790', offered_at })
  expect(sent(updating)).toHaveLength(2)
})

it('[complaint-26] the PIN dialog says what the accepted refund does to the order', async () => {
  const ends = 'Pesanan lalu selesai.'
  await openPage(theComplaint(undefined, { ends_order: ends }))
  await userEvent.click(button('Terima Solusi'))
  const pin = dialogNamed('Masukkan PIN')
  await expect.element(pin.getByText(`Terima: Pengembalian dana Rp15.000. ${ends}`)).toBeVisible()
})

it('[complaint-19] a rejection is accepted by a neutral button, and its dialog says what follows', async () => {
  const ruling = {
    solution: 'reject' as const,
    label: 'Komplain ditolak',
    nominal: null,
    message: 'Tanpa bukti.',
    date: '2026-11-28T03:00:00.000Z'
  }
  await openPage(theComplaint(undefined, { ruling }))
  const accept = button('Terima Penolakan')
  await expect.element(accept).not.toHaveClass('btn-primary')
  await userEvent.click(accept)
  const said = 'Terima: Komplain ditolak. Komplain ditutup tanpa pengembalian dana.'
  await expect.element(dialogNamed('Masukkan PIN').getByText(said)).toBeVisible()
})

it('[complaint-19, identity-207] who has no PIN makes one first, and reads that it is for complaints too', async () => {
  const member = signInMember({ has_pin: false })
  await openPage(theComplaint(), {
    'POST /buyer/pin/add': () => answered(null),
    'GET /buyer/profile': () => answered({ ...member, has_pin: sent('POST /buyer/pin/add').length > 0 })
  })
  await userEvent.click(button('Terima Solusi'))
  await expect.element(dialogNamed('Buat PIN').getByLabelText('PIN baru')).toHaveFocus()
  const uses = 'PIN 6 digit dipakai untuk membayar dengan Saldo, menarik dana, dan menerima solusi komplain.'
  await expect.element(dialogNamed('Buat PIN')).toMatchTextContent(new RegExp(uses))
  await userEvent.keyboard('135790{Tab}135790{Enter}')
  await expect.element(dialogNamed('Masukkan PIN')).toBeVisible()
})

it('[complaint-19] a complaint that has moved on in another tab is said and shown', async () => {
  await openPage(theComplaint(), { [updating]: () => rejected('complaint_moved') })
  await userEvent.click(button('Batalkan Komplain'))
  const ask = dialogNamed('Batalkan Komplain')
  setAnswers(closed, { [updating]: () => rejected('complaint_moved') })
  await userEvent.click(ask.getByRole('button', { name: 'Ya, Batalkan' }))
  await expect.element(ask).not.toBeInTheDocument()
  await expect.element(page.getByText('Selesai: Rp15.000 dikembalikan ke Saldo.')).toBeVisible()
  expect($toast.get()).toMatchObject({
    text: 'Komplain ini sudah berubah: Dana dikembalikan.',
    tone: 'error'
  })
})

it('[complaint-6, complaint-19] a dialog about what is no longer on the table closes and says what changed', async () => {
  await openPage(theComplaint())
  await userEvent.click(button('Terima Solusi'))
  const pin = dialogNamed('Masukkan PIN')
  await expect.element(pin).toBeVisible()
  const ruling = { ...theComplaint().answer!, date: '2026-11-28T03:00:00.000Z' }
  setAnswers(theComplaint({ accept: true, appeal: true }, { ruling, stage_label: 'Diputuskan admin' }))
  $orderEvent.set({ id: 6, status: 'complain', at: 3 })
  await expect.element(pin).not.toBeInTheDocument()
  await expect.element(page.getByRole('region', { name: 'Keputusan admin' })).toBeVisible()
  expect($toast.get()).toMatchObject({ text: 'Komplain ini sudah berubah: Diputuskan admin.' })
  // Whoever opens it again sees the newer offer.
  await userEvent.click(button('Terima Solusi'))
  await expect.element(pin).toBeVisible()
  expect(sent(updating)).toEqual([])
})

it('[complaint-19] what was typed to ask for help is not what the appeal says', async () => {
  storeTyped('complaintHelp:40', { action: 'help', message: 'Tolong dilihat.' })
  await openPage(theComplaint({ accept: true, appeal: true }))
  await userEvent.click(button('Ajukan Banding'))
  await expect.element(page.getByRole('textbox', { name: /^Pesan untuk admin/ })).toHaveValue('')
})

it('[complaint-19] a rejection is accepted as one', async () => {
  const answer = { solution: 'reject' as const, label: 'Komplain ditolak', nominal: null, message: '' }
  const rejection = { ...answer, date: '2026-11-27T03:00:00.000Z' }
  const after = { ...closed, outcome: 'rejected' as const, next: 'Selesai tanpa pengembalian dana.' }
  await openPage(theComplaint(undefined, { answer: rejection }), { [updating]: () => answered(after) })
  await expect.element(button('Terima Solusi')).not.toBeInTheDocument()
  await userEvent.click(button('Terima Penolakan'))
  await expect.element(dialogNamed('Masukkan PIN')).toBeVisible()
  await userEvent.keyboard('135790')
  await expect.element(page.getByText(after.next)).toBeVisible()
  expect($toast.get()).toMatchObject({ text: 'Penolakan diterima' })
})

it('[complaint-19] help and appeal take a message along; a lost answer keeps it', async () => {
  await openPage(theComplaint({ help: true, appeal: true }), { [updating]: () => lost })
  const help = dialogNamed('Minta Bantuan')
  await expectOpens(button('Minta Bantuan'), help)
  await userEvent.fill(help.getByLabelText('Pesan untuk admin (opsional)'), 'Lihat foto kedua.')
  await userEvent.click(help.getByRole('button', { name: 'Minta Bantuan' }))
  await expect.element(help.getByRole('alert').filter({ hasText: /^Tidak ada koneksi/ })).toBeVisible()
  await expect.element(help.getByRole('textbox')).toHaveValue('Lihat foto kedua.')
  const after = theComplaint({ appeal: true })
  setAnswers(after, { [updating]: () => answered(after) })
  await userEvent.click(help.getByRole('button', { name: 'Minta Bantuan' }))
  await expect.element(help).not.toBeInTheDocument()
  expect(sent(updating)[1]).toEqual({ id: 40, action: 'help', message: 'Lihat foto kedua.' })
  await expectOpens(button('Ajukan Banding'), dialogNamed('Ajukan Banding'))
  await userEvent.click(dialogNamed('Ajukan Banding').getByRole('button', { name: 'Ajukan Banding' }))
  await expect.poll(() => sent(updating)[2]).toEqual({ id: 40, action: 'appeal', message: '' })
})

it('[complaint-19] goods are sent back with courier and tracking number', async () => {
  const missing = rejected('complaint_courier_required')
  const fields = { resi: 'Nomor resi wajib diisi' }
  const address = 'Toko Maju, Jl. Kenanga No. 7, Cilandak Barat, Kota Jakarta Selatan'
  await openPage(theComplaint({ return: true }, { return_address: address }), {
    [updating]: () => ({ ok: false, error: { ...missing.error, fields } }) as never
  })
  const dialog = dialogNamed('Kirim Kembali')
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const copy = { name: 'Salin alamat toko' }
  await userEvent.click(page.getByRole('region', { name: 'Alamat toko' }).getByRole('button', copy))
  await expectOpens(button('Kirim Kembali'), dialog)
  await expect.element(dialog.getByText(address)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', copy))
  expect(copied.mock.calls).toEqual([[address], [address]])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await userEvent.fill(dialog.getByLabelText('Kurir'), 'JNE')
  await userEvent.click(dialog.getByRole('button', { name: 'Kirim Kembali' }))
  await expect.element(dialog.getByText('Nomor resi wajib diisi')).toBeVisible()
  await expect.element(dialog.getByLabelText('Nomor resi')).toHaveFocus()
  setAnswers(closed, { [updating]: () => answered(closed) })
  await userEvent.fill(dialog.getByLabelText('Nomor resi'), ' JX77 ')
  await userEvent.click(dialog.getByRole('button', { name: 'Kirim Kembali' }))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent(updating)[1]).toEqual({ id: 40, action: 'returned', courier: 'JNE', resi: 'JX77' })
})

it('[complaint-19] what was typed for a step is there after a reload, and gone once the step is taken', async () => {
  const both = theComplaint({ help: true, return: true })
  const { unmount } = await openPage(both)
  const help = dialogNamed('Minta Bantuan')
  const back = dialogNamed('Kirim Kembali')
  await expectOpens(button('Minta Bantuan'), help)
  await userEvent.fill(help.getByRole('textbox'), 'Lihat foto kedua.')
  await expectCloses(button('Minta Bantuan'), help)
  await expectOpens(button('Kirim Kembali'), back)
  await userEvent.fill(back.getByLabelText('Kurir'), 'JNE')
  await unmount()
  await openPage(both, { [updating]: () => answered(both) })
  await expectOpens(button('Kirim Kembali'), back)
  await expect.element(back.getByLabelText('Kurir')).toHaveValue('JNE')
  await userEvent.fill(back.getByLabelText('Nomor resi'), 'JX77')
  await userEvent.click(back.getByRole('button', { name: 'Kirim Kembali' }))
  await expect.element(back).not.toBeInTheDocument()
  await expectOpens(button('Minta Bantuan'), help)
  await expect.element(help.getByRole('textbox')).toHaveValue('Lihat foto kedua.')
  await userEvent.click(help.getByRole('button', { name: 'Minta Bantuan' }))
  await expect.element(help).not.toBeInTheDocument()
  expect([readTyped('complaintHelp:40'), readTyped('complaintReturn:40')]).toEqual([undefined, undefined])
})

it('[complaint-19] goods that were sent again are received after a question', async () => {
  const { answer, give } = held()
  await openPage(theComplaint({ receive: true }), { [updating]: () => answer })
  const ask = dialogNamed('Barang Sudah Diterima')
  await expectOpens(button('Barang Sudah Diterima'), ask)
  const yes = ask.getByRole('button', { name: 'Barang Sudah Diterima' })
  await userEvent.click(yes)
  await expect.element(yes).toHaveAttribute('aria-disabled', 'true')
  give(answered(closed))
  await expect.element(ask).not.toBeInTheDocument()
  expect(sent(updating)).toEqual([{ id: 40, action: 'received' }])
})

it('[complaint-19] an event of its order shows what others did; one of another order requests nothing', async () => {
  await openPage(theComplaint({}, { answer: null }))
  await expect.element(page.getByText('Belum dijawab.')).toBeVisible()
  setAnswers(theComplaint())
  const before = sent(reading).length
  $orderEvent.set({ id: 99, status: 'complain', at: 1 })
  $orderEvent.set({ id: 6, status: 'complain', at: 2 })
  await expect.element(page.getByText('Kami ganti sebagian.')).toBeVisible()
  expect(sent(reading)).toHaveLength(before + 1)
})

it('[complaint-19] a foreign complaint is not found; a failed request can be repeated', async () => {
  const { unmount } = await openPage(closed, { [reading]: () => rejected('complaint_not_found') })
  await expect.element(page.getByText('Komplain tidak ditemukan.')).toBeVisible()
  await unmount()
  await openPage(closed, { [reading]: () => lost })
  await expect.element(page.getByRole('alert').filter({ hasText: /^Tidak ada koneksi/ })).toBeVisible()
  setAnswers(closed)
  await userEvent.click(button('Coba lagi'))
  await expect.element(page.getByText('Dana dikembalikan', { exact: true })).toBeVisible()
})
