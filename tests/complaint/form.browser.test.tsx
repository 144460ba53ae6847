import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { storePersonHere } from '#lib/core/browser/person.ts'
import { addRecord, forgetRecords, ofPart, readRecords } from '#lib/core/browser/waiting-records.ts'
import { orderErrors } from '#lib/order/errors.ts'
import { readTyped, storeTyped } from '#lib/identity/store/typed.ts'

import { ComplaintFormPage } from '#islands/complaint/ComplaintFormPage.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { expectAccessibleInDark } from '../support/dark.ts'
import { answerBy, answered, held, lost, rejected, sentTo } from '../support/fake-api.ts'
import { budi, signInMember } from '../support/member.ts'
import { pressTwice } from '../support/press-twice.ts'
import { renderFresh } from '../support/render-fresh.ts'
import { choosePhotos, picture } from './choose-photos.ts'
import { theOptions } from './complaint-data.ts'

// The form of a complaint with an API that the test answers. Its rules: complaint-form.test.ts.

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const reading = 'GET /buyer/transaction/complain/options/{id}'
const uploading = 'POST /buyer/transaction/complain/photo/{id}'
const making = 'POST /buyer/transaction/complain'
const removing = 'DELETE /buyer/transaction/complain/photo/{id}'
const reason = 'Tiga sak pecah dan isinya mengeras.'

const sent = (endpoint: string) => sentTo(vi.mocked(call), endpoint)
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const radio = (name: string) => page.getByRole('radio', { name, exact: true })
const send = button('Ajukan Komplain')
const words = page.getByRole('textbox', { name: 'Alasan' })
const nominal = page.getByLabelText('Nominal pengembalian')
const problemOf = (name: string) => page.getByRole('combobox', { name: `Masalah ${name}` })
const stored = page.getByAltText(/^Foto terunggah/)

let photos = 0
type Answers = Parameters<typeof answerBy>[1]
function setAnswers(answers: Answers = {}): void {
  answerBy(vi.mocked(call), {
    'GET /buyer/profile': () => answered(budi),
    [reading]: () => answered(theOptions()),
    [uploading]: () => answered({ id: (photos += 1), photo: picture }),
    [removing]: () => answered(null),
    ...answers
  })
}

async function openForm(answers: Answers = {}) {
  setAnswers(answers)
  return renderFresh(<ComplaintFormPage id="6" />)
}

/** One broken piece, whose refund is asked for, with its reason. */
async function fillIn(): Promise<void> {
  await userEvent.click(radio('Barang bermasalah'))
  await userEvent.click(page.getByRole('checkbox', { name: 'Pilih Semen' }))
  await userEvent.selectOptions(problemOf('Semen'), 'broken')
  await userEvent.click(radio('Pengembalian dana'))
  await userEvent.fill(nominal, '20000')
  await userEvent.fill(words, reason)
}

beforeEach(async () => {
  photos = 0
  await forgetRecords()
  vi.mocked(call).mockReset()
  signInMember()
  await page.viewport(360, 740)
})

it('[complaint-9, complaint-26] says what a refund does to the order, and who pays for sending goods back', async () => {
  const ends = 'Pesanan lalu selesai, dan dana barang yang belum dikirim ikut dikembalikan.'
  // One broken sack, which is all that was paid.
  const lines = [{ ...theOptions().lines[0]!, qty: 1, arrived_qty: 1 }]
  const money = { ends_order: ends, paid: 50_000, left: 50_000 }
  await openForm({ [reading]: () => answered(theOptions({ ...money, lines })) })
  await fillIn()
  const sendingBack = radio('Retur dan pengembalian dana')
  await expect.element(sendingBack).toHaveAccessibleDescription(/ongkos kirimnya Anda bayar/)
  await expect.element(page.getByText(ends)).toBeVisible()
  await userEvent.fill(nominal, '50000')
  await expect.element(page.getByText(ends)).not.toBeInTheDocument()
  await expect.element(page.getByText('Pesanan lalu dibatalkan.')).toBeVisible()
  // Too much does nothing.
  await userEvent.fill(nominal, '50001')
  await expect.element(page.getByText('Pesanan lalu dibatalkan.')).not.toBeInTheDocument()
  await userEvent.fill(nominal, '49999')
  await expect.element(page.getByText(ends)).toBeVisible()
  await userEvent.click(radio('Tukar barang'))
  await expect.element(page.getByText(ends)).not.toBeInTheDocument()
})

