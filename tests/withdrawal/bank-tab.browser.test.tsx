import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { call } from '#lib/core/api/call.ts'
import { $toast } from '#lib/core/browser/toasts.ts'

import { BankTab } from '#islands/withdrawal/BankTab.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, rejected, sentTo } from '../support/fake-api.ts'
import { pressByTab } from '../support/tab-to.ts'

// 'Rekening Saya': an account is found, checked, saved and deleted.

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const bca = { code: 'bca', name: 'Bank Central Asia (BCA)' }
const number = '7310457821'
const account = { id: 7, bank_code: bca.code, bank_name: bca.name, account_number: number }

const sent = (endpoint: string) => sentTo(vi.mocked(call), endpoint)
const check = 'POST /buyer/bank/account/check'
const add = 'POST /buyer/bank/account/add'

/** The API's saved accounts; a test fills them before it renders. */
let saved: object[]

beforeEach(() => {
  saved = []
  vi.mocked(call).mockReset()
  answerBy(vi.mocked(call), {
    'GET /buyer/bank/list': () => answered([bca, { code: 'mandiri', name: 'Bank Mandiri' }]),
    'GET /buyer/bank/account': () => answered(saved),
    [check]: ({ account_number }: { account_number: string }) =>
      account_number.endsWith('00')
        ? rejected('holder_not_found')
        : answered({ account_holder: account_number === number ? 'Ani Lestari' : 'Budi Santoso' }),
    [add]: (input: object) => {
      saved = [{ ...input, id: 7 }]
      return answered(null)
    },
    'POST /buyer/bank/account/delete/{id}': () => {
      saved = []
      return answered(null)
    }
  })
})

const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })
const banks = dialog('Mau tambah rekening apa?')
const form = dialog('Tambah Rekening')
const field = form.getByLabelText('Nomor rekening')
const checkButton = form.getByRole('button', { name: 'Cek Nama Pemilik' })
const saveButton = form.getByRole('button', { name: 'Simpan Rekening' })

/** The form with an account number at BCA. */
async function openForm(): Promise<void> {
  await render(<BankTab />)
  await userEvent.click(page.getByRole('button', { name: 'Tambah Rekening' }))
  await userEvent.fill(banks.getByRole('searchbox'), 'bca')
  await userEvent.click(banks.getByRole('button', { name: bca.name }))
}

it('[withdrawal-12] without accounts shows the empty state, and banks are searched by name', async () => {
  await render(<BankTab />)
  await expect.element(page.getByRole('heading', { name: 'Rekening Kosong' })).toBeVisible()
  await expect.element(page.getByText('Rekening anda kosong saat ini.')).toBeVisible()
  await expectAccessible('no bank accounts')
  await userEvent.click(page.getByRole('button', { name: 'Tambah Rekening' }))
  const search = banks.getByRole('searchbox')
  await expect.element(search).toHaveFocus()
  await expect.element(banks.getByRole('button', { name: 'Bank Mandiri' })).toBeVisible()
  await expectAccessible('banks')
  await userEvent.fill(search, 'koperasi')
  await expect.element(banks.getByText('Bank tidak ditemukan')).toBeVisible()
})

it('[withdrawal-13] the number accepts digits only, and an incomplete one is not checked', async () => {
  await openForm()
  await expect.element(field).toHaveFocus()
  await userEvent.click(saveButton)
  await expect.element(form.getByText('Mohon lengkapi data bank dan nomor rekening')).toBeVisible()
  await userEvent.fill(field, '7310-45 78')
  await expect.element(field).toHaveValue('73104578')
  await expect.element(checkButton).not.toBeInTheDocument()
  expect(sent(check)).toEqual([])
})

it('[withdrawal-13] a number that the bank does not know keeps the typed text', async () => {
  await openForm()
  await userEvent.fill(field, '7310457800')
  await userEvent.click(checkButton)
  await expect.element(form.getByText(/^Gagal mendapatkan nama pemilik rekening\./)).toBeVisible()
  await expect.element(field).toHaveValue('7310457800')
  await expectAccessible('number of a bank account')
})

