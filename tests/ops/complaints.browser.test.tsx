import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { $discussion } from '#ops/complaint-discussion.ts'
import { $previews } from '#ops/complaint-preview.ts'
import { $typed } from '#ops/complaint-steps.ts'
import { refreshComplaints } from '#ops/complaint-store.ts'
import { $place, clearPlace, showPart } from '#ops/console-place.ts'
import { $caller, $notice, $session } from '#ops/console-store.ts'
import { OpsComplaints } from '#ops/OpsComplaints.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, held, lost, rejected, sentTo } from '../support/fake-api.ts'
import { opsComplaint } from '../support/ops-complaint.ts'
import { pressTwice } from '../support/press-twice.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({
  ...(await original<object>()),
  call: vi.fn()
}))

const list = 'GET /ops/complain'
const one = 'GET /ops/complain/{id}'
const postings = 'GET /ops/complain/{id}/postings'
const answer = 'POST /ops/complain/{id}/answer'
const arbitrate = 'POST /ops/complain/{id}/arbitrate'
const messages = 'GET /ops/complain/discussion/{id}'

const late = opsComplaint({
  id: 6,
  code: 'BB261127LATE01',
  deadline: { label: 'Admin memutuskan paling lambat', at: '2020-01-01T03:00:00.000Z' }
})
const preview = {
  effect: 'Pesanan selesai; sisanya dibagikan seperti biasa.',
  postings: [
    { account: 'escrow', label: 'Escrow', amount: -104_000 },
    { account: 'buyer_saldo', label: 'Saldo pembeli', amount: 60_000 },
    { account: 'seller_payable', label: 'Penjual', amount: 44_000 }
  ]
}
const meta = { page: 1, per_page: 12, total: 2, total_pages: 1 }

type Replies = Parameters<typeof answerBy>[1]
const replies = (more: Replies = {}) =>
  answerBy(vi.mocked(call), {
    [list]: () => answered([late, opsComplaint()], 'OK', meta as never),
    [one]: () => answered(opsComplaint()),
    [messages]: () => answered([]),
    [postings]: () => answered(preview),
    ...more
  })

/** The console with the second complaint of the table open beside it. */
async function opened(change: Parameters<typeof opsComplaint>[0] = {}, more: Replies = {}) {
  const shown = opsComplaint(change)
  replies({
    [list]: () => answered([late, shown], 'OK', meta as never),
    [one]: (({ id }: { id: number }) => answered(id === late.id ? late : shown)) as never,
    ...more
  })
  const rendered = await renderFresh(<OpsComplaints />)
  await userEvent.click(page.getByRole('row', { name: /BB261127ABC123/ }))
  await expect.element(page.getByRole('heading', { name: 'BB261127ABC123' })).toBeVisible()
  return rendered
}

beforeEach(async () => {
  await page.viewport(1280, 900)
  vi.mocked(call).mockReset()
  replies()
  clearPlace()
  $discussion.set(undefined)
  $typed.set({})
  $previews.set({})
  $notice.set(undefined)
  $session.set('in')
  $caller.set({ name: 'console', role: 'owner', shop: null, calls: ['GET /ops/transaction'] })
})

