import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { clearPlace, showPart } from '#ops/console-place.ts'
import { $caller, $notice, $session } from '#ops/console-store.ts'
import { OpsProducts } from '#ops/goods/OpsProducts.tsx'
import { product, products } from '#ops/goods/product-store.ts'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, rejected, sentTo } from '../support/fake-api.ts'
import { errorByCode } from '../support/errors.ts'
import { forgetDrafts } from '../support/forget-drafts.ts'
import { goodsCategories, goodsProduct, goodsRow, goodsVariant } from '../support/goods-data.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const list = 'GET /ops/product'
const show = 'GET /ops/product/{id}'
const offer = 'PUT /ops/product/{id}/offer'
const archive = 'POST /ops/product/{id}/archive'
const some = [goodsProduct(7), goodsProduct(8)]
const meta = { page: 1, per_page: 30, total: 2, total_pages: 1 }

const replies = (more: Parameters<typeof answerBy>[1] = {}) =>
  answerBy(vi.mocked(call), {
    [list]: () => answered(some.map(goodsRow), 'OK', meta as never),
    [show]: ({ id }: { id: number }) => answered(some.find(one => one.id === id)),
    'GET /ops/category': () => answered(goodsCategories),
    'GET /ops/brand': () => answered([]),
    ...more
  })
const sent = (endpoint: string) => sentTo(vi.mocked(call), endpoint).map(({ input }) => input)
const press = (name: string) => userEvent.click(page.getByRole('button', { name }))
const field = (name: string) => page.getByRole('textbox', { name, exact: true })

beforeEach(async () => {
  await page.viewport(1280, 900)
  vi.mocked(call).mockReset()
  replies()
  $session.set('in')
  forgetDrafts()
  $caller.set({ name: 'Ani', role: 'clerk', shop: null, calls: [list, show, offer, archive] } as never)
  products.forget()
  product.forget()
  showPart('products', {})
})
afterEach(() => {
  $caller.set(undefined)
  $notice.set(undefined)
  clearPlace()
})

it('[goods-60] prices of an older version are told: the newest shows, and one decides what becomes of what was typed', async () => {
  replies({ [offer]: () => rejected('changed_meanwhile') })
  showPart('products', { open: '7' })
  await renderFresh(<OpsProducts />)
  await userEvent.fill(field('Harga Merah'), '66000')
  await press('Simpan')
  await expect.element(page.getByText(errorByCode.changed_meanwhile.message)).toBeVisible()
  const newer = goodsProduct(7, {
    updated_at: '2026-11-28T03:00:00.000Z',
    variants: [goodsVariant(71, { name_1: 'Merah' }), goodsVariant(72, { name_1: 'Biru', price: 70_000 })]
  })
  replies({ [show]: () => answered(newer), [offer]: () => answered(newer) })
  await press('Muat yang terbaru')
  await expect.element(field('Harga Biru')).toHaveValue('70.000')
  await expect.element(field('Harga Merah')).toHaveValue('66.000')
  await expectAccessible('prices that somebody else changed')
  await press('Lanjut dengan isian saya')
  await press('Simpan')
  await vi.waitFor(() => expect($notice.get()?.text).toBe('Cat Tembok 7: harga dan stok disimpan'))
  const variants = [{ id: 71, price: 66_000 }]
  expect(sent(offer)).toEqual([
    { id: 7, updated_at: some[0]!.updated_at, variants },
    { id: 7, updated_at: newer.updated_at, variants }
  ])
})

it('[goods-61] archiving sends the version of each row, and of the open product; who was later is told and sees the newest', async () => {
  const message = 'Data ini sudah diubah oleh Sari.'
  replies({
    [archive]: () => ({ ok: false, error: { ...errorByCode.changed_meanwhile, message } }) as never
  })
  const seen = some.map(({ id, updated_at }) => ({ id, updated_at }))
  showPart('products', { open: '7' })
  await renderFresh(<OpsProducts />)
  await press('Arsipkan')
  const before = sent(show).length
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Arsipkan' }))
  await vi.waitFor(() =>
    expect($notice.get()).toEqual({ text: `0 produk diarsipkan. Cat Tembok 7: ${message}`, isError: true })
  )
  expect(sent(archive)).toEqual([seen[0]])
  await vi.waitFor(() => expect(sent(show).length).toBeGreaterThan(before))
  showPart('products', {})
  await userEvent.click(page.getByRole('checkbox', { name: 'Pilih semua di halaman' }))
  await press('Arsipkan 2')
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Arsipkan' }))
  await vi.waitFor(() => expect(sent(archive)).toEqual([seen[0], seen[0], seen[1]]))
})
