import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import type { GoodsRow } from '#lib/goods/product-contract.ts'
import { call } from '#lib/core/api/call.ts'
import { sessionStore } from '#lib/core/browser/safe-storage.ts'
import { clearPlace, showPart } from '#ops/console-place.ts'
import { $caller, $notice, $session, draftsKey } from '#ops/console-store.ts'
import { OpsProducts } from '#ops/goods/OpsProducts.tsx'
import { product, products } from '#ops/goods/product-store.ts'
import { $hidden } from '#ops/table/shown-columns.ts'

import { expectAccessible } from '../support/accessible.ts'
import { answered, held, rejected, sentTo } from '../support/fake-api.ts'
import { errorByCode } from '../support/errors.ts'
import { goodsProduct, goodsRow, goodsVariant } from '../support/goods-data.ts'
import {
  add,
  archive,
  caller,
  change,
  clerk,
  exported,
  list,
  meta,
  offer,
  photo,
  show,
  replies,
  search,
  sent,
  some
} from '../support/product-calls.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }))
const field = (name: string) => page.getByRole('textbox', { name, exact: true })

beforeEach(async () => {
  await page.viewport(1280, 900)
  vi.mocked(call).mockReset()
  replies()
  $session.set('in')
  sessionStore.remove(draftsKey)
  caller('clerk', clerk)
  products.forget()
  product.forget()
  showPart('products', {})
})
afterEach(() => {
  $caller.set(undefined)
  $notice.set(undefined)
  $hidden.set(undefined)
  clearPlace()
})

describe('[ops-110] the table of products', () => {
  it('[ops-278] says that there are no products yet, or that none match', async () => {
    replies({ [list]: () => answered([], 'OK', { ...meta, total: 0, total_pages: 0 } as never) })
    await renderFresh(<OpsProducts />)
    const status = (text: string) => page.getByText(text, { exact: true })
    await expect.element(status('Belum ada produk. Tambahkan di sini, atau isi lewat Impor.')).toBeVisible()
    await page.getByRole('combobox', { name: 'Status' }).selectOptions('low')
    await expect.element(status('Tidak ada produk yang cocok.')).toBeVisible()
  })

  it('has filters and the order of its rows in the address, and leaves out what is none of their words', async () => {
    await renderFresh(<OpsProducts />)
    await expect.element(row('Cat Tembok 7')).toBeVisible()
    await expectAccessible('the table of products')
    await page.getByRole('combobox', { name: 'Status' }).selectOptions('low')
    await userEvent.fill(page.getByRole('combobox', { name: 'Kategori' }), 'inter')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await userEvent.click(page.getByRole('combobox', { name: 'Toko' }))
    await userEvent.click(page.getByRole('option', { name: /Toko Warna/ }))
    await press('Stok')
    await vi.waitFor(() =>
      expect(search()).toEqual({ part: 'products', state: 'low', category: '12', shop: '3', sort: 'stock' })
    )
    await vi.waitFor(() =>
      expect(sent(list).at(-1)).toEqual({
        state: 'low',
        category_id: 12,
        shop_id: 3,
        sort: 'stock',
        order: 'asc',
        page: 1,
        per_page: 30
      })
    )
    await expect.element(page.getByRole('combobox', { name: 'Kategori' })).toHaveValue('Cat › Cat Interior')
    await userEvent.clear(page.getByRole('combobox', { name: 'Kategori' }))
    showPart('products', { state: 'x', shop: 'y', sort: 'z', page: '2' })
    await vi.waitFor(() => expect(sent(list)).toContainEqual({ page: 2, per_page: 30 }))
    // There is one page: the last one is shown instead.
    await vi.waitFor(() => expect(sent(list).at(-1)).toEqual({ page: 1, per_page: 30 }))
  })

  it('exports the filtered products, and says why not', async () => {
    replies({ [exported]: () => rejected('unavailable') })
    showPart('products', { q: 'cat', state: 'archived' })
    await renderFresh(<OpsProducts />)
    await userEvent.click(page.getByText('Ekspor'))
    await press('Excel (XLSX)')
    await vi.waitFor(() => expect($notice.get()).toMatchObject({ isError: true }))
    expect(sent(exported)).toEqual([{ keyword: 'cat', state: 'archived', format: 'xlsx' }])
  })
})

