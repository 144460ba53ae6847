import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import type { OpsOrder } from '#lib/ops/order-contract.ts'
import { orders } from '#ops/order-store.ts'
import { $notice, $session } from '#ops/console-store.ts'

import { answerBy, answered, held, lost, sentTo } from '../support/fake-api.ts'
import { forgetDrafts } from '../support/forget-drafts.ts'
import { ListedOrders } from '../support/listed-orders.tsx'
import { orderDetail } from '../support/order-data.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const shipping = 'POST /ops/transaction/{id}/ship'
const delivering = 'POST /ops/transaction/{id}/deliver'
const rejecting = 'POST /ops/transaction/{id}/reject'
const sent = (endpoint: string) => sentTo(vi.mocked(call), endpoint).map(({ input }) => input)

async function openConsole(
  order: ReturnType<typeof orderDetail>,
  steps: OpsOrder['steps'],
  maySplit = true,
  ship = () => answered({ id: order.id, code: order.code, status: 'sent' }),
  trace: () => ReturnType<typeof ship> | typeof lost = ship
) {
  const shown: OpsOrder = {
    ...order,
    buyer: { id: 1, name: 'Budi', phone: null },
    is_accepted: true,
    may_split: maySplit,
    steps
  }
  const step = () => answered({ id: order.id, code: order.code, status: 'sent' })
  answerBy(vi.mocked(call), {
    'GET /ops/transaction': () => answered([shown]),
    [shipping]: ship,
    [delivering]: step,
    'POST /ops/transaction/{id}/trace': trace,
    [rejecting]: step
  })
  await renderFresh(<ListedOrders />)
}

const [product] = orderDetail(5, 'process').products
const forty = (more: Parameters<typeof orderDetail>[2] = {}) =>
  orderDetail(5, 'process', { products: [{ ...product!, qty: 40 }], ...more })
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))

beforeEach(() => {
  vi.mocked(call).mockReset()
  $session.set('in')
  orders.forget()
  forgetDrafts()
})

it('[order-106] the console ships quantities by line, or everything', async () => {
  const order = forty()
  await openConsole(order, ['ship'])
  await userEvent.fill(page.getByRole('textbox', { name: /^Nomor resi/ }), 'RESI-1')
  await press('Kirim sebagian')
  await userEvent.fill(page.getByRole('textbox', { name: 'Semen, dari 40 sak' }), '38')
  await press('Kirim jumlah ini')
  await press('Kirim semua')
  // Other goods have another number.
  await userEvent.fill(page.getByRole('textbox', { name: /^Nomor resi/ }), 'RESI-2')
  await press('Kirim')
  expect(sent(shipping)).toEqual([
    { id: order.code, resi: 'RESI-1', lines: [{ id: product!.id, qty: 38 }] },
    { id: order.code, resi: 'RESI-2' }
  ])
})

it('[ops-461] Enter after a tracking number ships it, and twice ships it once', async () => {
  const order = forty()
  const reply = held()
  await openConsole(order, ['ship'], true, (() => reply.answer) as never)
  await userEvent.fill(page.getByRole('textbox', { name: /^Nomor resi/ }), 'RESI-1')
  await userEvent.keyboard('{Enter}{Enter}')
  reply.give(answered({ id: order.id, code: order.code, status: 'sent' }))
  await vi.waitFor(() => expect($notice.get()?.text).toBe(`${order.code}: dikirim`))
  expect(sent(shipping)).toEqual([{ id: order.code, resi: 'RESI-1' }])
})

