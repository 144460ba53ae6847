import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { clearPlace, showPart } from '#ops/console-place.ts'
import { $caller, $notice, $session } from '#ops/console-store.ts'
import { orders } from '#ops/order-store.ts'
import { OpsOrders } from '#ops/OpsOrders.tsx'
import { $hidden } from '#ops/table/shown-columns.ts'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, lost, rejected, sentTo } from '../support/fake-api.ts'
import { opsOrder, opsOrderPage } from '../support/ops-order.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const list = 'GET /ops/transaction'
const bulk = 'POST /ops/transaction/steps'
const note = 'POST /ops/transaction/{id}/note'
const cancel = 'POST /ops/transaction/{id}/cancel'
const calls = [list, bulk, note, cancel, 'POST /ops/transaction/packing']
const three = [opsOrder(1, ['ship', 'cancel']), opsOrder(2, ['ship']), opsOrder(3, ['accept'])]
const codes = three.map(({ code }) => code)
const meta = { page: 1, per_page: 30, total: 65, total_pages: 3 }
const byCode = ({ id }: { id: string }) => answered(opsOrderPage(three.find(({ code }) => code === id)!))

const replies = (more: Parameters<typeof answerBy>[1] = {}) =>
  answerBy(vi.mocked(call), {
    [list]: () => answered(three, 'OK', meta as never),
    'GET /ops/transaction/{id}': byCode,
    'GET /ops/shop': () => answered([]),
    ...more
  })
const sent = (endpoint: string) => sentTo(vi.mocked(call), endpoint).map(({ input }) => input)
const row = (code: string) => page.getByRole('row', { name: new RegExp(code) })
const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }))
const panel = page.getByRole('complementary')
const search = () => Object.fromEntries(new URLSearchParams(window.location.search))

beforeEach(async () => {
  await page.viewport(1280, 900)
  vi.mocked(call).mockReset()
  replies()
  $session.set('in')
  $caller.set({ name: 'Ani', role: 'owner', shop: null, calls })
  orders.forget()
  showPart('orders', {})
})
afterEach(() => {
  $caller.set(undefined)
  $notice.set(undefined)
  $hidden.set(undefined)
  clearPlace()
})

it('[ops-102] filters, sort and page stand in the address and reach the call', async () => {
  await renderFresh(<OpsOrders />)
  await expect.element(page.getByText('65 baris')).toBeVisible()
  await page.getByRole('combobox', { name: 'Status' }).selectOptions('paid')
  await press('Batas waktu')
  await expect
    .element(page.getByRole('columnheader', { name: 'Batas waktu' }))
    .toHaveAttribute('aria-sort', 'ascending')
  await press('Berikutnya')
  await vi.waitFor(() =>
    expect(search()).toEqual({ part: 'orders', status: 'paid', sort: 'deadline', page: '2' })
  )
  expect(sent(list).at(-1)).toEqual({ status: ['paid'], sort: 'deadline', page: 2, per_page: 30 })
  await userEvent.fill(page.getByRole('textbox', { name: 'Cari pesanan' }), ' BB26 ')
  await userEvent.keyboard('{Enter}')
  // Another filter begins at its first page.
  await vi.waitFor(() => expect(sent(list).at(-1)).toMatchObject({ keyword: 'BB26', page: 1 }))
})

it('[ops-102] keys move, select and open a row, and Escape returns to it', async () => {
  await renderFresh(<OpsOrders />)
  await expect.element(row(codes[0]!)).toBeVisible()
  await expectAccessible('the table of orders')
  await userEvent.keyboard('j')
  await expect.element(row(codes[0]!)).toHaveFocus()
  await userEvent.keyboard('j{ArrowDown}k')
  await expect.element(row(codes[1]!)).toHaveFocus()
  await userEvent.keyboard('x')
  await expect.element(page.getByText('1 dipilih')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(panel.getByRole('heading', { name: codes[1]! })).toBeVisible()
  await expectAccessible('the open order')
  await vi.waitFor(() => expect(search()).toEqual({ part: 'orders', open: codes[1] }))
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(row(codes[1]!)).toHaveFocus()
})

it('[ops-102] Shift selects all rows between, and the head all of the page; other filters select none', async () => {
  await renderFresh(<OpsOrders />)
  const box = (code: string) => page.getByRole('checkbox', { name: `Pilih ${code}` })
  await userEvent.click(box(codes[0]!))
  await box(codes[2]!).click({ modifiers: ['Shift'] })
  await expect.element(page.getByText('3 dipilih')).toBeVisible()
  await userEvent.click(page.getByRole('checkbox', { name: 'Pilih semua di halaman' }))
  await expect.element(page.getByText(/dipilih$/)).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('checkbox', { name: 'Pilih semua di halaman' }))
  await expect.element(page.getByText('3 dipilih')).toBeVisible()
  await page.getByRole('combobox', { name: 'Status' }).selectOptions('paid')
  await expect.element(page.getByText(/dipilih$/)).not.toBeInTheDocument()
})

