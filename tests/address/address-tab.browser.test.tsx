import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { $toast } from '#lib/core/browser/toasts.ts'

import { AddressTab } from '#islands/address/AddressTab.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { addressBook } from '../support/fake-addresses.ts'
import { answerBy, answered, held, rejected, sentTo } from '../support/fake-api.ts'
import { signInMember } from '../support/member.ts'
import { renderFresh } from '../support/render-fresh.ts'

// 'Alamat' of the account area: saving, choosing the main address and deleting.

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

type Answers = Parameters<typeof answerBy>[1]

/** The tab of a buyer with addresses of these labels; the first is the main one. */
async function openTab(labels: string[], other: Answers = {}): Promise<void> {
  const member = signInMember()
  answerBy(vi.mocked(call), {
    'GET /buyer/profile': () => answered(member),
    ...addressBook(...labels),
    ...other
  })
  await renderFresh(<AddressTab />)
}

beforeEach(() => {
  vi.mocked(call).mockReset()
})

const cardOf = (label: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: label, exact: true }) })
const remove = { name: 'Hapus', exact: true }
const makeMain = { name: 'Jadikan Alamat Utama' }
const dialog = page.getByRole('dialog', { name: 'Hapus Alamat' })
const labels = () => [...document.querySelectorAll('h3')].map(one => one.textContent)
const sent = (endpoint: string) => sentTo(vi.mocked(call), endpoint).map(({ input }) => input)

it('[address-21] without addresses shows the empty state with a link to add one', async () => {
  await openTab([])
  await expect.element(page.getByRole('heading', { name: 'Alamat Kosong' })).toBeVisible()
  await expect.element(page.getByText('Anda belum menambahkan alamat.')).toBeVisible()
  await expectAccessible('no address in the account')
  await userEvent.click(page.getByRole('button', { name: 'Tambah Alamat Baru' }))
  await expect.element(page.getByRole('dialog', { name: 'Tambah Alamat' })).toBeVisible()
})

it('[address-6] a full book says so where the button for another address was, until there is room', async () => {
  await openTab(Array.from({ length: 50 }, (_, at) => `Proyek ${at + 1}`))
  await expect
    .element(page.getByText('Maksimal 50 alamat tersimpan. Hapus salah satu untuk menambah alamat baru.'))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Tambah Alamat Baru' })).not.toBeInTheDocument()
  await userEvent.click(cardOf('Proyek 50').getByRole('button', remove))
  await userEvent.click(dialog.getByRole('button', remove))
  await expect.element(page.getByRole('button', { name: 'Tambah Alamat Baru' })).toBeVisible()
  await expect.element(page.getByText(/^Maksimal 50 alamat/)).not.toBeInTheDocument()
})

it('[address-11, address-21] the main address of several cannot be deleted; others are deleted after a confirmation', async () => {
  await openTab(['Rumah', 'Proyek'])
  await expect.element(cardOf('Rumah').getByText('Alamat Utama', { exact: true })).toBeVisible()
  await expect.element(cardOf('Rumah').getByRole('button', remove)).not.toBeInTheDocument()
  await expect.element(cardOf('Rumah').getByRole('button', makeMain)).not.toBeInTheDocument()
  await expectAccessible('addresses of an account')
  await userEvent.click(cardOf('Proyek').getByRole('button', remove))
  await expect
    .element(
      dialog.getByText('Apakah Anda yakin ingin menghapus alamat ini? Tindakan ini tidak dapat dibatalkan.')
    )
    .toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Batal' })).toHaveFocus()
  await expectAccessible('deletion of an address')
  await userEvent.keyboard('{Enter}')
  await expect.element(cardOf('Proyek').getByRole('button', remove)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(cardOf('Proyek')).not.toBeInTheDocument()
  expect($toast.get()).toMatchObject({ text: 'Alamat berhasil dihapus' })
  expect(sent('POST /buyer/address/delete/{id}')).toEqual([{ id: 2 }])
  // The last one is the main one and may be deleted.
  await expect.element(cardOf('Rumah').getByRole('button', remove)).toBeVisible()
})

it('[address-11, address-21] deletes the only address', async () => {
  await openTab(['Rumah'])
  await userEvent.click(cardOf('Rumah').getByRole('button', remove))
  await userEvent.dblClick(dialog.getByRole('button', remove))
  await expect.element(page.getByRole('heading', { name: 'Alamat Kosong' })).toBeVisible()
  expect(sent('POST /buyer/address/delete/{id}')).toEqual([{ id: 1 }])
})

it('[identity-139, address-5] choosing another main address moves it to the top and keeps the focus', async () => {
  await openTab(['Rumah', 'Gudang'])
  await expect.element(cardOf('Gudang')).toBeVisible()
  cardOf('Gudang').getByRole('button', makeMain).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(cardOf('Gudang').getByText('Alamat Utama', { exact: true })).toBeVisible()
  expect(labels()).toEqual(['Gudang', 'Rumah'])
  expect($toast.get()).toMatchObject({ text: 'Alamat utama berhasil diubah' })
  await expect.poll(() => document.activeElement?.tagName).toBe('BUTTON')
})

it('[address-11] reports an address that another tab already deleted, and removes it', async () => {
  await openTab(['Rumah', 'Gudang'], { 'POST /buyer/address/main/{id}': () => rejected('address_not_found') })
  await userEvent.click(cardOf('Gudang').getByRole('button', makeMain))
  await expect.poll(() => $toast.get()).toMatchObject({ text: 'Alamat tidak ditemukan.', tone: 'error' })
  await expect.element(cardOf('Gudang').getByRole('button', makeMain)).toBeEnabled()
})

it('[core-161] shows the states for loading and failed addresses', async () => {
  const { answer, give } = held()
  let isDown = true
  const book = addressBook('Rumah')
  await openTab([], { 'GET /buyer/address': () => (isDown ? answer : book['GET /buyer/address']()) })
  await expect.poll(() => document.querySelector('[aria-busy=true]')).not.toBeNull()
  await expectAccessible('addresses that are loading')
  give(rejected('too_many_requests'))
  const again = page.getByRole('alert').getByRole('button', { name: 'Coba lagi' })
  await expect.element(again).toBeVisible()
  await expectAccessible('addresses that could not be loaded')
  isDown = false
  await userEvent.click(again)
  await expect.element(cardOf('Rumah')).toBeVisible()
})