it('[ops-267] a tracking number that is missing is said at its field, which has a visible label', async () => {
  const message = 'Nomor resi wajib diisi'
  const answers = [
    () =>
      ({
        ok: false,
        error: {
          code: 'invalid_input',
          message: 'Periksa kembali isian Anda.',
          status: 422,
          fields: { resi: message }
        }
      }) as never
  ]
  const shipped = () => answered({ id: 5, code: 'BB', status: 'sent' })
  const order = forty()
  await openConsole(order, ['ship'], true, () => (answers.shift() ?? shipped)())
  await expect.element(page.getByText(/^Nomor resi/)).toBeVisible()
  await expect.element(page.getByText(/^Kurir lain \(bukan JNE\)/)).toBeVisible()
  const field = page.getByRole('textbox', { name: `Nomor resi ${order.code}` })
  await press('Kirim')
  await expect.element(field).toHaveAccessibleDescription(message)
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  expect($notice.get()).toBeUndefined()
  await userEvent.fill(field, 'RESI-1')
  await expect.element(field).toHaveAttribute('aria-invalid', 'false')
  await press('Kirim')
  await vi.waitFor(() => expect($notice.get()?.text).toBe(`${order.code}: dikirim`))
})

it('[order-106] the console offers what is left', async () => {
  const left = { id: product!.id, name: 'Semen', qty: 2, sale_unit: 'sak' as const }
  await openConsole(forty({ rest: { pieces: '2 sak', until: '2026-12-03T03:00:00.000Z', lines: [left] } }), [
    'ship'
  ])
  await press('Kirim sebagian')
  await expect.element(page.getByRole('textbox', { name: 'Semen, dari 2 sak' })).toBeVisible()
})