describe('[ops-48] the table', () => {
  it('marks who is late, and shows the closed ones by a filter', async () => {
    await renderFresh(<OpsComplaints />)
    const row = (code: string) => page.getByRole('row', { name: new RegExp(code) })
    await expect.element(row('BB261127LATE01')).toMatchTextContent(/terlambat/)
    await expect.element(row('BB261127ABC123')).not.toMatchTextContent(/terlambat/)
    await expect
      .element(row('BB261127ABC123'))
      .toMatchTextContent(/Dewi.*Toko Maju.*Barang bermasalah.*Rp60\.000/)
    await expectAccessible('the table of complaints')
    replies({ [list]: () => answered([]) })
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Komplain' }), 'Selesai')
    await expect.element(page.getByText('Tidak ada komplain yang selesai.')).toBeVisible()
    expect(sentTo(vi.mocked(call), list).at(-1)?.input).toMatchObject({ open: false, page: 1 })
  })

  it('[ops-25] loads, fails, is tried again; a later failure leaves the known items', async () => {
    const first = held()
    replies({ [list]: () => first.answer })
    await renderFresh(<OpsComplaints />)
    await expect.element(page.getByRole('status', { name: 'Memuat' })).toBeVisible()
    first.give(lost)
    await expect.element(page.getByRole('alert')).toMatchTextContent(/^Tidak ada koneksi internet/)
    replies()
    await userEvent.click(page.getByRole('button', { name: 'Coba lagi' }))
    await expect.element(page.getByRole('row', { name: /BB261127LATE01/ })).toBeVisible()
    replies({ [list]: () => rejected('unauthorized') })
    await refreshComplaints()
    await expect.element(page.getByRole('row', { name: /BB261127LATE01/ })).toBeVisible()
    expect($session.get()).toBe('out')
  })

  it('goes back a page when what was closed leaves fewer of them', async () => {
    showPart('complaints', { page: '2' })
    replies({
      [list]: (({ page: asked }: { page: number }) =>
        answered(asked === 1 ? [late] : [], 'OK', { ...meta, total: 1 } as never)) as never
    })
    await renderFresh(<OpsComplaints />)
    await expect.element(page.getByRole('row', { name: /BB261127LATE01/ })).toBeVisible()
    await expect.element(page.getByText('1 baris')).toBeVisible()
  })

  it('shows an entry with its order, photos and history, and leads to the order', async () => {
    await opened({
      answer: {
        solution: 'refund',
        label: 'Pengembalian dana',
        nominal: 20_000,
        message: 'Satu sak saja.',
        date: '2026-11-27T04:00:00.000Z'
      },
      returned: {
        courier: 'JNE',
        resi: 'R-9',
        sent_at: '2026-11-27T05:00:00.000Z',
        delivered_at: null,
        received_at: null
      }
    })
    const entry = page.getByRole('article')
    for (const text of [
      /Dewi \(id 5\) · Toko Maju/,
      /total Rp104\.000/,
      /resi RESI-1/,
      /Semen Uji/,
      /maksimal Rp100\.000/,
      /Satu sak saja\./,
      /JNE · resi R-9/,
      /Komplain diajukan\./
    ])
      await expect.element(entry).toMatchTextContent(text)
    const photo = page.getByRole('link', { name: /Foto 1 komplain/ })
    await expect.element(photo).toHaveAttribute('href', '/files/photo-1')
    await expect.element(photo).toHaveAttribute('target', '_blank')
    await expectAccessible('a complaint')
    await userEvent.click(page.getByRole('link', { name: 'Lihat pesanan' }))
    expect($place.get()).toEqual({ part: 'orders', query: { q: 'BB261127ABC123', open: 'BB261127ABC123' } })
  })

  it('takes the place of the queue on small screens, until "Kembali"', async () => {
    await page.viewport(360, 800)
    await opened()
    await expect.element(page.getByRole('row', { name: /BB261127LATE01/ })).not.toBeInTheDocument()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    await userEvent.click(page.getByRole('button', { name: 'Kembali' }))
    await expect.element(page.getByRole('row', { name: /BB261127LATE01/ })).toBeVisible()
  })
})

const solution = () => page.getByRole('combobox', { name: 'Solusi' })
const nominal = () => page.getByRole('textbox', { name: 'Nominal (Rp)' })
const explanation = () => page.getByRole('textbox', { name: 'Penjelasan untuk pembeli' })
const submit = () => page.getByRole('button', { name: 'Kirim jawaban' })

