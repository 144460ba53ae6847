import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { sessionStore } from '#lib/core/browser/safe-storage.ts'
import { clearPlace, showPart } from '#ops/console-place.ts'
import { $caller, $notice, $session, draftsKey, type OpsCallName } from '#ops/console-store.ts'
import { OpsShops } from '#ops/shops/OpsShops.tsx'
import { shop, shopAccounts, shops } from '#ops/shops/shop-store.ts'
import { $issued } from '#ops/shops/shop-tokens.ts'

import { expectAccessible } from '../support/accessible.ts'
import { errorByCode } from '../support/errors.ts'
import { answerBy, answered, lost, rejected, sentTo } from '../support/fake-api.ts'
import { opsShopPage, opsShopRow, regionAnswers } from '../support/ops-goods.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const token = 'POST /ops/shop/{id}/token'
const accountsCall = 'GET /ops/shop/{id}/bank-account'
const clerk: OpsCallName[] = [
  'GET /ops/shop',
  'GET /ops/shop/{id}',
  'POST /ops/shop',
  'PUT /ops/shop/{id}',
  'POST /ops/shop/{id}/close',
  'POST /ops/photo'
]
const owner: OpsCallName[] = [...clerk, token, accountsCall]
const meta = { page: 1, per_page: 30, total: 65, total_pages: 3 }
const accounts = {
  shop_id: 7,
  accounts: [{ bank_name: 'BCA', account_number: '1234567890', account_holder: 'Hendra' }],
  updated_at: '2026-11-20T03:00:00.000Z'
}

const replies = (more: Parameters<typeof answerBy>[1] = {}) =>
  answerBy(vi.mocked(call), {
    'GET /ops/shop': () => answered([opsShopRow(7), opsShopRow(8)], 'OK', meta as never),
    'GET /ops/shop/{id}': ({ id }: { id: number }) => answered(opsShopPage(id)),
    [accountsCall]: () => answered(accounts),
    ...Object.fromEntries(Object.entries(regionAnswers).map(([name, list]) => [name, () => answered(list)])),
    ...more
  })
const sent = (endpoint: string) => sentTo(vi.mocked(call), endpoint).map(({ input }) => input)
const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name, exact: true }))
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
const field = (name: string) => page.getByLabelText(name, { exact: true })
const panel = page.getByRole('complementary')
const as = (calls: readonly string[]) =>
  $caller.set({ name: 'Ani', role: 'clerk', shop: null, calls: [...calls] })

beforeEach(async () => {
  await page.viewport(1280, 900)
  vi.mocked(call).mockReset()
  replies()
  sessionStore.remove(draftsKey)
  $session.set('in')
  as(owner)
  for (const one of [shops, shop, shopAccounts]) one.forget()
  showPart('shops', {})
})
afterEach(() => {
  $caller.set(undefined)
  $notice.set(undefined)
  $issued.set(undefined)
  clearPlace()
})

it('[ops-126] lists shops by the filters of the address', async () => {
  await renderFresh(<OpsShops />)
  await expect.element(page.getByText('65 baris')).toBeVisible()
  await expectAccessible('the table of shops')
  await page.getByRole('combobox', { name: 'Keadaan' }).selectOptions('closed')
  await page.getByRole('combobox', { name: 'Verifikasi' }).selectOptions('no')
  await userEvent.fill(page.getByRole('textbox', { name: 'Cari toko' }), 'baja')
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() =>
    expect(sent('GET /ops/shop').at(-1)).toEqual({
      keyword: 'baja',
      state: 'closed',
      is_verified: false,
      page: 1,
      per_page: 30
    })
  )
  expect(window.location.search).toContain('state=closed')
})

it('[ops-126] an empty list says so, and a lost one is requested again', async () => {
  replies({ 'GET /ops/shop': () => lost })
  await renderFresh(<OpsShops />)
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Tidak ada koneksi internet/)
  replies({ 'GET /ops/shop': () => answered([], 'OK', { ...meta, total: 0, total_pages: 0 } as never) })
  await press('Coba lagi')
  await expect.element(page.getByText('Tidak ada toko.')).toBeVisible()
})