it('[ops-102, ops-25, ops-462] a hidden column stays hidden; known rows stay below an error, which is tried again', async () => {
  const shown = await renderFresh(<OpsOrders />)
  await userEvent.click(page.getByText('Kolom', { exact: true }))
  await userEvent.click(page.getByRole('checkbox', { name: 'Total' }))
  await expect.element(page.getByRole('columnheader', { name: 'Total' })).not.toBeInTheDocument()
  await shown.unmount()
  await renderFresh(<OpsOrders />)
  await expect.element(row(codes[0]!)).toBeVisible()
  await expect.element(page.getByRole('columnheader', { name: 'Total' })).not.toBeInTheDocument()
  replies({ [list]: () => lost })
  await press('Muat ulang')
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Tidak ada koneksi internet/)
  await expect.element(row(codes[0]!)).toBeVisible()
  replies({ [list]: () => answered([]) })
  await press('Coba lagi')
  await expect.element(page.getByText('Tidak ada pesanan.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Status' }).selectOptions('paid')
  await expect.element(page.getByText('Tidak ada pesanan yang cocok.')).toBeVisible()
})

it('[ops-104] tracking numbers are typed in a row, and what failed is named and keeps its number', async () => {
  await renderFresh(<OpsOrders />)
  await userEvent.click(page.getByRole('checkbox', { name: 'Pilih semua di halaman' }))
  await press('Kirim 2')
  await userEvent.click(page.getByRole('textbox', { name: `Resi ${codes[0]}` }))
  await userEvent.keyboard('RESI-1{Enter}RESI-2{Enter}')
  await expectAccessible('tracking numbers')
  replies({
    [bulk]: () =>
      answered([
        { id: codes[0], ok: true, status: 'sent', error: null },
        {
          id: codes[1],
          ok: false,
          status: null,
          error: { code: 'status_refused', message: 'Sudah dikirim.' }
        }
      ])
  })
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect($notice.get()?.text).toBe(`1 pesanan dikirim. ${codes[1]}: Sudah dikirim.`))
  expect(sent(bulk)).toEqual([
    {
      step: 'ship',
      orders: [
        { id: codes[0], resi: 'RESI-1' },
        { id: codes[1], resi: 'RESI-2' }
      ]
    }
  ])
  // What was sent is selected no more.
  await press('Kirim 1')
  await expect.element(page.getByRole('textbox', { name: `Resi ${codes[1]}` })).toHaveValue('RESI-2')
  await expect.element(page.getByRole('textbox', { name: `Resi ${codes[0]}` })).not.toBeInTheDocument()
})

it('[ops-103] the panel shows the address, notes and deadlines; a note and a reason stay after an error', async () => {
  showPart('orders', { open: codes[0]! })
  replies({ [note]: () => rejected('unauthorized'), [cancel]: () => lost })
  await renderFresh(<OpsOrders />)
  await expect.element(panel.getByText('Jl. Uji No. 1, 40123')).toBeVisible()
  await expect.element(panel.getByText('Budi Santoso · 6281234567890')).toBeVisible()
  const field = page.getByRole('textbox', { name: `Catatan untuk ${codes[0]}` })
  await userEvent.fill(field, 'Telepon dulu.')
  await press('Simpan catatan')
  await vi.waitFor(() => expect($session.get()).toBe('out'))
  await expect.element(field).toHaveValue('Telepon dulu.')
  await press('Batalkan pesanan')
  const reason = page.getByRole('textbox', { name: 'Alasan, dibaca pembeli' })
  await userEvent.fill(reason, 'Toko tutup.')
  await press('Ya, batalkan pesanan')
  await vi.waitFor(() => expect(sent(cancel)).toEqual([{ id: codes[0], reason: 'Toko tutup.' }]))
  await press('Batalkan pesanan')
  await expect.element(reason).toHaveValue('Toko tutup.')
})

it('[ops-450] an address names an order by its number or its code in any case, whose row is marked', async () => {
  replies({ 'GET /ops/transaction/{id}': () => answered(opsOrderPage(three[1]!)) })
  for (const open of ['2', codes[1]!.toLowerCase(), `${codes[1]} `]) {
    showPart('orders', { open })
    const shown = await renderFresh(<OpsOrders />)
    await expect.element(panel.getByRole('heading', { name: codes[1]! })).toBeVisible()
    await expect.element(row(codes[1]!)).toHaveAttribute('aria-current', 'true')
    await shown.unmount()
  }
})