it('[complaint-26] says it of lost goods only where all that is under way is named', async () => {
  const ends = 'Pesanan lalu selesai.'
  const part = { id: 72, name: 'Kiriman 2', courier: 'JNE', resi: 'RESI-2', delivered_at: null, from: null }
  const shipments = [{ ...part, lines: [{ id: 21, qty: 2 }] }]
  await openForm({ [reading]: () => answered(theOptions({ ends_order: ends, shipments })) })
  await fillIn()
  // Two sacks have arrived broken, and others are under way.
  await userEvent.fill(nominal, '20000')
  await expect.element(page.getByText(ends)).not.toBeInTheDocument()
  await userEvent.click(radio('Belum sampai'))
  // What is under way is chosen.
  const second = page.getByRole('checkbox', { name: /^Kiriman 2/ })
  await expect.element(second).toBeChecked()
  await expect.element(page.getByText(ends)).toBeVisible()
  await userEvent.click(second)
  await expect.element(page.getByText(ends)).not.toBeInTheDocument()
})

it('[complaint-18] asks for the amount once a shipment is chosen, and says once that none is', async () => {
  const part = { id: 72, name: 'Kiriman 2', courier: 'JNE', resi: 'RESI-2', delivered_at: null, from: null }
  const shipments = [{ ...part, lines: [{ id: 21, qty: 2 }] }]
  await openForm({ [reading]: () => answered(theOptions({ shipments })) })
  await userEvent.click(radio('Belum sampai'))
  await userEvent.click(radio('Pengembalian dana'))
  await userEvent.fill(nominal, '20000')
  const second = page.getByRole('checkbox', { name: /^Kiriman 2/ })
  await userEvent.click(second)
  await expect.element(nominal).not.toBeInTheDocument()
  await expect.element(page.getByText('Rp20.000')).not.toBeInTheDocument()
  await userEvent.click(send)
  expect(page.getByText('Pilih kiriman yang belum sampai.').elements()).toHaveLength(1)
  await expect.element(page.getByText(/^Maksimal/)).not.toBeInTheDocument()
  await userEvent.click(second)
  await expect.element(nominal).toHaveValue('20.000')
})

it('[complaint-27] forgets chosen pieces that were refunded meanwhile, which nobody could leave out', async () => {
  const { unmount } = await openForm()
  await fillIn()
  await unmount()
  const [, nails] = theOptions().lines
  await openForm({ [reading]: () => answered(theOptions({ lines: [nails!] })) })
  await expect.element(words).toHaveValue(reason)
  await userEvent.click(send)
  await expect.element(page.getByText('Pilih barang yang bermasalah.', { exact: true })).toBeVisible()
  await userEvent.click(page.getByRole('checkbox', { name: 'Pilih Paku' }))
  await expect.element(problemOf('Paku')).toBeVisible()
})