it('[ops-127] a shop that is saved as it was opened is sent as it was, with its version', async () => {
  replies({
    'PUT /ops/shop/{id}': (input: { name: string }) => answered(opsShopPage(7, { name: input.name }))
  })
  await renderFresh(<OpsShops />)
  await userEvent.click(row('Toko 7'))
  await expect.element(field('Nama toko')).toHaveValue('Toko 7')
  await expect.element(field('Sabtu tutup')).toHaveValue('00:00')
  await expectAccessible('the editor of a shop')
  await press('Simpan')
  await vi.waitFor(() => expect(sent('PUT /ops/shop/{id}')).toHaveLength(1))
  const { id, name, slug, description, photo, lat, lng, hours, updated_at } = opsShopPage(7)
  expect(sent('PUT /ops/shop/{id}')[0]).toMatchObject({
    id,
    name,
    slug,
    description,
    photo,
    lat,
    lng,
    hours,
    updated_at,
    subdistrict_id: null,
    courier: { free_km: '2.5', per_km: '3000', max_km: '15', by_baba: false },
    shipping_discount: '10000'
  })
  expect($notice.get()?.text).toBe('Toko 7: disimpan')
})

it('[ops-127] names each problem at its field, also those of hours and of the courier', async () => {
  const fields = {
    slug: 'Alamat toko sudah dipakai toko lain.',
    'hours.0': 'Jam tutup harus setelah jam buka',
    'courier.per_km': 'Biaya per km antara Rp0 dan Rp1.000.000'
  }
  replies({ 'PUT /ops/shop/{id}': () => ({ ok: false, error: { ...errorByCode.invalid_input, fields } }) })
  showPart('shops', { open: '7' })
  await renderFresh(<OpsShops />)
  await userEvent.fill(field('Nama toko'), 'Toko Tujuh')
  await press('Simpan')
  await expect.element(field('Alamat halaman')).toHaveAccessibleDescription(fields.slug)
  await expect.element(field('Senin buka')).toHaveAccessibleDescription(fields['hours.0'])
  await expect.element(field('Biaya per km')).toHaveAccessibleDescription(fields['courier.per_km'])
  await expect.element(field('Nama toko')).toHaveValue('Toko Tujuh')
})

it('[ops-127] a logo is stored when it is chosen, and a new shop is sent with its seller', async () => {
  replies({
    'POST /ops/photo': () => answered({ path: 'goods/ab12' }),
    'POST /ops/shop': () => answered(opsShopPage(9))
  })
  await renderFresh(<OpsShops />)
  await press('Toko baru')
  await userEvent.fill(field('Nama toko'), 'Toko Sembilan')
  await userEvent.fill(field('Nama penjual'), 'Sari')
  await userEvent.fill(field('Email penjual'), 'sari@example.com')
  await userEvent.upload(field('Logo'), new File(['x'], 'logo.png', { type: 'image/png' }))
  await expect.element(page.getByRole('img', { name: 'Logo' })).toBeInTheDocument()
  await press('Tambah toko')
  await vi.waitFor(() => expect(window.location.search).toBe('?part=shops&open=9'))
  expect(sent('POST /ops/shop')[0]).toMatchObject({
    name: 'Toko Sembilan',
    photo: 'goods/ab12',
    seller: { name: 'Sari', email: 'sari@example.com' }
  })
})

