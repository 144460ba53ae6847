import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { sessionStore } from '#lib/core/browser/safe-storage.ts'
import { clearPlace, showPart } from '#ops/console-place.ts'
import { $caller, $notice, $session, draftsKey } from '#ops/console-store.ts'
import { OpsBrands } from '#ops/goods/OpsBrands.tsx'
import { OpsCategories } from '#ops/goods/OpsCategories.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, rejected, sentTo } from '../support/fake-api.ts'
import { goodsCategories } from '../support/goods-data.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const brands = 'GET /ops/brand'
const rename = 'PUT /ops/brand'
const tree = 'GET /ops/category'
const add = 'POST /ops/category'
const change = 'PUT /ops/category/{id}'
const merge = 'POST /ops/category/{id}/merge'
const remove = 'DELETE /ops/category/{id}'
const clerk = [brands, rename, tree, add, change, merge, remove]
const known = [
  { name: 'Avian', products: 9 },
  { name: 'AVITEX', products: 4 }
]

const replies = (more: Parameters<typeof answerBy>[1] = {}) =>
  answerBy(vi.mocked(call), {
    [brands]: ({ keyword = '', same_letters: same }: { keyword?: string; same_letters?: string }) =>
      answered(
        known
          .filter(({ name }) => name.toLowerCase().includes(keyword.toLowerCase()))
          .filter(({ name }) => same === undefined || name.toLowerCase() === same.toLowerCase())
      ),
    [tree]: () => answered(goodsCategories),
    ...more
  })
const sent = (endpoint: string) => sentTo(vi.mocked(call), endpoint).map(({ input }) => input)
const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name, exact: true }))
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const dialog = page.getByRole('dialog')
const caller = (calls: string[]) => $caller.set({ name: 'Ani', role: 'clerk', shop: null, calls } as never)

beforeEach(async () => {
  await page.viewport(1280, 900)
  vi.mocked(call).mockReset()
  replies()
  $session.set('in')
  sessionStore.remove(draftsKey)
  caller(clerk)
})
afterEach(() => {
  $caller.set(undefined)
  $notice.set(undefined)
  clearPlace()
})

