import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { $typed } from '#ops/complaint-steps.ts'
import { refreshComplaints } from '#ops/complaint-store.ts'
import { clearPlace } from '#ops/console-place.ts'
import { $session } from '#ops/console-store.ts'
import { OpsComplaints } from '#ops/OpsComplaints.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, lost, rejected, sentTo } from '../support/fake-api.ts'
import { opsComplaint } from '../support/ops-complaint.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const receiving = 'POST /ops/complain/{id}/received'
const at = '2026-11-24T03:00:00.000Z'
const [line] = opsComplaint().lines
const meta = { page: 1, per_page: 12, total: 1, total_pages: 1 } as never

type Change = Parameters<typeof opsComplaint>[0]
type Replies = Parameters<typeof answerBy>[1]

function show(change: Change, more: Replies = {}) {
  const shown = opsComplaint(change)
  answerBy(vi.mocked(call), {
    'GET /ops/complain': () => answered([shown], 'OK', meta),
    'GET /ops/complain/{id}': () => answered(shown),
    'GET /ops/complain/discussion/{id}': () => answered([]),
    ...more
  })
}

async function opened(change: Change, more: Replies = {}) {
  show(change, more)
  await renderFresh(<OpsComplaints />)
  await userEvent.click(page.getByRole('row', { name: /BB261127ABC123/ }))
  await expect.element(page.getByRole('heading', { name: 'BB261127ABC123' })).toBeVisible()
}

const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name, exact: true }))
const entry = page.getByRole('article')
const received = () => sentTo(vi.mocked(call), receiving).map(({ input }) => input)

beforeEach(async () => {
  await page.viewport(1280, 900)
  vi.mocked(call).mockReset()
  clearPlace()
  $typed.set({})
  $session.set('in')
})

it('[ops-48] a line shows its price per unit, and what was ordered and shipped beside what is complained about', async () => {
  const sacks = { ...line!, sale_unit: 'sak' as const, qty: 3, ordered_qty: 40, shipped_qty: 38 }
  await opened({ lines: [sacks, { ...line!, id: 2, sale_unit: 'batang' }] })
  await expect
    .element(entry)
    .toMatchTextContent(/3 sak × .*Rusak\/pecah ?Rp50\.000 \/sak · dipesan 40 sak, dikirim 38 sak/)
  await expect.element(entry).toMatchTextContent(/Rp50\.000 \/batang · dipesan dan dikirim 2 batang/)
})

describe('[ops-54] who gets the goods', () => {
  const to = {
    name: 'Dewi Lestari',
    phone: '6281299887766',
    address: 'Jl. Kenanga No. 7, Cilandak, Jakarta Selatan, 12430',
    is_pickup: false
  }

  it('stands at the step that sends them, to be copied', async () => {
    await opened({ stage: 'replacing', steps: ['ship'], ship_to: to })
    const form = page.getByRole('form', { name: 'Kirim barang' })
    await expect
      .element(form)
      .toMatchTextContent(/Kirim ke ?Dewi Lestari · 081299887766 ?Jl\. Kenanga No\. 7.+12430/)
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await press('Salin penerima dan alamat')
    expect(copy).toHaveBeenCalledWith(`Dewi Lestari\n081299887766\n${to.address}`)
    copy.mockRestore()
    await expectAccessible('the address of what is sent again')
  })

  it('stands beside what is on its way; a warehouse is called one', async () => {
    const sent = { courier: 'JNE', resi: 'R-1', sent_at: at, delivered_at: null, received_at: null }
    const ship_to = { ...to, name: 'Gudang Cikarang', is_pickup: true }
    await opened({ stage: 'shipping', steps: [], sent_again: sent, ship_to })
    await expect.element(entry).toMatchTextContent(/Barang dikirim lagi.+Diambil pembeli di ?Gudang Cikarang/)
  })
})