it('[complaint-18] steps follow one another; what is not possible says when', async () => {
  const notes: Partial<Record<string, string>> = {
    not_arrived: 'Dapat diajukan mulai 30 November 2026.',
    shipping_difference: 'Tidak ada ongkir yang dibayar untuk pesanan ini.'
  }
  const kinds = theOptions().kinds.map(one => {
    const note = notes[one.kind]
    return note ? { ...one, is_possible: false, note } : one
  })
  await openForm({ [reading]: () => answered(theOptions({ kinds })) })
  await expect.element(radio('Belum sampai')).toBeDisabled()
  await expect.element(page.getByText(/Dapat diajukan mulai/)).toBeVisible()
  await expect.element(radio('Selisih ongkir')).toBeDisabled()
  await expect.element(page.getByText('Tidak ada ongkir yang dibayar untuk pesanan ini.')).toBeVisible()
  await expect.element(send).not.toBeInTheDocument()
  await userEvent.click(radio('Barang bermasalah'))
  await expect.element(page.getByText('Pilih barang dan masalahnya terlebih dahulu.')).toBeVisible()
  await userEvent.click(page.getByRole('checkbox', { name: 'Pilih Semen' }))
  await expect.element(radio('Pengembalian dana')).not.toBeInTheDocument()
  await userEvent.selectOptions(problemOf('Semen'), 'missing')
  await expect.element(radio('Kirim kekurangan')).toBeVisible()
  await userEvent.selectOptions(problemOf('Semen'), 'wrong')
  await expect.element(radio('Tukar barang')).toBeVisible()
  await expect.element(radio('Kirim kekurangan')).not.toBeInTheDocument()
  await userEvent.click(radio('Pengembalian dana'))
  await expect.element(page.getByText('Maksimal Rp60.000, termasuk bagian ongkirnya')).toBeVisible()
  await userEvent.click(button('Tambah jumlah Semen'))
  await userEvent.click(button('Isi maksimal'))
  await expect.poll(() => document.activeElement).toHaveProperty('value', '120.000')
  await userEvent.click(button('Kurangi jumlah Semen'))
  await expect.element(page.getByText('Maksimal Rp60.000 untuk barang yang dipilih.')).toBeVisible()
  await expectAccessible('form of a complaint')
  await expectAccessibleInDark('form of a complaint')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

it('[order-105] another kind keeps what it may name, and shows its own maximum and nominal', async () => {
  const [semen, nails] = theOptions().lines
  const lines = [
    { ...semen!, qty: 4, arrived_qty: 3 },
    { ...nails!, arrived_qty: 0 }
  ]
  await openForm({ [reading]: () => answered(theOptions({ lines })) })
  await userEvent.click(radio('Belum sampai'))
  await userEvent.click(page.getByRole('checkbox', { name: 'Pilih Semen' }))
  await userEvent.click(page.getByRole('checkbox', { name: 'Pilih Paku' }))
  await expect.element(page.getByText('Jumlah (dari 4 sak)')).toBeVisible()
  await userEvent.click(radio('Pengembalian dana'))
  await userEvent.click(button('Isi maksimal'))
  await expect.element(nominal).toHaveValue('300.000')
  await userEvent.click(radio('Barang bermasalah'))
  await expect.element(page.getByText('Jumlah (dari 3 sak yang sudah sampai)')).toBeVisible()
  await expect.element(page.getByLabelText('Jumlah Semen', { exact: true })).toHaveValue('3')
  await expect.element(page.getByRole('checkbox', { name: 'Pilih Paku' })).not.toBeInTheDocument()
  await userEvent.selectOptions(problemOf('Semen'), 'broken')
  await expect.element(page.getByText('Maksimal Rp180.000 untuk barang yang dipilih.')).toBeVisible()
  await expectAccessible('form of a part')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  expect(readTyped('complaint:6')).toMatchObject({ lines: [[21, 3, 1]] })
})

it('[complaint-18] what is missing is said at its fields, and the first of them has the focus', async () => {
  await openForm()
  await userEvent.click(radio('Barang bermasalah'))
  await userEvent.click(send)
  for (const text of [
    'Pilih barang yang bermasalah.',
    'Alasan 30 sampai 1.000 karakter.',
    'Unggah minimal 1 foto.'
  ])
    await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(page.getByRole('group', { name: 'Barang' })).toHaveFocus()
  await expectAccessible('form with problems')
  await userEvent.fill(words, reason)
  await expect.element(page.getByText('Alasan 30 sampai 1.000 karakter.')).not.toBeInTheDocument()
  await expect.element(page.getByText('Unggah minimal 1 foto.')).toBeVisible()
  expect(sent(making)).toEqual([])
})

it('[complaint-18] what was entered is there after a reload; another order has a form of its own', async () => {
  const { unmount } = await openForm()
  await fillIn()
  await choosePhotos('a.jpg')
  await expect.element(stored).toBeVisible()
  await unmount()
  const again = await openForm()
  await expect.element(radio('Barang bermasalah')).toBeChecked()
  await expect.element(problemOf('Semen')).toHaveValue('broken')
  await expect.element(radio('Pengembalian dana')).toBeChecked()
  await expect.element(nominal).toHaveValue('20.000')
  await expect.element(words).toHaveValue(reason)
  await expect.element(stored).toBeVisible()
  expect(sent(uploading)).toHaveLength(1)
  await again.unmount()
  await renderFresh(<ComplaintFormPage id="7" />)
  await expect.element(radio('Barang bermasalah')).not.toBeChecked()
})

it('[complaint-18] each photo is sent once: a failed one again under its number, the others not', async () => {
  let isLost = true
  await openForm({
    [uploading]: ({ photo }: { photo: File }) =>
      isLost && photo.name === 'a.jpg' ? lost : answered({ id: (photos += 1), photo: picture })
  })
  await userEvent.click(radio('Barang bermasalah'))
  await choosePhotos('a.jpg', 'b.jpg')
  await expect.element(stored).toBeVisible()
  await expect.element(page.getByRole('alert').filter({ hasText: /^Tidak ada koneksi/ })).toBeVisible()
  await fillIn()
  await userEvent.click(send)
  await expect.element(page.getByText('Ada foto yang gagal diunggah. Coba lagi atau hapus.')).toBeVisible()
  expect(sent(making)).toEqual([])
  isLost = false
  await userEvent.click(button('Coba lagi foto 2'))
  await expect.poll(() => stored.elements().length).toBe(2)
  const numbers = sent(uploading).map(({ input }) => input['client_id'])
  expect(numbers).toHaveLength(3)
  expect(numbers[2]).toBe(numbers[0])
  expect(numbers[1]).not.toBe(numbers[0])
  await userEvent.click(button('Hapus foto 1'))
  await expect.poll(() => stored.elements().length).toBe(1)
  expect(sent(removing).map(({ input }) => input)).toEqual([{ id: 1 }])
})

it('[complaint-18] a photo whose upload a reload has interrupted is sent under its number', async () => {
  storePersonHere('budi')
  const { unmount } = await openForm({ [uploading]: () => lost })
  await userEvent.click(radio('Barang bermasalah'))
  await choosePhotos('a.jpg', 'b.jpg')
  await expect.element(button('Coba lagi foto 2')).toBeVisible()
  // What was chosen counts, uploaded or not.
  const summary = page.getByRole('region', { name: 'Ringkasan' })
  await expect.element(summary.getByText('2', { exact: true })).toBeVisible()
  await userEvent.click(button('Hapus foto 1'))
  await unmount()
  const [, before] = sent(uploading).map(({ input }) => input)
  await openForm()
  await expect.element(stored).toBeVisible()
  const after = sent(uploading).slice(2)
  expect(after.map(({ input }) => input['client_id'])).toEqual([before!['client_id']])
  const [{ input } = { input: {} }] = after
  expect(await (input as unknown as { photo: File }).photo.text()).toBe('b.jpg')
  await expect.poll(() => readRecords(ofPart('budi', 'complaint photos'))).toEqual([])
})

it('[complaint-18] photos of a form that was given up are removed after a day, those of others stay', async () => {
  storePersonHere('budi')
  const key = ofPart('budi', 'complaint photos')
  const photo = { clientId: 'x', name: 'a', type: 'image/jpeg', bytes: new ArrayBuffer(1) }
  await addRecord(key, { ...photo, form: 'yesterday', at: Date.now() - 25 * 3_600_000 }, 9)
  await addRecord(key, { ...photo, form: 'another', at: Date.now() - 23 * 3_600_000 }, 9)
  await openForm()
  await expect.element(radio('Barang bermasalah')).toBeVisible()
  await expect
    .poll(async () => (await readRecords<{ form: string }>(key)).map(({ form }) => form))
    .toEqual(['another'])
  expect(sent(uploading)).toEqual([])
})

it('[complaint-18] at most five pictures are taken, and nothing that is none', async () => {
  await openForm()
  await userEvent.click(radio('Barang bermasalah'))
  await userEvent.upload(page.getByLabelText('Pilih foto'), new File(['x'], 'x.heic', { type: 'image/heic' }))
  await expect.element(page.getByText(/^Format HEIC belum bisa dibaca/)).toBeVisible()
  // The words of the server for a picture that it cannot read.
  await userEvent.upload(
    page.getByLabelText('Pilih foto'),
    new File(['x'], 'x.pdf', { type: 'application/pdf' })
  )
  await expect.element(page.getByText('Berkas harus berupa gambar JPG, PNG, WebP, atau AVIF.')).toBeVisible()
  await choosePhotos('1', '2', '3', '4', '5', '6')
  await expect.poll(() => stored.elements().length).toBe(5)
  await expect.element(page.getByText('Maksimal 5 foto.')).toBeVisible()
  await expect.element(page.getByLabelText('Pilih foto')).not.toBeInTheDocument()
  expect(sent(uploading)).toHaveLength(5)
})

it('[complaint-18] a lost answer is sent again as the same complaint; two taps send one', async () => {
  const { answer, give } = held()
  await openForm({ [making]: () => answer })
  await fillIn()
  await choosePhotos('a.jpg')
  await expect.element(stored).toBeVisible()
  pressTwice(send)
  await expect.element(send).toHaveAttribute('aria-disabled', 'true')
  give(lost)
  await expect.element(page.getByRole('alert').filter({ hasText: /^Tidak ada koneksi/ })).toBeVisible()
  await expect.element(words).toHaveValue(reason)
  setAnswers({ [making]: () => rejected('complaint_limit') })
  await userEvent.click(send)
  await expect.element(page.getByRole('alert').filter({ hasText: /^Maksimal 3 komplain/ })).toBeVisible()
  const [first, second, ...more] = sent(making).map(({ input }) => input)
  expect(more).toEqual([])
  expect(second).toEqual(first)
  expect(first).toEqual({
    transaction_id: 6,
    kind: 'problem',
    lines: [{ id: 21, qty: 1, problem: 'broken' }],
    reason,
    solution: 'refund',
    nominal: 20_000,
    photo_ids: [1],
    client_id: expect.stringMatching(/^[0-9a-f]{32}$/)
  })
})

it('[complaint-18] what the server rejects stands at its field; photos that are gone are chosen anew', async () => {
  await openForm({ [making]: () => rejected('complaint_qty') })
  await fillIn()
  await choosePhotos('a.jpg')
  await expect.element(stored).toBeVisible()
  await userEvent.click(send)
  await expect.element(page.getByText('Jumlah melebihi yang dapat dikomplain.')).toBeVisible()
  setAnswers({ [making]: () => rejected('complaint_photo_not_found') })
  await userEvent.click(send)
  await expect.element(page.getByText('Foto tidak ditemukan. Unggah lagi.')).toBeVisible()
  await expect.element(stored).not.toBeInTheDocument()
  await expect.element(words).toHaveValue(reason)
  expect(readTyped('complaint:6')).toMatchObject({ reason, wasSent: false })
})

it('[complaint-18] a running complaint is linked in place of the form, and what cannot be complained about says why', async () => {
  const { unmount } = await openForm({ [reading]: () => answered(theOptions({ open_id: 40 })) })
  await expect
    .element(page.getByRole('link', { name: 'Lihat Komplain' }))
    .toHaveAttribute('href', '/complaint/40')
  await expect.element(radio('Barang bermasalah')).not.toBeInTheDocument()
  await expectAccessible('running complaint')
  await unmount()
  const note = 'Pesanan ini dibatalkan, sehingga tidak dapat dikomplain.'
  const second = await openForm({ [reading]: () => answered(theOptions({ kinds: [], note })) })
  await expect.element(page.getByText(note)).toBeVisible()
  await second.unmount()
  const third = await openForm({ [reading]: () => rejected('order_not_found') })
  await expect.element(page.getByText(orderErrors.order_not_found.message)).toBeVisible()
  await third.unmount()
  await openForm({ [reading]: () => lost })
  await expect.element(page.getByRole('alert').filter({ hasText: /^Tidak ada koneksi/ })).toBeVisible()
  setAnswers()
  await userEvent.click(button('Coba lagi'))
  await expect.element(radio('Barang bermasalah')).toBeVisible()
})

it('[complaint-18] goods that did not arrive are the whole order, unless some are chosen', async () => {
  storeTyped('complaint:6', { clientId: 'c', kind: 'not_arrived', reason, lines: [], photos: [] })
  await openForm({ [making]: () => rejected('complaint_too_early') })
  await expect.element(page.getByText('Seluruh pesanan', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Foto bukti (opsional)' })).toBeVisible()
  await userEvent.click(radio('Kirim kekurangan'))
  await userEvent.click(send)
  await expect.element(page.getByText('Jenis komplain ini belum dapat diajukan.')).toBeVisible()
  await userEvent.click(page.getByRole('checkbox', { name: 'Pilih Paku' }))
  await userEvent.click(send)
  await expect.poll(() => sent(making).map(({ input }) => input['lines'])).toEqual([[], [{ id: 22, qty: 2 }]])
})