it('[ops-111] archives the selected ones by themselves after a question, and names what failed', async () => {
  replies({
    [archive]: ({ id }: { id: number }) => (id === 8 ? rejected('product_not_found') : answered(some[0]))
  })
  await renderFresh(<OpsProducts />)
  await userEvent.click(page.getByRole('checkbox', { name: 'Pilih semua di halaman' }))
  await expect.element(page.getByRole('button', { name: 'Jual lagi 1' })).toBeVisible()
  await press('Arsipkan 2')
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/Pesanan, ulasan, foto/)
  await expectAccessible('the question before archiving')
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Arsipkan' }))
  await vi.waitFor(() =>
    expect($notice.get()).toEqual({
      text: '1 produk diarsipkan. Cat Tembok 8: Produk yang Anda cari tidak tersedia',
      isError: true
    })
  )
  expect(sent(archive)).toMatchObject([{ id: 7 }, { id: 8 }])
})

describe('[ops-112] price and stock of the open product', () => {
  it('are typed by keys alone: Enter opens and moves, Ctrl+Enter saves what was typed', async () => {
    const after = goodsProduct(7, {
      variants: [goodsVariant(71, { name_1: 'Merah', price: 66_000 }), goodsVariant(72, { name_1: 'Biru' })]
    })
    replies({ [offer]: () => answered(after) })
    await renderFresh(<OpsProducts />)
    await expect.element(row('Cat Tembok 7')).toBeVisible()
    await userEvent.keyboard('j{Enter}')
    await expect.element(field('Harga Merah')).toHaveFocus()
    await expectAccessible('the open product')
    await userEvent.keyboard('66000{Enter}{Enter}{Enter}9')
    await expect.element(field('Stok Biru')).toHaveFocus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await vi.waitFor(() => expect($notice.get()?.text).toBe('Cat Tembok 7: harga dan stok disimpan'))
    expect(sent(offer)).toEqual([
      {
        id: 7,
        updated_at: some[0]!.updated_at,
        variants: [
          { id: 71, price: 66_000 },
          { id: 72, stock: 9, stock_was: 8 }
        ]
      }
    ])
  })

  it('stay after an error, which stands at its field, and a double click sends once', async () => {
    const first = held()
    replies({ [offer]: () => first.answer })
    showPart('products', { open: '7' })
    await renderFresh(<OpsProducts />)
    await userEvent.fill(field('Stok Biru'), '1')
    await userEvent.dblClick(page.getByRole('button', { name: 'Simpan' }))
    first.give({
      ok: false,
      error: { ...errorByCode.stock_below_zero, fields: { 'variants.0.stock': 'Sekarang tersisa 2.' } }
    } as never)
    await expect.element(field('Stok Biru')).toHaveAccessibleDescription('Sekarang tersisa 2.')
    await expect.element(field('Stok Biru')).toHaveValue('1')
    expect(sent(offer)).toHaveLength(1)
  })

  it('are all that a seller has, and support reads them', async () => {
    caller('seller', [list, show, offer, exported])
    showPart('products', { open: '7', edit: '1' })
    const shown = await renderFresh(<OpsProducts />)
    await expect.element(field('Harga Merah')).toBeEnabled()
    for (const name of ['Ubah semua isian', 'Arsipkan', 'Produk baru'])
      await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument()
    await expect.element(page.getByRole('textbox', { name: 'Nama produk' })).not.toBeInTheDocument()
    await shown.unmount()
    caller('support', [list, show, 'GET /ops/shop'])
    await renderFresh(<OpsProducts />)
    await expect.element(field('Harga Merah')).toBeDisabled()
    for (const name of ['Simpan', 'Ekspor'])
      await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument()
  })
})