describe('[ops-49] an answer', () => {
  it('[complaint-15] of money is sent with the preview of exactly its figures, and no earlier', async () => {
    const closed = opsComplaint({ stage: 'closed', stage_label: 'Dana dikembalikan', steps: [] })
    await opened({}, { [answer]: () => answered(closed) })
    await solution().selectOptions('refund')
    await explanation().fill('Setuju.')
    await expect.element(submit()).toBeDisabled()
    await nominal().fill('Rp 60.000')
    await expect.element(nominal()).toHaveValue('60000')
    await expect.element(page.getByRole('row', { name: /Saldo pembeli Rp60\.000/ })).toBeVisible()
    await expect.element(page.getByRole('row', { name: /^Jumlah Rp0/ })).toBeVisible()
    await expect.element(page.getByText(preview.effect)).toBeVisible()
    await expect.element(submit()).toBeEnabled()
    await expectAccessible('an answer with its preview')
    // Other figures need another preview.
    const next = held()
    vi.mocked(call).mockClear()
    replies({
      [postings]: () => next.answer,
      [answer]: () => answered(closed),
      [one]: () => answered(closed)
    })
    await nominal().fill('100000')
    await expect.element(submit()).toBeDisabled()
    await expect.element(page.getByRole('row', { name: /Saldo pembeli/ })).not.toBeInTheDocument()
    next.give(answered({ ...preview, effect: 'Seluruh pesanan dibatalkan.' }))
    await expect.element(page.getByText('Seluruh pesanan dibatalkan.')).toBeVisible()
    await expect.element(submit()).toBeEnabled()
    pressTwice(submit())
    await expect.element(page.getByRole('article')).toMatchTextContent(/Dana dikembalikan/)
    expect(sentTo(vi.mocked(call), answer).map(({ input }) => input)).toEqual([
      { id: 7, solution: 'refund', nominal: 100_000, message: 'Setuju.' }
    ])
    await expect.element(submit()).not.toBeInTheDocument()
    expect($notice.get()?.text).toBe('BB261127ABC123: dijawab, Pengembalian dana')
  })

  it('offers what fits the complaint, and needs a solution and a text', async () => {
    await opened()
    const options = [...(solution().element() as HTMLSelectElement).options].map(({ text }) => text)
    expect(options).toEqual([
      'Pilih solusi',
      'Pengembalian dana',
      'Tukar barang',
      'Retur dan pengembalian dana',
      'Komplain ditolak'
    ])
    await userEvent.click(submit())
    await expect.element(solution()).toHaveAccessibleDescription('Pilih solusi')
    await expect.element(explanation()).toHaveAccessibleDescription('Penjelasan wajib diisi')
    expect(sentTo(vi.mocked(call), answer)).toEqual([])
  })

  it('says at the nominal that it is too much', async () => {
    const tooMuch = rejected('complaint_nominal')
    const error = { ...tooMuch.error, fields: { nominal: 'Maksimal Rp100.000 untuk barang yang dipilih.' } }
    await opened({}, { [postings]: () => ({ ok: false, error }) as never })
    await solution().selectOptions('refund')
    await nominal().fill('100001')
    await expect.element(nominal()).toHaveAccessibleDescription(/^Maksimal Rp100\.000 untuk/)
    await explanation().fill('Setuju.')
    await expect.element(nominal()).toHaveAccessibleDescription(/^Maksimal Rp100\.000 untuk/)
    await expect.element(submit()).toBeDisabled()
  })

  it('stays as it was typed after an error, and after another complaint was looked at', async () => {
    await opened({}, { [answer]: () => lost })
    await solution().selectOptions('reject')
    await explanation().fill('Tidak ada kerusakan.')
    await userEvent.click(submit())
    await expect.element(page.getByRole('alert').getByText(/Tidak ada koneksi internet/)).toBeVisible()
    await userEvent.click(page.getByRole('row', { name: /BB261127LATE01/ }))
    await expect.element(explanation()).toHaveValue('')
    await userEvent.click(page.getByRole('row', { name: /BB261127ABC123/ }))
    await expect.element(explanation()).toHaveValue('Tidak ada kerusakan.')
    await expect.element(solution()).toHaveValue('reject')
  })

  it('that comes too late shows the complaint as it is now, with the message', async () => {
    await opened({}, { [answer]: () => rejected('complaint_moved') })
    await solution().selectOptions('reject')
    await explanation().fill('Terlambat.')
    const moved = opsComplaint({ stage: 'help', stage_label: 'Ditinjau admin', steps: [] })
    replies({ [answer]: () => rejected('complaint_moved'), [one]: () => answered(moved) })
    await userEvent.click(submit())
    await expect.element(page.getByRole('article')).toMatchTextContent(/Ditinjau admin/)
    await expect.element(submit()).not.toBeInTheDocument()
    expect($notice.get()).toMatchObject({
      isError: true,
      text: expect.stringMatching(/sudah berubah/) as string
    })
  })
})