it('[withdrawal-13] a found holder is removed with its number', async () => {
  await openForm()
  await userEvent.fill(field, number)
  await userEvent.keyboard('{Enter}')
  await expect.element(form.getByText('Ani Lestari')).toBeVisible()
  await expect.element(saveButton).toHaveFocus()
  await expectAccessible('found holder')
  await userEvent.fill(field, `${number}9`)
  await expect.element(form.getByText('Ani Lestari')).not.toBeInTheDocument()
})

it('[withdrawal-13, withdrawal-14] a double click saves one account', async () => {
  await openForm()
  await userEvent.fill(field, number)
  await userEvent.click(checkButton)
  await expect.element(form.getByText('Ani Lestari')).toBeVisible()
  await userEvent.dblClick(saveButton)
  const card = page.getByRole('listitem').filter({ hasText: number })
  await expect.element(card.getByText('Ani Lestari')).toBeVisible()
  await expect.element(banks).not.toBeInTheDocument()
  expect(sent(add).map(({ input }) => input)).toEqual([
    { bank_code: 'bca', bank_name: bca.name, account_number: number, account_holder: 'Ani Lestari' }
  ])
  expect($toast.get()).toMatchObject({ text: 'Rekening berhasil ditambahkan', lastsMs: 6_000 })
  await expectAccessible('bank accounts')
})

it('[withdrawal-8] an account that is already saved is rejected in the form', async () => {
  answerBy(vi.mocked(call), {
    'GET /buyer/bank/list': () => answered([bca]),
    'GET /buyer/bank/account': () => answered([]),
    [check]: () => answered({ account_holder: 'Ani Lestari' }),
    [add]: () => rejected('bank_account_exists')
  })
  await openForm()
  await userEvent.fill(field, number)
  await userEvent.click(checkButton)
  await userEvent.click(saveButton)
  await expect.element(form.getByRole('alert')).toHaveTextContent('Rekening ini sudah tersimpan.')
  await expect.element(field).toHaveValue(number)
})

it('[withdrawal-14] an account is deleted after a confirmation', async () => {
  saved = [{ ...account, account_holder: 'Ani Lestari' }]
  await render(<BankTab />)
  const remove = page.getByRole('button', { name: /^Hapus rekening/ })
  const removal = dialog('Hapus Rekening')
  await userEvent.click(remove)
  await expectAccessible('deletion of a bank account')
  await userEvent.click(removal.getByRole('button', { name: 'Batal' }))
  await expect.element(page.getByRole('listitem').getByText(number)).toBeVisible()
  await userEvent.click(remove)
  await userEvent.click(removal.getByRole('button', { name: 'Hapus' }))
  await expect.element(page.getByRole('heading', { name: 'Rekening Kosong' })).toBeVisible()
  expect($toast.get()).toMatchObject({ text: 'Rekening berhasil dihapus', lastsMs: 6_000 })
  expect(sent('POST /buyer/bank/account/delete/{id}').map(({ input }) => input)).toEqual([{ id: 7 }])
})

it('[identity-139] accounts are added and deleted without a mouse, and the focus is kept', async () => {
  await render(<BankTab />)
  const open = page.getByRole('button', { name: 'Tambah Rekening' })
  await expect.element(open).toBeVisible()
  await pressByTab(open)
  await expect.element(banks.getByRole('searchbox')).toHaveFocus()
  await userEvent.keyboard('bca')
  await pressByTab(banks.getByRole('button', { name: bca.name }))
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard(`${number}{Enter}`)
  await expect.element(saveButton).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('listitem').getByText(number)).toBeVisible()
  await expect.element(open).toHaveFocus()
  await pressByTab(page.getByRole('button', { name: /^Hapus rekening/ }))
  await pressByTab(dialog('Hapus Rekening').getByRole('button', { name: 'Hapus', exact: true }))
  await expect.element(page.getByRole('heading', { name: 'Rekening Kosong' })).toBeVisible()
  await expect.element(open).toHaveFocus()
})