it('[order-106, order-101] the console offers no parts where the server allows none', async () => {
  await openConsole(forty(), ['ship'], false)
  await expect.element(page.getByRole('button', { name: 'Kirim', exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Kirim sebagian' })).not.toBeInTheDocument()
})

it('[order-102, order-106] the console names another courier, and keeps what was typed until it is shipped', async () => {
  const order = forty()
  const fault = { code: 'ship_qty', message: 'Jumlah melebihi sisa barang.', status: 422 }
  const answers = [() => ({ ok: false, error: fault }) as never]
  const shipped = () => answered({ id: order.id, code: order.code, status: 'sent' })
  await openConsole(order, ['ship'], true, () => (answers.shift() ?? shipped)())
  const courier = page.getByRole('textbox', {
    name: `Kurir lain (bukan ${order.shipping.courier}) ${order.code}`
  })
  const count = page.getByRole('textbox', { name: 'Semen, dari 40 sak' })
  await userEvent.fill(page.getByRole('textbox', { name: /^Nomor resi/ }), 'RESI-1')
  await userEvent.fill(courier, ' Lalamove ')
  await press('Kirim sebagian')
  await userEvent.fill(count, '38')
  await press('Kirim jumlah ini')
  await expect.poll(() => $notice.get()?.isError).toBe(true)
  await expect.element(count).toHaveValue('38')
  await expect.element(courier).toHaveValue(' Lalamove ')
  await press('Kirim jumlah ini')
  await expect.element(count).toHaveValue('')
  await expect.element(courier).toHaveValue('')
  const one = { id: order.code, resi: 'RESI-1', courier: 'Lalamove', lines: [{ id: product!.id, qty: 38 }] }
  expect(sent(shipping)).toEqual([one, one])
})

it('[order-103, order-106] the console delivers one of several shipments, or all', async () => {
  const part = (id: number) => ({
    id,
    kind: 'part' as const,
    courier: 'JNE',
    resi: `RESI-${id}`,
    shipped_at: '2026-11-24T03:00:00.000Z',
    delivered_at: null,
    lost_at: null,
    lines: []
  })
  const order = forty({ shipments: [part(71), part(72)] })
  await openConsole(order, ['deliver'])
  await userEvent.selectOptions(page.getByRole('combobox'), 'Kiriman 2: RESI-72')
  await press('Sampai')
  await userEvent.selectOptions(page.getByRole('combobox'), 'Semua kiriman')
  await press('Sampai')
  expect(sent(delivering)).toEqual([{ id: order.code, shipment: 72 }, { id: order.code }])
})

it('[order-103] a shipment that has arrived is no longer meant by the next report', async () => {
  const part = (id: number, arrived: string | null) => ({
    id,
    kind: 'part' as const,
    courier: 'JNE',
    resi: `RESI-${id}`,
    shipped_at: '2026-11-24T03:00:00.000Z',
    delivered_at: arrived,
    lost_at: null,
    lines: []
  })
  const order = forty({ shipments: [part(71, null), part(72, null)] })
  await openConsole(order, ['deliver'])
  await userEvent.selectOptions(page.getByRole('combobox'), 'Kiriman 2: RESI-72')
  order.shipments[1] = part(72, '2026-11-25T03:00:00.000Z')
  await press('Sampai')
  await expect.element(page.getByRole('combobox')).not.toBeInTheDocument()
  await press('Sampai')
  expect(sent(delivering)).toEqual([{ id: order.code, shipment: 72 }, { id: order.code }])
})

const replacement = {
  id: 73,
  kind: 'replacement' as const,
  courier: 'JNE',
  resi: 'ULANG-1',
  shipped_at: '2026-11-24T03:00:00.000Z',
  delivered_at: null,
  lost_at: null,
  lines: []
}

it('[order-115] the console delivers a replacement that a completed order lost', async () => {
  const order = orderDetail(5, 'success', { shipments: [replacement] })
  await openConsole(order, ['trace', 'deliver'])
  await userEvent.selectOptions(page.getByRole('combobox'), 'Kiriman barang pengganti: ULANG-1')
  await press('Sampai')
  expect(sent(delivering)).toEqual([{ id: order.code, shipment: 73 }])
})

it('[order-115] the console reports where a replacement is, and delivers it with its complaint', async () => {
  const order = forty({ shipments: [replacement] })
  await openConsole(order, ['trace', 'deliver'])
  await userEvent.fill(page.getByRole('textbox', { name: /^Keterangan posisi/ }), 'Di Bekasi')
  await userEvent.selectOptions(page.getByRole('combobox'), 'Kiriman barang pengganti: ULANG-1')
  await expect.element(page.getByRole('button', { name: 'Sampai' })).not.toBeInTheDocument()
  await press('Catat posisi')
  expect(sent('POST /ops/transaction/{id}/trace')).toEqual([
    { id: order.code, detail: 'Di Bekasi', place: '', shipment: 73 }
  ])
})

it('[order-102] a shipment whose answer was lost is sent again under its key, and nothing typed is lost', async () => {
  await openConsole(forty(), ['ship'])
  const answers = [lost, answered({ id: 5, code: 'BB', status: 'sent' })]
  const reply = vi.mocked(call).getMockImplementation()!
  vi.mocked(call).mockImplementation((async (endpoint: string, ...rest: never[]) =>
    endpoint === shipping
      ? (answers.shift() ?? answered({ id: 5, code: 'BB', status: 'sent' }))
      : (reply as (...all: unknown[]) => unknown)(endpoint, ...rest)) as never)
  await press('Kirim sebagian')
  const count = page.getByRole('textbox', { name: 'Semen, dari 40 sak' })
  await userEvent.fill(count, '10')
  const shipTen = async (times: number) => {
    await press('Kirim jumlah ini')
    await expect.poll(() => sent(shipping)).toHaveLength(times)
  }
  await shipTen(1)
  await expect.element(count).toHaveValue('10')
  await shipTen(2)
  await expect.element(count).toHaveValue('')
  await userEvent.fill(count, '10')
  await shipTen(3)
  const keys = sentTo(vi.mocked(call), shipping).map(({ options }) => options.key)
  expect(keys[0]).toBeTruthy()
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

it('[ops-249] a place whose answer was lost is told again under its key, and another picture under another one', async () => {
  const endpoint = 'POST /ops/transaction/{id}/trace'
  await openConsole(forty(), ['trace'], true, undefined, () => lost)
  await userEvent.fill(page.getByRole('textbox', { name: /^Keterangan posisi/ }), 'Di Bekasi')
  const tell = async (times: number) => {
    await press('Catat posisi')
    await expect.poll(() => sent(endpoint)).toHaveLength(times)
    await expect.element(page.getByRole('button', { name: 'Catat posisi' })).toBeEnabled()
  }
  await tell(1)
  await tell(2)
  await userEvent.upload(page.getByLabelText('Foto'), new File(['a'], 'a.jpg', { type: 'image/jpeg' }))
  await tell(3)
  const keys = sentTo(vi.mocked(call), endpoint).map(({ options }) => options?.key)
  expect(keys[0]).toBeTruthy()
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

it('[ops-52] the console asks before it rejects a paid order, and names the reason that the buyer reads', async () => {
  const order = orderDetail(5, 'paid')
  await openConsole(order, ['reject'])
  await press('Tolak')
  const question = page.getByRole('dialog', { name: `Tolak ${order.code}` })
  await expect.element(question.getByText(/Isi alasannya: pembeli membacanya\./)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Ya, tolak pesanan' })).toBeDisabled()
  await userEvent.fill(question.getByRole('textbox', { name: 'Alasan, dibaca pembeli' }), 'Stok habis')
  expect(sent(rejecting)).toEqual([])
  await press('Ya, tolak pesanan')
  expect(sent(rejecting)).toEqual([{ id: order.code, reason: 'Stok habis' }])
})

it('[ops-267] a tracking number is no entry of the courier and no reason', async () => {
  const order = forty()
  await openConsole(order, ['ship', 'trace', 'reject'])
  await userEvent.fill(page.getByRole('textbox', { name: `Nomor resi ${order.code}` }), 'RESI-1')
  await press('Catat posisi')
  expect(sent('POST /ops/transaction/{id}/trace')).toEqual([{ id: order.code, detail: '', place: '' }])
  await press('Tolak')
  await expect.element(page.getByRole('textbox', { name: 'Alasan, dibaca pembeli' })).toHaveValue('')
  await expect.element(page.getByRole('button', { name: 'Ya, tolak pesanan' })).toBeDisabled()
  await press('Kembali')
  await expect.element(page.getByRole('textbox', { name: `Nomor resi ${order.code}` })).toHaveValue('RESI-1')
})

it('[ops-267, ops-280] pieces that are no whole number of those left are marked, and nothing is shipped', async () => {
  await openConsole(forty(), ['ship'])
  await press('Kirim sebagian')
  const count = page.getByRole('textbox', { name: 'Semen, dari 40 sak' })
  for (const typed of ['1e1', '41', '-1', '1,5', 'dua']) {
    await userEvent.fill(count, typed)
    await expect.element(count).toHaveValue(typed)
    await expect.element(count).toHaveAttribute('aria-invalid', 'true')
    await press('Kirim jumlah ini')
  }
  expect($notice.get()?.text).toContain('Isi jumlah dari 0 sampai yang tertulis.')
  expect(sent(shipping)).toEqual([])
})

it('[ops-280] pieces with points are read as thousands, and shipped as they are', async () => {
  const order = forty({ products: [{ ...product!, qty: 4_000 }] })
  await openConsole(order, ['ship'])
  await press('Kirim sebagian')
  const count = page.getByRole('textbox', { name: /^Semen, dari 4\.000/ })
  await userEvent.fill(count, '1.250')
  await expect.element(count).toHaveAttribute('aria-invalid', 'false')
  await press('Kirim jumlah ini')
  await expect
    .poll(() => sent(shipping))
    .toEqual([{ id: order.code, resi: '', lines: [{ id: product!.id, qty: 1_250 }] }])
})

it('[ops-265] cash on delivery is only booked after a question that names it', async () => {
  const cash = orderDetail(5, 'sent', { payment: { ...forty().payment, type: 'baba_cod' } })
  await openConsole(cash, ['deliver'])
  await press('Sampai')
  await expect.element(page.getByRole('dialog').getByText(/kurir menerima Rp120\.000 tunai/)).toBeVisible()
  expect(sent(delivering)).toEqual([])
  await press('Kembali')
  expect(sent(delivering)).toEqual([])
  await press('Sampai')
  await press('Ya, uang tunai diterima')
  expect(sent(delivering)).toEqual([{ id: cash.code }])
})

it('[ops-265] a shipment of an order that is done books no cash, so that nothing is asked', async () => {
  const done = orderDetail(5, 'success', {
    payment: { ...forty().payment, type: 'baba_cod' },
    shipments: [replacement]
  })
  await openConsole(done, ['deliver'])
  await press('Sampai')
  expect(sent(delivering)).toEqual([{ id: done.code }])
})