it('[ops-233] a saved row is renewed in its place until the list is reloaded, also where the server lists it elsewhere', async () => {
  const [first, second, third] = some.map(goodsRow) as [GoodsRow, GoodsRow, GoodsRow]
  const saved = { ...second, min_price: 99_000, max_price: 99_000 }
  let newest = [first, second, third]
  replies({
    [list]: ({ ids }: { ids?: number[] }) => answered(ids ? [saved] : newest, 'OK', meta as never),
    [offer]: () => answered(some[1])
  })
  const names = () =>
    page
      .getByRole('rowheader')
      .all()
      .map(one => Number(one.element().closest('tr')!.dataset['row']))
  showPart('products', { open: '8' })
  await renderFresh(<OpsProducts />)
  await vi.waitFor(() => expect(names()).toEqual([7, 8, 9]))
  newest = [saved, third, first]
  await userEvent.fill(field('Stok Biru'), '1')
  await press('Simpan')
  await vi.waitFor(() => expect(row('Rp99.000').all()).toHaveLength(1))
  expect(names()).toEqual([7, 8, 9])
  // It fell to another page.
  newest = [third, first]
  await userEvent.fill(field('Stok Biru'), '2')
  await press('Simpan')
  await vi.waitFor(() => expect(sent(list).at(-1)).toEqual({ ids: [8], per_page: 1 }))
  await vi.waitFor(() => expect(row('Rp99.000').all()).toHaveLength(1))
  expect(names()).toEqual([7, 8, 9])
  await press('Muat ulang')
  await vi.waitFor(() => expect(names()).toEqual([9, 7]))
})