it('[ops-128, goods-62] closing asks what becomes of goods and orders; a closed shop is opened again', async () => {
  let closed: string | null = null
  const state = () => answered(opsShopPage(7, { closed_at: closed }))
  const set = (to: string | null) => () => {
    closed = to
    return state()
  }
  replies({
    'GET /ops/shop/{id}': state,
    'POST /ops/shop/{id}/close': set('2026-11-28T03:00:00.000Z'),
    'POST /ops/shop/{id}/open': set(null)
  })
  showPart('shops', { open: '7' })
  await renderFresh(<OpsShops />)
  await press('Tutup toko')
  const dialog = page.getByRole('dialog', { name: 'Tutup Toko 7?' })
  await expect.element(dialog).toMatchTextContent(/8 produknya.*Pesanan yang sudah dibuat tetap berjalan/)
  expect(sent('POST /ops/shop/{id}/close')).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Tutup toko' }))
  await expect.element(page.getByText(/^Tutup sejak/)).toBeVisible()
  await press('Buka toko lagi')
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Buka lagi' }))
  await expect.element(page.getByText(/^Buka, 8 produk/)).toBeVisible()
  const { updated_at } = opsShopPage(7)
  for (const step of ['close', 'open'])
    expect(sent(`POST /ops/shop/{id}/${step}`)).toEqual([{ id: 7, updated_at }])
})

it('[ops-129] bank accounts are shown to those who may see them, and replaced as a whole', async () => {
  replies({ 'PUT /ops/shop/{id}/bank-account': () => answered(accounts) })
  showPart('shops', { open: '7' })
  await renderFresh(<OpsShops />)
  await press('Tambah rekening')
  await userEvent.fill(field('Nama bank').nth(1), 'Mandiri')
  await press('Hapus rekening 1')
  await press('Simpan rekening')
  await vi.waitFor(() =>
    expect(sent('PUT /ops/shop/{id}/bank-account')).toEqual([
      {
        id: 7,
        accounts: [{ bank_name: 'Mandiri', account_number: '', account_holder: '' }],
        updated_at: accounts.updated_at
      }
    ])
  )
  await vi.waitFor(() => expect($notice.get()?.text).toBe('Rekening toko: disimpan'))
})

it('[ops-129] bank accounts are not requested for those who may not see them', async () => {
  as(clerk)
  showPart('shops', { open: '7' })
  await renderFresh(<OpsShops />)
  await expect.element(field('Nama toko')).toHaveValue('Toko 7')
  await expect.element(page.getByRole('heading', { name: 'Rekening toko' })).not.toBeInTheDocument()
  expect(sent(accountsCall)).toEqual([])
})

it('[ops-24, ops-21] an owner issues a token at the shop, and replaces the one that was shown', async () => {
  let at: string | null = null
  replies({
    'GET /ops/shop/{id}': () => answered(opsShopPage(7, { token_issued_at: at })),
    [token]: () => {
      at = '2026-11-28T03:00:00.000Z'
      return answered({ token: 'rahasia-sekali', issued_at: at })
    }
  })
  showPart('shops', { open: '7' })
  const shown = await renderFresh(<OpsShops />)
  await press('Buat token Toko 7')
  await expect.element(panel.getByText('rahasia-sekali')).toBeVisible()
  await press('Ganti token Toko 7')
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Ganti' }))
  await vi.waitFor(() =>
    expect(sent(token)).toEqual([
      { id: 7, replaces: null },
      { id: 7, replaces: at }
    ])
  )
  await shown.unmount()
  as(clerk)
  await renderFresh(<OpsShops />)
  await expect.element(panel.getByText(/^Token dibuat/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: /token Toko 7/ })).not.toBeInTheDocument()
})

it('[ops-125] who may only read has fields without a save, and a shop that is gone says so', async () => {
  as(['GET /ops/shop', 'GET /ops/shop/{id}'])
  showPart('shops', { open: '7' })
  const shown = await renderFresh(<OpsShops />)
  await expect.element(field('Nama toko')).toBeDisabled()
  for (const name of ['Simpan', 'Toko baru', 'Tutup toko'])
    await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument()
  await shown.unmount()
  replies({ 'GET /ops/shop/{id}': () => rejected('shop_not_found') })
  showPart('shops', { open: '99' })
  await renderFresh(<OpsShops />)
  await expect.element(panel.getByText(errorByCode.shop_not_found.message)).toBeVisible()
})
