import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { $caller, $notice, $session } from '#ops/console-store.ts'
import { OpsMoneyIn } from '#ops/OpsMoneyIn.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, lost, rejected, sentTo } from '../support/fake-api.ts'
import { forgetDrafts } from '../support/forget-drafts.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const settle = 'POST /ops/payment/settle'
const topup = 'POST /ops/balance/topup'
const owner = { user_id: 5, name: 'Larasati Dewi', contact: '081355500022', balance: 20_000 }
const sent = (endpoint: string) => sentTo(vi.mocked(call), endpoint)
const inputs = (endpoint: string) => sent(endpoint).map(({ input }) => input)
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const sum = page.getByLabelText('Jumlah (rupiah)')
const dialog = page.getByRole('dialog')

const replies = (more: Parameters<typeof answerBy>[1] = {}) =>
  answerBy(vi.mocked(call), {
    'GET /ops/transaction': () => answered([]),
    'GET /ops/balance': () => answered(owner),
    [settle]: () => answered({ outcome: 'paid' }),
    [topup]: () => answered({ user_id: 5, balance: 120_000 }),
    ...more
  })

async function openForm() {
  $caller.set({ name: 'Ani', role: 'finance', shop: null, calls: [settle, topup, 'GET /ops/balance'] })
  $session.set('in')
  await renderFresh(<OpsMoneyIn />)
}

beforeEach(() => {
  vi.mocked(call).mockReset()
  forgetDrafts()
  replies()
})
afterEach(() => {
  forgetDrafts()
  $caller.set(undefined)
  $notice.set(undefined)
})

it('[ops-260] a top-up reads rupiah as they are written, and asks with sum and owner first', async () => {
  await openForm()
  await userEvent.fill(page.getByLabelText('Email, telepon, atau id'), ' 0813-5550-0022 ')
  await userEvent.fill(sum, 'Rp 100.000,00')
  await userEvent.fill(page.getByLabelText('Keterangan'), 'Ganti rugi')
  await expectAccessible('money in')
  await press('Tambah')
  await expect.element(dialog.getByText(/Rp100\.000 \(seratus ribu rupiah\)/)).toBeVisible()
  await expect
    .element(dialog.getByText(/Larasati Dewi \(081355500022, id 5\).*sekarang Rp20\.000/))
    .toBeVisible()
  await expectAccessible('the question of a top-up')
  expect(inputs('GET /ops/balance')).toEqual([{ user: '0813-5550-0022' }])
  expect(inputs(topup)).toEqual([])
  await press('Kembali')
  await expect.element(sum).toHaveValue('100000')
  await press('Tambah')
  await press('Ya, tambah Rp100.000')
  await vi.waitFor(() =>
    expect($notice.get()?.text).toBe('Rp100.000 ditambahkan. Saldo Larasati Dewi sekarang Rp120.000')
  )
  expect(inputs(topup)).toEqual([{ user: 5, amount: 100_000, remark: 'Ganti rugi' }])
  await expect.element(sum).toHaveValue('')
  await expect.element(dialog).not.toBeInTheDocument()
})

it('[ops-260, ops-180] nobody is credited without an owner, and a lost answer keeps what was typed and its key', async () => {
  replies({ 'GET /ops/balance': () => rejected('account_not_found'), [topup]: () => lost })
  await openForm()
  await press('Tambah')
  await vi.waitFor(() => expect($notice.get()?.text).toBe('Isi jumlah Saldo yang ditambahkan.'))
  await userEvent.fill(page.getByLabelText('Email, telepon, atau id'), 'x@contoh.id')
  await userEvent.fill(sum, '100.000')
  await press('Tambah')
  await vi.waitFor(() => expect($notice.get()?.isError).toBe(true))
  await expect.element(dialog).not.toBeInTheDocument()
  replies({ [topup]: () => lost })
  for (const times of [1, 2]) {
    await press('Tambah')
    await press('Ya, tambah Rp100.000')
    await vi.waitFor(() => expect(sent(topup)).toHaveLength(times))
    await expect.element(dialog).not.toBeInTheDocument()
  }
  await expect.element(sum).toHaveValue('100000')
  const [first, second] = sent(topup).map(({ options }) => options.key)
  expect(first).toBeTruthy()
  expect(second).toBe(first)
})

it("[ops-260] the bank's report asks first, and reads its sum as it is written", async () => {
  await openForm()
  const number = page.getByLabelText('Nomor virtual account')
  await press('Laporkan')
  await vi.waitFor(() => expect($notice.get()?.text).toBe('Isi nomor virtual account.'))
  await userEvent.fill(number, '8077700012345678')
  await press('Laporkan')
  await expect.element(dialog.getByText(/sesuai tagihannya di VA 8077700012345678/)).toBeVisible()
  await press('Kembali')
  await userEvent.fill(page.getByLabelText(/^Jumlah \(kosong/), '1.150.000')
  await press('Laporkan')
  await expect
    .element(dialog.getByText(/Rp1\.150\.000 \(satu juta seratus lima puluh ribu rupiah\)/))
    .toBeVisible()
  expect(inputs(settle)).toEqual([])
  await press('Ya, sudah diterima')
  await vi.waitFor(() => expect(inputs(settle)).toEqual([{ number: '8077700012345678', amount: 1_150_000 }]))
  await expect.element(number).toHaveValue('')
})
