import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { ChangeAddress } from '#islands/checkout/ChangeAddress.tsx'
import type { Address } from '#lib/address/store/addresses.ts'
import { call } from '#lib/core/api/call.ts'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered } from '../support/fake-api.ts'
import { signInMember } from '../support/member.ts'
import { dialogNamed } from '../support/overlays.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const saved = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    label: `Proyek ${at + 1}`,
    name: 'Budi',
    phone: '6281234567890',
    address: 'Jl. Uji',
    is_main: at === 0
  })) as unknown as Address[]
const dialog = dialogNamed('Pilih alamat pengiriman')
const add = dialog.getByRole('button', { name: 'Tambah Alamat Baru' })
const full = dialog.getByText(/^Maksimal 50 alamat tersimpan\. Hapus salah satu untuk menambah alamat baru\./)

async function openBook(count: number) {
  answerBy(vi.mocked(call), { 'GET /buyer/address': () => answered(saved(count)) })
  const rendered = await renderFresh(<ChangeAddress addressId={1} label="Ganti" />)
  await userEvent.click(page.getByRole('button', { name: 'Ganti' }))
  await expect.element(dialog.getByText(`Proyek ${count}`, { exact: true })).toBeInTheDocument()
  return rendered
}

beforeEach(async () => {
  vi.mocked(call).mockReset()
  signInMember()
  await page.viewport(360, 740)
})

it('[address-6] a full book says so at checkout, with a link to where one is deleted; others can be chosen', async () => {
  await openBook(50)
  await expect.element(full).toBeVisible()
  await expect.element(add).not.toBeInTheDocument()
  await expect
    .element(dialog.getByRole('link', { name: 'Kelola alamat' }))
    .toHaveAttribute('href', '/profile?tab=Alamat')
  expect(dialog.getByRole('button', { name: 'Pilih', exact: true }).elements()).toHaveLength(49)
  await expectAccessible('a full address book at checkout')
})

it('[address-6] with room for one more the book at checkout offers it', async () => {
  await openBook(49)
  await expect.element(add).toBeVisible()
  await expect.element(full).not.toBeInTheDocument()
})
