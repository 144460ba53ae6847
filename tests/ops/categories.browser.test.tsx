import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { saveCsv } from '#lib/core/browser/save-file.ts'
import { sessionStore } from '#lib/core/browser/safe-storage.ts'
import { clearPlace, showPart } from '#ops/console-place.ts'
import { $caller, $notice, $session, draftsKey } from '#ops/console-store.ts'
import { OpsCategories } from '#ops/goods/OpsCategories.tsx'
import { hearShortcuts } from '#ops/shortcuts.ts'
import { $letterKeys } from '#ops/table/keys.ts'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, sentTo } from '../support/fake-api.ts'
import { goodsCategories } from '../support/goods-data.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))
vi.mock('#lib/core/browser/save-file.ts', () => ({ saveCsv: vi.fn() }))

const tree = 'GET /ops/category'
const add = 'POST /ops/category'
const change = 'PUT /ops/category/{id}'
const merge = 'POST /ops/category/{id}/merge'
const remove = 'DELETE /ops/category/{id}'
const clerk = [tree, add, change, merge, remove]
const replies = (more: Parameters<typeof answerBy>[1] = {}) =>
  answerBy(vi.mocked(call), {
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
  vi.mocked(saveCsv).mockReset()
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

describe('[ops-405] the tree of categories by keys', () => {
  beforeEach(() => showPart('products', { view: 'categories' }))
  const node = (name: RegExp) => page.getByRole('navigation').getByRole('button', { name })

  it('moves among the rows that are shown, unfolds, opens, and returns to its row', async () => {
    await renderFresh(<OpsCategories />)
    await expect.element(node(/^Cat\s?\d/)).toBeVisible()
    await userEvent.keyboard('j')
    await expect.element(node(/^Cat\s?\d/)).toHaveFocus()
    await userEvent.keyboard('j')
    await expect.element(node(/^Semen/)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(node(/^Semen/)).toHaveFocus()
    await userEvent.keyboard('k{ArrowRight}')
    await expect.element(node(/^Cat Interior/)).toBeVisible()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect.element(node(/^Cat Interior/)).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.element(node(/^Semen/)).toHaveFocus()
    await userEvent.keyboard('k{Enter}')
    await expect.element(field('Nama')).toHaveValue('Cat Eksterior')
    await userEvent.click(field('Nama'))
    await userEvent.keyboard('{Escape}{Escape}')
    await expect.element(field('Nama')).not.toBeInTheDocument()
    await expect.element(node(/^Cat Eksterior/)).toHaveFocus()
    await userEvent.keyboard('{Home}{ArrowLeft}')
    await expect.element(node(/^Cat Eksterior/)).not.toBeInTheDocument()
    await expect.element(node(/^Cat\s?\d/)).toHaveFocus()
  })

  it('[ops-193] moves by arrows alone where letters are no commands', async () => {
    $letterKeys.set('off')
    try {
      await renderFresh(<OpsCategories />)
      node(/^Cat\s?\d/)
        .element()
        .focus()
      await userEvent.keyboard('j')
      await expect.element(node(/^Cat\s?\d/)).toHaveFocus()
      await userEvent.keyboard('{ArrowDown}')
      await expect.element(node(/^Semen/)).toHaveFocus()
    } finally {
      $letterKeys.set(undefined)
    }
  })

  it('leaves letters to fields, and begins a main category with its first field', async () => {
    const stop = hearShortcuts()
    try {
      await renderFresh(<OpsCategories />)
      await userEvent.click(field('Cari kategori'))
      await userEvent.keyboard('jkn')
      await expect.element(field('Cari kategori')).toHaveValue('jkn')
      await expect.element(field('Cari kategori')).toHaveFocus()
      // Outside of every field.
      document.querySelector<HTMLElement>(':focus')?.blur()
      await userEvent.keyboard('n')
      await expect.element(page.getByRole('heading', { name: 'Kategori utama baru' })).toBeVisible()
      await expect.element(field('Nama')).toHaveFocus()
    } finally {
      stop()
    }
  })

  it('is saved as a file with paths and products, of all or of those that are searched', async () => {
    const lines = () => vi.mocked(saveCsv).mock.lastCall![1].trim().split('\r\n')
    await renderFresh(<OpsCategories />)
    await press('CSV')
    await vi.waitFor(() => expect(saveCsv).toHaveBeenCalledOnce())
    expect(vi.mocked(saveCsv).mock.calls[0]![0]).toMatch(/^kategori-/)
    expect(lines()).toEqual([
      expect.stringContaining('"Kategori";"Produk";"Subkategori";"Alamat";"Jenis barang"'),
      '"Cat";9;2;"/category/cat";"Bahan Bangunan"',
      '"Cat › Cat Interior";7;0;"/category/cat/cat-interior";"Bahan Bangunan"',
      '"Cat › Cat Eksterior";2;0;"/category/cat/cat-eksterior";"Bahan Bangunan"',
      expect.stringMatching(/^"Semen";/)
    ])
    await userEvent.fill(field('Cari kategori'), 'eks cat')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('1 kategori')).toBeVisible()
    await press('CSV')
    await vi.waitFor(() => expect(saveCsv).toHaveBeenCalledTimes(2))
    expect(lines().slice(1)).toEqual([expect.stringMatching(/^"Cat › Cat Eksterior";2/)])
  })
})