it('[ops-103] the payment is only settled after a question that names it', async () => {
  const settle = 'POST /ops/payment/settle'
  const one = opsOrder(1, ['settle'])
  showPart('orders', { open: one.code })
  replies({
    'GET /ops/transaction/{id}': () => answered(opsOrderPage(one)),
    [settle]: () => answered({ outcome: 'paid' })
  })
  await renderFresh(<OpsOrders />)
  await press('Terima pembayaran')
  await expect.element(page.getByText(/Rp120\.000 di VA 8077700012345678/)).toBeVisible()
  expect(sent(settle)).toEqual([])
  await press('Ya, sudah diterima')
  await vi.waitFor(() => expect(sent(settle)).toEqual([{ number: '8077700012345678' }]))
})

it('[ops-263] orders are filtered by a shop that is searched by its name', async () => {
  const shop = { id: 3, name: 'Toko Maju', seller: { name: 'Sari' } }
  $caller.set({ name: 'Ani', role: 'owner', shop: null, calls: [...calls, 'GET /ops/shop'] })
  replies({ 'GET /ops/shop': () => answered([shop]), 'GET /ops/shop/{id}': () => answered(shop) })
  const shown = await renderFresh(<OpsOrders />)
  const field = page.getByRole('combobox', { name: 'Toko' })
  await userEvent.fill(field, 'Maju')
  await userEvent.click(page.getByRole('option', { name: /Toko Maju/ }))
  await vi.waitFor(() => expect(search()).toEqual({ part: 'orders', shop: '3' }))
  await vi.waitFor(() => expect(sent(list).at(-1)).toMatchObject({ shop: 3, page: 1 }))
  await expectAccessible('orders of a shop')
  // After a reload the field has the name again.
  await shown.unmount()
  await renderFresh(<OpsOrders />)
  await expect.element(field).toHaveValue('Toko Maju')
  await userEvent.clear(field)
  await vi.waitFor(() => expect(search()).toEqual({ part: 'orders' }))
})

it('[ops-263, ops-18] who may not list shops has no filter by shop', async () => {
  await renderFresh(<OpsOrders />)
  await expect.element(page.getByRole('combobox', { name: 'Status' })).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'Toko' })).not.toBeInTheDocument()
})

it('[ops-266] the history says in words what operators did', async () => {
  const one = opsOrder(1)
  const act = { id: 1, name: 'Ani', role: 'clerk', date: '2026-11-27T03:00:00.000Z' }
  const acts = [{ ...act, call: 'POST /ops/transaction/{id}/accept' }]
  showPart('orders', { open: one.code })
  replies({ 'GET /ops/transaction/{id}': () => answered(opsOrderPage(one, { acts })) })
  await renderFresh(<OpsOrders />)
  const history = page.getByRole('region', { name: 'Riwayat' })
  await expect.element(history.getByText('Terima pesanan', { exact: true })).toBeVisible()
  await expect.element(history.getByText(/POST/)).not.toBeInTheDocument()
})

it('[ops-442] the refund of an order is told below the total that it is a part of', async () => {
  replies({
    'GET /ops/transaction/{id}': ({ id }: { id: string }) =>
      answered(
        opsOrderPage(
          three.find(({ code }) => code === id)!,
          {
            subtotal: 79_000,
            discount: 0,
            shipping_cost: 0,
            shipping_discount: 0,
            extra_cost: 0,
            fee: 0,
            fee_payment: 4_000,
            grand_total: 83_000,
            refunded: 83_000
          }
        )
      )
  })
  await renderFresh(<OpsOrders />)
  await userEvent.click(row(codes[0]!))
  await expect
    .element(panel.getByRole('region', { name: 'Barang dan harga' }))
    .toMatchTextContent(/Biaya penanganan\s*Rp4\.000\s*Total\s*Rp83\.000\s*Dikembalikan\s*Rp83\.000$/)
})

it('[ops-442] the figures of an order have the labels of the buyer’s page', async () => {
  const figures = {
    subtotal: 79_000,
    discount: 9_000,
    voucher: 'HEMAT',
    shipping_cost: 20_000,
    shipping_discount: 5_000,
    extra_cost: 3_000,
    fee_payment: 4_000,
    fee: 1_000,
    fee_seller: 500,
    grand_total: 93_500
  }
  replies({ 'GET /ops/transaction/{id}': () => answered(opsOrderPage(three[0]!, figures)) })
  await renderFresh(<OpsOrders />)
  await userEvent.click(row(codes[0]!))
  const labels = panel.getByRole('region', { name: 'Barang dan harga' }).getByRole('term')
  await expect.element(labels.first()).toBeVisible()
  expect(labels.elements().map(({ textContent }) => textContent)).toEqual([
    'Subtotal produk',
    'Diskon promo HEMAT',
    'Ongkos kirim',
    'Diskon ongkir',
    'Biaya tambahan',
    'Biaya penanganan',
    'Biaya layanan',
    'Biaya penjual',
    'Total'
  ])
})

