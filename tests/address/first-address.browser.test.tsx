import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'

import { call } from '#lib/core/api/call.ts'
import { $session } from '#lib/identity/store/who.ts'
import { $deliveryCity } from '#lib/shipping/store/estimate.ts'

import { AddressDialog } from '#islands/address/AddressDialog.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { addressBook } from '../support/fake-addresses.ts'
import { answerBy, answered, sentTo } from '../support/fake-api.ts'
import { budi, signInMember } from '../support/member.ts'
import { renderFresh } from '../support/render-fresh.ts'

// A buyer's first address, as after registering inside a purchase.

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const bandung = { id: 3273, name: 'Kota Bandung', province_id: 32 }

/** The form of a buyer, without the previous test's draft. */
async function open(has_address: boolean, city?: ReturnType<typeof $deliveryCity.get>): Promise<void> {
  $session.set({ status: 'guest' })
  const member = signInMember({ has_address })
  $deliveryCity.set(city)
  answerBy(vi.mocked(call), { 'GET /buyer/profile': () => answered(member), ...addressBook() })
  await show()
}

const show = () => renderFresh(<AddressDialog onClose={() => {}} onSaved={() => {}} />)

beforeEach(() => {
  vi.mocked(call).mockReset()
})

const field = (label: string) => page.getByLabelText(label, { exact: true })
const region = (name: string) => page.getByRole('combobox', { name, exact: true })
const chip = (name: string) => page.getByRole('button', { name, exact: true })

it('[address-56] starts with the account’s name and phone, and the city of the shipping estimate', async () => {
  await open(false, bandung)
  await expect.element(field('Nama penerima')).toHaveValue(budi.name)
  await expect.element(field('Nomor HP')).toHaveValue('081234567890')
  await expect.element(region('Provinsi')).toHaveValue('Jawa Barat')
  await expect.element(region('Kota/Kabupaten')).toHaveValue('Kota Bandung')
  await expect.element(region('Kecamatan')).toHaveValue('')
  await expect.element(field('Label alamat')).toHaveFocus()
  await expectAccessible('first address')
  // Nobody typed it, so it is no draft.
  await cleanup()
  await show()
  await expect.element(field('Nama penerima')).toHaveValue(budi.name)
  await expect.element(page.getByText('Isian Anda yang belum disimpan masih ada.')).not.toBeInTheDocument()
})

it.each([
  ['who has one already', true, bandung],
  ['a city that was kept without its province', false, { id: 3273, name: 'Kota Bandung' }]
])('[address-56] ignores the city of %s', async (_name, hasAddress, city) => {
  await open(hasAddress, city)
  await expect.element(region('Provinsi')).toHaveValue('')
  await expect.element(field('Nama penerima')).toHaveValue(hasAddress ? '' : budi.name)
})

it('[address-56] text typed over it is stored and sent', async () => {
  await open(false)
  await userEvent.fill(field('Nama penerima'), 'Mandor Asep')
  await cleanup()
  await show()
  await expect.element(field('Nama penerima')).toHaveValue('Mandor Asep')
  await userEvent.click(page.getByRole('button', { name: 'Mulai dari awal' }))
  await expect.element(field('Nama penerima')).toHaveValue(budi.name)
})

it('[address-57] a chip fills in the label, also by keyboard, and shows which one is set', async () => {
  await open(false)
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  await expect.element(field('Label alamat')).toHaveValue('Kantor')
  await expect.element(chip('Kantor')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(chip('Rumah')).toHaveAttribute('aria-pressed', 'false')
  await expectAccessible('chosen label')
  await userEvent.fill(field('Label alamat'), 'Gudang')
  await expect.element(chip('Kantor')).toHaveAttribute('aria-pressed', 'false')
  await userEvent.click(chip('Proyek'))
  await userEvent.click(page.getByRole('button', { name: 'Simpan' }))
  await expect.element(field('Label alamat')).toHaveValue('Proyek')
  await expect.element(field('Label alamat')).not.toHaveAttribute('aria-invalid', 'true')
  expect(sentTo(vi.mocked(call), 'POST /buyer/address/add')).toEqual([])
})
