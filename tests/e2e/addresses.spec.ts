import type { Locator, Page } from '@playwright/test'

import { expect, test } from './fixtures.ts'
import { reloadClosed } from './reload.ts'
import { registerByApi } from './sign-in.ts'

// Addresses with the real places, map and server. The texts of their forms: tests/address.

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })
const cardOf = (page: Page, label: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: label, exact: true }) })

/** Searches for a place in the form and takes the first result. */
async function findPlace(form: Locator, field: string, typed: string): Promise<void> {
  await form.getByRole('combobox', { name: field }).fill(typed)
  await form.getByRole('listbox', { name: field }).getByRole('option').first().click()
}

async function fillPerson(form: Locator, label: string): Promise<void> {
  await form.getByLabel('Label alamat').fill(label)
  await form.getByLabel('Nama penerima').fill('Dewi Lestari')
  await form.getByLabel('Nomor HP').fill('0812-9876-5432')
  await form.getByLabel('Alamat lengkap').fill('Jl. Kenanga No. 12')
}

test('[address-11, address-12, address-15] addresses are added by search, set on the map, changed, made the main one and deleted @phone', async ({
  page,
  counter
}) => {
  await registerByApi(page, counter, { phone: '085777880001', email: 'alamat@contoh.id' })
  await page.goto('/profile?tab=Alamat')
  const add = page.getByRole('button', { name: 'Tambah Alamat Baru' })
  await add.click()
  const form = dialogOf(page, 'Tambah Alamat')
  await fillPerson(form, 'Rumah')
  await findPlace(form, 'Cari wilayah', 'tebet barat')
  await expect(form.getByRole('combobox', { name: 'Provinsi' })).toHaveValue('Daerah Khusus Ibukota Jakarta')
  await expect(form.getByRole('combobox', { name: 'Kelurahan/Desa' })).toHaveValue('Tebet Barat')
  await expect(form.getByLabel('Kode pos')).toHaveValue('12810')

  await form.getByRole('button', { name: /Titik Lokasi/ }).click()
  const map = dialogOf(page, 'Pilih Titik Lokasi')
  await expect(map).toBeVisible()
  await expect(map.locator('[aria-busy=true]')).toHaveCount(0)
  const point = map.getByRole('status').filter({ hasText: 'Titik' })
  await expect(point).toContainText('· 0 m dari titik tengah kelurahan')
  await map.locator('canvas').tap({ position: { x: 60, y: 200 } })
  await expect(point).not.toContainText('· 0 m dari titik tengah kelurahan')
  const shown = /-?\d+\.\d+, \d+\.\d+/.exec((await point.textContent()) ?? '')?.[0]
  await map.getByRole('button', { name: 'Gunakan Titik Ini' }).click()
  await expect(form.getByText('Titik sudah dipilih di peta.')).toBeVisible()
  const saved = page.waitForResponse(answer => answer.url().includes('/buyer/address/add'))
  await form.getByRole('button', { name: 'Simpan' }).click()
  const { data } = (await (await saved).json()) as { data: { lat: string; lng: string } }
  expect(`${Number(data.lat).toFixed(6)}, ${Number(data.lng).toFixed(6)}`).toBe(shown)
  await expect(cardOf(page, 'Rumah').getByText('Alamat Utama', { exact: true })).toBeVisible()

  await add.click()
  await fillPerson(form, 'Proyek')
  await findPlace(form, 'Cari wilayah', '12840')
  await form.getByRole('button', { name: 'Simpan' }).click()
  await cardOf(page, 'Proyek').getByRole('button', { name: 'Ubah Alamat' }).click()
  const change = dialogOf(page, 'Ubah Alamat')
  await expect(change.getByRole('combobox', { name: 'Kelurahan/Desa' })).toHaveValue('Bukit Duri')
  await expect(change.getByRole('combobox', { name: 'Kecamatan' })).toHaveValue('Tebet')
  await change.getByLabel('Label alamat').fill('Gudang')
  await change.getByRole('button', { name: 'Simpan' }).click()
  await cardOf(page, 'Gudang').getByRole('button', { name: 'Jadikan Alamat Utama' }).click()
  await expect(cardOf(page, 'Gudang').getByText('Alamat Utama', { exact: true })).toBeVisible()
  await reloadClosed(page)
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(['Gudang', 'Rumah'])
  await cardOf(page, 'Rumah').getByRole('button', { name: 'Hapus' }).click()
  await dialogOf(page, 'Hapus Alamat').getByRole('button', { name: 'Hapus' }).click()
  await expect(cardOf(page, 'Rumah')).toHaveCount(0)
})