describe('[ops-116] brands', () => {
  beforeEach(() => showPart('products', { view: 'brands' }))

  it('are listed with their products, searched, and renamed at once where the name is free', async () => {
    replies({ [rename]: () => answered({ name: 'Avian Baru', products: 9 }) })
    await renderFresh(<OpsBrands />)
    await expect.element(page.getByRole('row', { name: /Avian.* 9 / })).toBeVisible()
    await expectAccessible('brands')
    await userEvent.fill(field('Cari merek'), 'avi')
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(sent(brands).at(-1)).toMatchObject({ keyword: 'avi', page: 1 }))
    await press('Ganti nama Avian')
    await userEvent.fill(dialog.getByRole('combobox', { name: 'Nama baru' }), 'Avian Baru')
    await userEvent.click(dialog.getByRole('button', { name: 'Ganti nama' }))
    await vi.waitFor(() => expect($notice.get()?.text).toBe('Avian menjadi Avian Baru: 9 produk'))
    expect(sent(rename)).toEqual([{ name: 'Avian', to: 'Avian Baru', may_merge: false }])
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('are merged only after a question that names both and their products, whatever the case of the letters', async () => {
    replies({ [rename]: () => answered({ name: 'AVITEX', products: 13 }) })
    await renderFresh(<OpsBrands />)
    await press('Ganti nama Avian')
    await userEvent.fill(dialog.getByRole('combobox', { name: 'Nama baru' }), 'avitex')
    await userEvent.click(dialog.getByRole('button', { name: 'Ganti nama' }))
    const question = page.getByRole('dialog', { name: 'Gabungkan Avian ke AVITEX?' })
    await expect.element(question).toMatchTextContent(/9 produk Avian menjadi merek AVITEX.*4 produk/)
    await expectAccessible('the question before brands are merged')
    expect(sent(rename)).toEqual([])
    await userEvent.click(question.getByRole('button', { name: 'Gabungkan' }))
    await vi.waitFor(() => expect($notice.get()?.text).toBe('Avian digabung ke AVITEX: 13 produk'))
    expect(sent(rename)).toEqual([{ name: 'Avian', to: 'avitex', may_merge: true }])
  })

  it('[goods-65] ask about a name that another clerk gave meanwhile, after it was rejected', async () => {
    replies({
      // Free when the dialog looked; by the rename it is not.
      [brands]: ({ keyword, same_letters: same }: { keyword?: string; same_letters?: string }) => {
        const all = sent(rename).length === 0 ? known : [...known, { name: 'Avian Baru', products: 2 }]
        if (same !== undefined) return answered(all.filter(({ name }) => name === same))
        return answered(keyword ? all.filter(({ name }) => name.includes(keyword)) : all)
      },
      [rename]: () => rejected('brand_exists')
    })
    await renderFresh(<OpsBrands />)
    await press('Ganti nama Avian')
    await userEvent.fill(dialog.getByRole('combobox', { name: 'Nama baru' }), 'Avian Baru')
    await userEvent.click(dialog.getByRole('button', { name: 'Ganti nama' }))
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(/Sudah ada merek dengan nama itu/)
    expect(sent(rename)).toEqual([{ name: 'Avian', to: 'Avian Baru', may_merge: false }])
    await userEvent.click(dialog.getByRole('button', { name: 'Ganti nama' }))
    await expect
      .element(page.getByRole('dialog', { name: 'Gabungkan Avian ke Avian Baru?' }))
      .toMatchTextContent(/2 produk/)
  })

  it('[ops-246] are merged into the one that the server says has the same letters, the usual one of several', async () => {
    const alike = ['izmir', 'İzmir', 'IZMİR'].map((name, at) => ({ name, products: [2, 7, 3][at]! }))
    replies({
      [brands]: ({ keyword, same_letters: same }: { keyword?: string; same_letters?: string }) =>
        answered(same ? alike : keyword ? [] : known)
    })
    await renderFresh(<OpsBrands />)
    await press('Ganti nama Avian')
    await userEvent.fill(dialog.getByRole('combobox', { name: 'Nama baru' }), 'İzmiR')
    await userEvent.click(dialog.getByRole('button', { name: 'Ganti nama' }))
    await expect.element(page.getByRole('dialog', { name: 'Gabungkan Avian ke İzmir?' })).toBeVisible()
    expect(sent(brands)).toContainEqual({ same_letters: 'İzmiR', per_page: 100 })
  })

  it('stay open with what was typed after an error', async () => {
    replies({ [rename]: () => rejected('unavailable') })
    await renderFresh(<OpsBrands />)
    await press('Ganti nama Avian')
    await userEvent.fill(dialog.getByRole('combobox', { name: 'Nama baru' }), 'Baru')
    await userEvent.click(dialog.getByRole('button', { name: 'Ganti nama' }))
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(/Layanan sedang tidak tersedia/)
    await expect.element(dialog.getByRole('combobox', { name: 'Nama baru' })).toHaveValue('Baru')
  })
})

describe('[ops-117] the tree of categories', () => {
  beforeEach(() => showPart('products', { view: 'categories' }))
  const node = (name: RegExp) => page.getByRole('navigation').getByRole('button', { name })
  const saved = { ...goodsCategories[0], id: 12, name: 'Cat Dalam' }

  it('unfolds, is searched, and opens a category beside it', async () => {
    await renderFresh(<OpsCategories />)
    await expect.element(page.getByText('4 kategori')).toBeVisible()
    await expect.element(node(/^Cat Interior/)).not.toBeInTheDocument()
    await press('Isi Cat')
    await userEvent.click(node(/^Cat Interior/))
    await expect.element(field('Nama')).toHaveValue('Cat Interior')
    await expectAccessible('the tree and an open category')
    await userEvent.fill(field('Cari kategori'), 'eks cat')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('1 kategori')).toBeVisible()
    await expect.element(node(/^Cat Eksterior/)).toBeVisible()
  })

  it('says where the old address leads before one is moved, and sends the version', async () => {
    replies({ [change]: () => answered(saved) })
    showPart('products', { view: 'categories', open: '12' })
    await renderFresh(<OpsCategories />)
    await userEvent.fill(field('Nama'), 'Cat Dalam')
    await expect.element(page.getByText('Alamat tetap, juga bila namanya diganti.')).toBeVisible()
    await userEvent.fill(page.getByRole('combobox', { name: 'Di dalam kategori' }), 'semen')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(page.getByText(/^\/category\/cat\/cat-interior dan semua alamat/)).toBeVisible()
    await userEvent.click(page.getByTitle('droplet', { exact: true }))
    await press('Simpan')
    await vi.waitFor(() => expect($notice.get()?.text).toBe('Cat Dalam: disimpan'))
    expect(sent(change)).toEqual([
      {
        id: 12,
        updated_at: '2026-11-20T03:00:00.000Z',
        name: 'Cat Dalam',
        slug: 'cat-interior',
        parent_id: 20,
        type: 'material',
        icon: 'droplet',
        sort: 0
      }
    ])
  })

  it('adds one in another one', async () => {
    replies({ [add]: () => answered(saved) })
    showPart('products', { view: 'categories', open: '20' })
    await renderFresh(<OpsCategories />)
    await press('Tambah kategori di dalamnya')
    await userEvent.fill(field('Nama'), 'Semen Putih')
    await press('Simpan')
    await vi.waitFor(() => expect(sent(add)).toHaveLength(1))
    expect(sent(add)[0]).toEqual({
      name: 'Semen Putih',
      parent_id: 20,
      type: 'material',
      icon: 'package',
      sort: 0
    })
  })

  it('[goods-64] merges after a question that names both, and removes empty ones alone', async () => {
    const { updated_at } = goodsCategories[0]!
    replies({ [merge]: () => answered(saved), [remove]: () => answered({ id: 20 }) })
    showPart('products', { view: 'categories', open: '12' })
    await renderFresh(<OpsCategories />)
    await expect.element(page.getByText(/^Kategori ini masih berisi produk/)).toBeVisible()
    await userEvent.fill(page.getByRole('combobox', { name: 'Gabungkan ke' }), 'cat')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await press('Gabungkan')
    await expect
      .element(dialog)
      .toMatchTextContent(/7 produk dari Cat › Cat Interior pindah ke Cat › Cat Eksterior \(2 produk\)/)
    await expectAccessible('the question before categories are merged')
    await userEvent.click(dialog.getByRole('button', { name: 'Gabungkan' }))
    await vi.waitFor(() =>
      expect(sent(merge)).toEqual([{ id: 12, updated_at, into: 13, into_updated_at: updated_at }])
    )
    showPart('products', { view: 'categories', open: '20' })
    await press('Hapus kategori')
    await userEvent.click(dialog.getByRole('button', { name: 'Hapus' }))
    await vi.waitFor(() => expect(sent(remove)).toEqual([{ id: 20, updated_at }]))
  })

  it('is only read by who may not change it', async () => {
    caller([tree])
    showPart('products', { view: 'categories', open: '20' })
    await renderFresh(<OpsCategories />)
    await expect.element(field('Nama')).toBeDisabled()
    for (const name of ['Simpan', 'Hapus kategori', 'Kategori utama baru'])
      await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument()
  })
})