it('[ops-481] of goods to be collected the open order and its packing list name warehouse and collector, each by its own', async () => {
  const print = vi.spyOn(window, 'print')
  const printed = new Promise<string>(resolve =>
    print.mockImplementation(() => resolve(document.querySelector('.packing-sheets')!.textContent))
  )
  const place = { phone: '6281390001100', address: 'Blok A No. 3, Bandung' }
  const shipping = {
    ...three[0]!.shipping,
    ...place,
    label: 'Gudang Timur',
    mode: 'pickup' as const,
    is_pickup: true
  }
  const sheet = { id: 1, code: codes[0]!, date: '2026-11-27T03:00:00.000Z', ship_by: null, shop: 'Toko Uji' }
  const freight = {
    courier: 'Baba Logistik',
    service: 'CDD',
    is_pickup: true,
    payment_type: 'baba_balance' as const
  }
  const recipient = { ...place, name: 'Budi', zip_code: '40123', warehouse: 'Gudang Timur' }
  replies({
    'GET /ops/transaction/{id}': () => answered(opsOrderPage({ ...three[0]!, shipping })),
    'POST /ops/transaction/packing': () =>
      answered([{ ...sheet, ...freight, recipient, lines: [], weight_g: 1_000 }])
  })
  await renderFresh(<OpsOrders />)
  await userEvent.click(row(codes[0]!))
  const facts = () => panel.element().querySelector('dl')!.textContent
  await vi.waitFor(() =>
    expect(facts()).toContain('PengambilBudi SantosoDiambil diGudang Timur · 6281390001100')
  )
  expect(facts()).not.toContain('Penerima')
  await userEvent.click(panel.getByRole('button', { name: 'Cetak daftar kemas' }))
  const text = await printed
  expect(text).toContain('Gudang Timur · 6281390001100')
  expect(text).toContain('Pengambil: Budi')
  print.mockRestore()
})

it('[ops-442] the freight of a negotiation that is open is left out, not free', async () => {
  const open = { shipping_cost: 0, shipping_discount: 0, extra_cost: 0 }
  replies({ 'GET /ops/transaction/{id}': () => answered(opsOrderPage(three[0]!, open)) })
  await renderFresh(<OpsOrders />)
  await userEvent.click(row(codes[0]!))
  const labels = panel.getByRole('region', { name: 'Barang dan harga' }).getByRole('term')
  await expect.element(labels.first()).toHaveTextContent('Subtotal produk')
  expect(labels.elements().map(({ textContent }) => textContent)).not.toContain('Ongkos kirim')
})

it('[ops-442] the open order and a packing list have the address once, with its postal code', async () => {
  const print = vi.spyOn(window, 'print')
  const printed = new Promise<string>(resolve =>
    print.mockImplementation(() => resolve(document.querySelector('.packing-sheets')!.textContent))
  )
  const recipient = {
    name: 'Budi',
    phone: '0812',
    address: 'Jl. Mawar 1, Bandung, 40123',
    zip_code: '40123',
    warehouse: null
  }
  const pickup = { ...recipient, address: 'Gudang Toko, Bandung', zip_code: '40999' }
  const sheet = { id: 1, code: codes[0]!, date: '2026-11-27T03:00:00.000Z', ship_by: null, shop: 'Toko Uji' }
  const freight = { courier: 'JNE', service: 'REG', is_pickup: false, payment_type: 'baba_balance' as const }
  const mine = { ...three[0]!, shipping: { ...three[0]!.shipping, address: recipient.address } }
  replies({
    'GET /ops/transaction/{id}': () => answered(opsOrderPage(mine)),
    'POST /ops/transaction/packing': () =>
      answered([
        { ...sheet, ...freight, recipient, lines: [], weight_g: 1_000 },
        // A pickup point's address has no postal code.
        { ...sheet, ...freight, id: 2, recipient: pickup, lines: [], weight_g: 1_000 }
      ])
  })
  await renderFresh(<OpsOrders />)
  await userEvent.click(row(codes[0]!))
  await expect.element(panel.getByText(recipient.address, { exact: true })).toBeVisible()
  await userEvent.click(panel.getByRole('button', { name: 'Cetak daftar kemas' }))
  expect((await printed).match(/(40123|40999)/g)).toEqual(['40123', '40999'])
  print.mockRestore()
})

it.each([
  [40, '1.200+ baris'],
  [41, '1.201 baris']
])('[core-302] a total of 1,201 with %i pages is shown as %s', async (total_pages, text) => {
  replies({ [list]: () => answered(three, 'OK', { ...meta, total: 1_201, total_pages }) })
  await renderFresh(<OpsOrders />)
  await expect.element(page.getByText(text)).toBeVisible()
})
