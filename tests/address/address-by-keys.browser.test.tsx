import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { $toast } from '#lib/core/browser/toasts.ts'
import { $session } from '#lib/identity/store/who.ts'

import { AddressTab } from '#islands/address/AddressTab.tsx'

import { addressBook } from '../support/fake-addresses.ts'
import { answerBy, answered, sentTo } from '../support/fake-api.ts'
import { signInMember } from '../support/member.ts'
import { renderFresh } from '../support/render-fresh.ts'
import { pressByTab, tabTo } from '../support/tab-to.ts'

// Addresses and their map point without a mouse.

vi.mock('#lib/core/api/call.ts', async original => ({
  ...(await original<object>()),
  call: vi.fn(),
  clientConfig: () => Promise.resolve({ map_style_url: null })
}))

beforeEach(() => {
  $session.set({ status: 'guest' })
  const member = signInMember()
  vi.mocked(call).mockReset()
  answerBy(vi.mocked(call), { 'GET /buyer/profile': () => answered(member), ...addressBook('Rumah') })
})

const add = page.getByRole('button', { name: 'Tambah Alamat Baru' })
const form = page.getByRole('dialog', { name: 'Tambah Alamat' })
const map = page.getByRole('dialog', { name: 'Pilih Titik Lokasi' })
const point = map.getByRole('status').filter({ hasText: 'Titik' })
const isFocusInside = () => expect.poll(() => document.activeElement?.matches('button, a, input')).toBe(true)

it('[identity-139] adds an address with its point, makes it the main one and deletes another', async () => {
  await renderFresh(<AddressTab />)
  await expect.element(add).toBeVisible()
  await pressByTab(add)
  await expect.element(form.getByLabelText('Label alamat')).toHaveFocus()
  await userEvent.keyboard('Proyek')
  await tabTo(form.getByLabelText('Nama penerima'))
  await userEvent.keyboard('Dewi Lestari')
  await tabTo(form.getByLabelText('Nomor HP'))
  await userEvent.keyboard('081298765432')
  await tabTo(form.getByRole('combobox', { name: 'Cari wilayah' }))
  await userEvent.keyboard('tebet barat')
  await expect.element(form.getByRole('option')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(form.getByLabelText('Kode pos')).toHaveValue('12810')
  await tabTo(form.getByLabelText('Alamat lengkap'))
  await userEvent.keyboard('Jl. Kenanga No. 12')
  await pressByTab(form.getByRole('button', { name: 'Ubah Titik Lokasi' }))
  await expect.element(map.getByRole('list', { name: 'Penunjuk arah' })).toBeInTheDocument()
  const start = point.element().textContent
  await tabTo(map.getByRole('application'))
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(() => point.element().textContent).not.toBe(start)
  await pressByTab(map.getByRole('button', { name: 'Gunakan Titik Ini' }))
  await expect.element(form.getByRole('button', { name: 'Ubah Titik Lokasi' })).toHaveFocus()
  await pressByTab(form.getByRole('button', { name: 'Simpan' }))
  await expect.element(form).not.toBeInTheDocument()
  await expect.element(add).toHaveFocus()

  await pressByTab(page.getByRole('button', { name: 'Jadikan Alamat Utama' }))
  await expect.poll(() => $toast.get()?.text).toBe('Alamat utama berhasil diubah')
  await isFocusInside()
  await pressByTab(page.getByRole('button', { name: 'Hapus', exact: true }))
  await pressByTab(page.getByRole('dialog', { name: 'Hapus Alamat' }).getByRole('button', { name: 'Hapus' }))
  await expect.poll(() => $toast.get()?.text).toBe('Alamat berhasil dihapus')
  await isFocusInside()
  expect(sentTo(vi.mocked(call), 'POST /buyer/address/delete/{id}').map(({ input }) => input)).toEqual([
    { id: 1 }
  ])
})
