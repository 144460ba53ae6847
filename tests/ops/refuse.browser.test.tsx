import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import type { OpsOrder } from '#lib/ops/order-contract.ts'
import { orderErrors } from '#lib/order/errors.ts'
import { orders } from '#ops/order-store.ts'
import { $notice, $session } from '#ops/console-store.ts'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, rejected, sentTo } from '../support/fake-api.ts'
import { forgetDrafts } from '../support/forget-drafts.ts'
import { ListedOrders } from '../support/listed-orders.tsx'
import { orderDetail } from '../support/order-data.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const refusing = 'POST /ops/transaction/{id}/refuse'
const sent = () => sentTo(vi.mocked(call), refusing)
const [product] = orderDetail(5, 'sent').products
const products = [
  { ...product!, qty: 40, refused_qty: 10 },
  { ...product!, id: 22, name: 'Besi', variant: '10 mm', qty: 4, sale_unit: 'batang' as const }
]
const order = orderDetail(5, 'sent', { products })

type Answer = ReturnType<typeof answered> | ReturnType<typeof rejected>
let next: Answer[] = []
let shown: OpsOrder

async function openForm() {
  shown = {
    ...order,
    buyer: { id: 1, name: 'Budi', phone: null },
    is_accepted: true,
    may_split: false,
    steps: ['refuse']
  }
  answerBy(vi.mocked(call), {
    'GET /ops/transaction': () => answered([shown]),
    [refusing]: () => next.shift() ?? answered({ id: order.id, code: order.code, status: 'sent' })
  })
  await renderFresh(<ListedOrders />)
  await press('Ditolak penerima')
}

const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const cement = page.getByRole('textbox', { name: 'Semen, dari 30 sak' })
const iron = page.getByRole('textbox', { name: 'Besi, 10 mm, dari 4 batang' })
const reason = page.getByRole('textbox', { name: 'Alasan' })
const form = page.getByRole('dialog', { name: `Ditolak penerima: ${order.code}` })

beforeEach(() => {
  vi.mocked(call).mockReset()
  $session.set('in')
  $notice.set(undefined)
  orders.forget()
  forgetDrafts()
  next = []
})

it('[order-113] the console refuses everything that is left, without naming lines', async () => {
  await openForm()
  await expect.element(cement).toHaveValue('30')
  await expect.element(iron).toHaveValue('4')
  await expectAccessible('refusal')
  await userEvent.fill(reason, ' Tidak jadi ')
  await press('Tolak semua barang')
  await expect.element(form).not.toBeInTheDocument()
  expect(sent().map(({ input }) => input)).toEqual([{ id: order.code, reason: 'Tidak jadi' }])
  expect($notice.get()).toEqual({ text: `${order.code}: ditolak penerima`, isError: false })
})

it('[order-113] the console refuses some pieces by line', async () => {
  await openForm()
  await userEvent.fill(cement, '2')
  await userEvent.fill(iron, '0')
  await userEvent.fill(reason, 'Sobek')
  await expect.element(form.getByText(/Sisanya tetap diantar/)).toBeVisible()
  await press('Tolak 2 sak')
  await expect.element(form).not.toBeInTheDocument()
  expect(sent().map(({ input }) => input)).toEqual([
    { id: order.code, reason: 'Sobek', lines: [{ id: 21, qty: 2 }] }
  ])
  expect($notice.get()?.text).toBe(`${order.code}: sebagian ditolak penerima`)
})

it('[order-113] the console sends nothing without a reason, without pieces, or with more than there are', async () => {
  await openForm()
  const error = form.getByRole('alert')
  await press('Tolak semua barang')
  await expect.element(error).toHaveTextContent('Alasan wajib diisi.')
  await userEvent.fill(reason, 'Sobek')
  for (const wrong of ['31', '-1', '1.5', '']) {
    await userEvent.fill(cement, wrong)
    await press('Tolak 4 batang')
    await expect.element(error).toHaveTextContent('Isi jumlah dari 0 sampai yang tertulis.')
    await expect.element(cement).toHaveAttribute('aria-invalid', 'true')
  }
  await userEvent.fill(cement, '0')
  await userEvent.fill(iron, '0')
  await press('Tolak barang')
  await expect.element(error).toHaveTextContent('Pilih sedikitnya satu barang.')
  expect(sent()).toEqual([])
})

it('[order-109, order-113] what was typed stays after an error, and is sent again under the same key', async () => {
  next = [rejected('refuse_qty')]
  await openForm()
  await userEvent.fill(cement, '2')
  await userEvent.fill(reason, 'Sobek')
  await press('Tolak 6 barang')
  await expect.element(form.getByRole('alert')).toHaveTextContent(orderErrors.refuse_qty.message)
  await press('Kembali')
  await press('Ditolak penerima')
  await expect.element(cement).toHaveValue('2')
  await expect.element(reason).toHaveValue('Sobek')
  await press('Tolak 6 barang')
  await expect.element(form).not.toBeInTheDocument()
  const keys = sent().map(({ options }) => options?.key)
  expect(keys).toEqual([keys[0], keys[0]])
  expect(keys[0]).toMatch(/^[\da-f]{32}$/)
  // Reported: the next refusal begins anew, under another key.
  await press('Ditolak penerima')
  await expect.element(reason).toHaveValue('')
  await userEvent.fill(reason, 'Sobek')
  await press('Tolak semua barang')
  await expect.element(form).not.toBeInTheDocument()
  expect(sent()[2]?.options?.key).not.toBe(keys[0])
})

it('[order-113] if the session ends, the form gives way to the token, and comes back as it was', async () => {
  next = [rejected('unauthorized')]
  await openForm()
  await userEvent.fill(reason, 'Sobek')
  await press('Tolak semua barang')
  await expect.element(form).not.toBeInTheDocument()
  expect($session.get()).toBe('out')
  await press('Ditolak penerima')
  await expect.element(reason).toHaveValue('Sobek')
})

it('[order-113] if somebody else was faster, the form shows what is left, or is gone with the reason above', async () => {
  next = [rejected('refuse_qty'), rejected('status_refused')]
  await openForm()
  await userEvent.fill(cement, '28')
  await userEvent.fill(iron, '0')
  await userEvent.fill(reason, 'Sobek')
  shown = { ...shown, products: [{ ...products[0]!, refused_qty: 15 }, products[1]!] }
  await press('Tolak 28 sak')
  const left = page.getByRole('textbox', { name: 'Semen, dari 25 sak' })
  await expect.element(left).toHaveValue('28')
  await expect.element(form.getByRole('alert')).toHaveTextContent(orderErrors.refuse_qty.message)
  await userEvent.fill(left, '25')
  shown = { ...shown, steps: [] }
  await press('Tolak 25 sak')
  await expect.element(form).not.toBeInTheDocument()
  expect($notice.get()).toEqual({
    text: `${order.code}: ${orderErrors.status_refused.message}`,
    isError: true
  })
})