describe('[ops-55] the receipt of goods that came back', () => {
  const back = { stage: 'returned' as const, steps: ['receive' as const], refund_due: 104_000 }
  const question = page.getByRole('dialog', { name: 'Barang diterima: BB261127ABC123' })

  it('asks first, and names the amount, the order’s end and the stock', async () => {
    const closed = opsComplaint({ stage: 'closed', steps: [] })
    await opened({ ...back, ends_order: 'Pesanan lalu dibatalkan.' }, { [receiving]: () => answered(closed) })
    await press('Barang diterima')
    await expect
      .element(question)
      .toMatchTextContent(
        /Dana Rp104\.000 dikembalikan ke pembeli saat itu juga\. Pesanan lalu dibatalkan\. Barang tidak kembali ke stok\./
      )
    await expectAccessible('the question before a receipt')
    await userEvent.click(question.getByRole('button', { name: 'Batal' }))
    await expect.element(question).not.toBeInTheDocument()
    expect(received()).toEqual([])
    await userEvent.click(page.getByRole('checkbox', { name: 'Kembalikan ke stok' }))
    await press('Barang diterima')
    await expect.element(question).toMatchTextContent(/ Barang kembali ke stok\./)
    await userEvent.click(question.getByRole('button', { name: 'Ya, barang diterima' }))
    await expect.element(question).not.toBeInTheDocument()
    await vi.waitFor(() => expect(received()).toEqual([{ id: 7, restock: true }]))
  })

  it('of goods that were refunded before says so', async () => {
    await opened({ ...back, stage: 'closed', closed_at: at, refunded: 50_000, refund_due: null })
    await press('Barang diterima')
    await expect.element(question).toMatchTextContent(/Dana Rp50\.000 sudah dikembalikan ke pembeli\./)
  })

  it('closes its question with an error, which stands at the form, and when somebody else was faster', async () => {
    await opened(back, { [receiving]: () => lost })
    await press('Barang diterima')
    await userEvent.click(question.getByRole('button', { name: 'Ya, barang diterima' }))
    await expect.element(entry.getByRole('alert').getByText(/Tidak ada koneksi internet/)).toBeVisible()
    await press('Barang diterima')
    await expect.element(question).toBeVisible()
    show({ stage: 'closed', steps: [] }, { [receiving]: () => rejected('complaint_moved') })
    await refreshComplaints()
    await expect.element(question).not.toBeInTheDocument()
  })
})

describe('[ops-56] a ruling while goods are on their way to the buyer', () => {
  const sent = { courier: 'JNE', resi: 'R-9', sent_at: at, delivered_at: null, received_at: null }
  const shipment = { id: 71, ...sent, shipped_at: at, lost_at: null, lines: [] }
  const help = { stage: 'help' as const, steps: ['arbitrate' as const] }

  it('has a warning above it, which names the goods and says what a full refund means', async () => {
    const shipments = [
      { ...shipment, id: 70, kind: 'part' as const },
      { ...shipment, kind: 'replacement' as const }
    ]
    await opened({ ...help, sent_again: sent, shipments })
    const form = page.getByRole('form', { name: 'Keputusan admin' })
    await expect
      .element(form)
      .toMatchTextContent(
        /^Keputusan admin ?Barang pengganti sedang dikirim sejak 24 November 2026 10:00 \(JNE, resi R-9\)\. Jika dana dikembalikan seluruhnya, pembeli menerima dana dan barang\. ?Solusi/
      )
    await expectAccessible('a ruling while a replacement is on its way')
  })

  it('says that they have arrived; without any, and for a seller’s answer, there is no warning', async () => {
    const arrived = { ...sent, delivered_at: at }
    const missing = { ...shipment, delivered_at: at, kind: 'missing' as const }
    await opened({ ...help, sent_again: arrived, shipments: [missing] })
    const warning = entry.getByText(/Jika dana dikembalikan seluruhnya/)
    await expect
      .element(warning)
      .toMatchTextContent(/^Barang yang kurang sudah sampai menurut kurir pada 24 /)
    show(help)
    await refreshComplaints()
    await expect.element(warning).not.toBeInTheDocument()
    await expect.element(page.getByRole('form', { name: 'Keputusan admin' })).toBeVisible()
  })
})