describe('[ops-49] the other steps', () => {
  it('of a ruling are one form: on an appeal it says that it is carried out at once', async () => {
    const ruled = opsComplaint({ stage: 'ruled', stage_label: 'Diputuskan admin', steps: [] })
    await opened({ steps: ['arbitrate'], is_appealed: true }, { [arbitrate]: () => answered(ruled) })
    await expect.element(page.getByText('Keputusan banding langsung dijalankan.')).toBeVisible()
    await solution().selectOptions('exchange')
    await page.getByRole('textbox', { name: 'Penjelasan untuk pembeli dan penjual' }).fill('Foto jelas.')
    await userEvent.click(page.getByRole('button', { name: 'Kirim keputusan' }))
    await expect.element(page.getByRole('article')).toMatchTextContent(/Diputuskan admin/)
    expect(sentTo(vi.mocked(call), arbitrate).map(({ input }) => input)).toEqual([
      { id: 7, solution: 'exchange', message: 'Foto jelas.' }
    ])
  })

  it('are those that the complaint names: goods received go back to stock only if it is said', async () => {
    const closed = opsComplaint({ stage: 'closed', steps: [] })
    const received = 'POST /ops/complain/{id}/received'
    await opened(
      {
        stage: 'returned',
        steps: ['deliver', 'receive', 'help'],
        refund_due: 50_000
      },
      { [received]: () => answered(closed) }
    )
    await expect.element(page.getByRole('button', { name: 'Barang sampai' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Minta bantuan admin' })).toBeVisible()
    await expect.element(submit()).not.toBeInTheDocument()
    const stock = page.getByRole('checkbox', { name: 'Kembalikan ke stok' })
    await expect.element(stock).not.toBeChecked()
    await expectAccessible('steps of returned goods')
    await userEvent.click(stock)
    // It pays: it says how much, and asks first (ops-55).
    await expect.element(page.getByText('Dana Rp50.000 dikembalikan ke pembeli saat itu juga.')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Barang diterima' }))
    await userEvent.click(page.getByRole('button', { name: 'Ya, barang diterima' }))
    await vi.waitFor(() =>
      expect(sentTo(vi.mocked(call), received).map(({ input }) => input)).toEqual([{ id: 7, restock: true }])
    )
  })

  it('tell each field what is wrong with it, and keep the others', async () => {
    const invalid = rejected('invalid_input')
    const error = { ...invalid.error, fields: { resi: 'Nomor resi wajib diisi' } }
    const ship = 'POST /ops/complain/{id}/ship'
    await opened({ stage: 'replacing', steps: ['ship'] }, { [ship]: () => ({ ok: false, error }) as never })
    await page.getByRole('textbox', { name: 'Kurir' }).fill('JNE')
    await userEvent.click(page.getByRole('button', { name: 'Kirim', exact: true }))
    const resi = page.getByRole('textbox', { name: 'Nomor resi' })
    await expect.element(resi).toHaveAccessibleDescription('Nomor resi wajib diisi')
    await expect.element(page.getByRole('textbox', { name: 'Kurir' })).toHaveValue('JNE')
  })

  it('ask the admin with a text, whose fault is told at its field', async () => {
    const invalid = rejected('invalid_input')
    const error = { ...invalid.error, fields: { message: 'Penjelasan wajib diisi' } }
    const help = 'POST /ops/complain/{id}/help'
    await opened({ stage: 'returned', steps: ['help'] }, { [help]: () => ({ ok: false, error }) as never })
    await userEvent.click(page.getByRole('button', { name: 'Minta bantuan admin' }))
    await expect
      .element(page.getByRole('textbox', { name: 'Penjelasan untuk admin' }))
      .toHaveAccessibleDescription('Penjelasan wajib diisi')
  })
})