describe('[ops-113] the editor of a product', () => {
  it('saves the whole product from the version that was seen; of an older one it says so and keeps what was typed', async () => {
    replies({ [change]: () => rejected('changed_meanwhile') })
    showPart('products', { open: '7' })
    await renderFresh(<OpsProducts />)
    await press('Ubah semua isian')
    await userEvent.fill(field('Nama produk'), 'Cat Tembok Kuat')
    await expectAccessible('the editor of a product')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await vi.waitFor(() => expect(sent(change)).toHaveLength(1))
    expect(sent(change)[0]).toMatchObject({
      id: 7,
      updated_at: some[0]!.updated_at,
      name: 'Cat Tembok Kuat',
      category_id: 12,
      variants: [{ id: 71, stock: 20, stock_was: 20 }, { id: 72 }]
    })
    const newer = goodsProduct(7, { brand: 'Dulux', updated_at: '2026-11-28T03:00:00.000Z' })
    replies({ [show]: () => answered(newer), [change]: () => answered(newer) })
    await press('Muat yang terbaru')
    await expect.element(page.getByRole('combobox', { name: 'Merek' })).toHaveValue('Dulux')
    await expect.element(field('Nama produk')).toHaveValue('Cat Tembok Kuat')
    replies({ [show]: () => answered(newer), [change]: () => rejected('changed_meanwhile') })
    await press('Simpan')
    await vi.waitFor(() => expect(sent(change)).toHaveLength(2))
    expect(sent(change)[1]).toMatchObject({ updated_at: some[0]!.updated_at })
    replies({ [show]: () => answered(newer), [change]: () => answered(newer) })
    await press('Lanjut dengan isian saya')
    await press('Simpan')
    await vi.waitFor(() => expect($notice.get()?.text).toBe('Cat Tembok 7: disimpan'))
    expect(sent(change)[2]).toMatchObject({ updated_at: newer.updated_at, brand: 'Dulux' })
  })

  it('adds a product with a key; messages stand at their fields, also of a variant', async () => {
    replies({
      [add]: () =>
        ({
          ok: false,
          error: {
            ...errorByCode.invalid_input,
            fields: { name: 'Nama produk wajib diisi', 'variants.0.price': 'Harga harus bilangan bulat' }
          }
        }) as never
    })
    await renderFresh(<OpsProducts />)
    await press('Produk baru')
    await press('Tambah produk')
    await expect.element(field('Nama produk')).toHaveAccessibleDescription('Nama produk wajib diisi')
    await expect.element(field('Harga Varian')).toHaveAccessibleDescription('Harga harus bilangan bulat')
    await expectAccessible('a rejected new product')
    replies({ [add]: () => answered(some[0]) })
    await userEvent.fill(field('Nama produk'), 'Cat')
    await press('Tambah produk')
    await vi.waitFor(() => expect(search()).toEqual({ part: 'products', open: '7' }))
    expect(sentTo(vi.mocked(call), add).at(-1)?.options.key).toBeTruthy()
  })

  it('[ops-115] makes variants from values, and fills all at once', async () => {
    replies({ [change]: () => answered(some[0]) })
    showPart('products', { open: '7', edit: '1' })
    await renderFresh(<OpsProducts />)
    await userEvent.fill(field('Nilai baru Warna'), 'Abu')
    await userEvent.keyboard('{Enter}')
    await expect.element(field('Harga Abu')).toHaveValue('65.000')
    await userEvent.fill(field('Berat semua varian'), '4000')
    await press('Terapkan ke semua')
    await press('Hapus nilai Biru')
    await press('Simpan')
    await vi.waitFor(() => expect(sent(change)).toHaveLength(1))
    expect((sent(change)[0] as { variants: object[] }).variants).toMatchObject([
      { id: 71, name_1: 'Merah', weight: 4_000, is_active: true },
      { id: 72, name_1: 'Biru', is_active: false },
      { name_1: 'Abu', price: 65_000, weight: 4_000, is_active: true }
    ])
  })

  it('[ops-170] moves values by keys: the focus stays with the value, and a save sends their order', async () => {
    replies({ [change]: () => answered(some[0]) })
    showPart('products', { open: '7', edit: '1' })
    await renderFresh(<OpsProducts />)
    await userEvent.fill(field('Nilai baru Warna'), 'Abu')
    await userEvent.keyboard('{Enter}')
    const earlier = page.getByRole('button', { name: 'Majukan nilai Abu' })
    const later = page.getByRole('button', { name: 'Mundurkan nilai Abu' })
    await expect.element(later).toBeDisabled()
    earlier.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(later).toBeEnabled()
    await expect.element(earlier).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    // At the end that button has nothing to do: the other one has the keyboard.
    await expect.element(earlier).toBeDisabled()
    await expect.element(later).toHaveFocus()
    await press('Simpan')
    await vi.waitFor(() => expect(sent(change)).toHaveLength(1))
    expect((sent(change)[0] as { variants: object[] }).variants).toMatchObject([
      { name_1: 'Abu' },
      { id: 71, name_1: 'Merah' },
      { id: 72, name_1: 'Biru' }
    ])
  })

  it('[ops-114] sends pictures in their order, names what failed, and loses nothing that is typed meanwhile', async () => {
    const slow = held()
    let count = 0
    replies({
      [photo]: () => {
        count += 1
        return count === 1
          ? slow.answer
          : count === 2
            ? rejected('unavailable')
            : answered({ path: 'products/e' })
      },
      [change]: () => answered(some[0])
    })
    showPart('products', { open: '7', edit: '1' })
    await renderFresh(<OpsProducts />)
    const files = ['1.jpg', '2.jpg', '3.jpg'].map(name => new File(['x'], name, { type: 'image/jpeg' }))
    await userEvent.upload(page.getByLabelText('Tambah foto'), files)
    await expect.element(page.getByText('Mengunggah 3 foto …')).toBeVisible()
    await userEvent.fill(field('Nama produk'), 'Cat Baru')
    slow.give(answered({ path: 'products/c' }))
    await expect.element(page.getByText(/^2\.jpg: Layanan sedang/)).toBeVisible()
    await expect.element(page.getByRole('img', { name: 'Foto 4' })).toBeInTheDocument()
    await press('Majukan foto 3')
    await press('Majukan foto 2')
    await press('Hapus foto 3')
    await press('Simpan')
    await vi.waitFor(() => expect(sent(change)).toHaveLength(1))
    expect(sent(change)[0]).toMatchObject({
      name: 'Cat Baru',
      photos: ['products/c', 'products/a', 'products/e']
    })
  })
})
