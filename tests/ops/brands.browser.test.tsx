import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { saveCsv } from '#lib/core/browser/save-file.ts'
import { sessionStore } from '#lib/core/browser/safe-storage.ts'
import { clearPlace, showPart } from '#ops/console-place.ts'
import { $caller, $notice, $session, draftsKey } from '#ops/console-store.ts'
import { OpsBrands } from '#ops/goods/OpsBrands.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { errorByCode } from '../support/errors.ts'
import { answerBy, answered, rejected, sentTo } from '../support/fake-api.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/browser/save-file.ts', async original => ({
  ...(await original<object>()),
  saveCsv: vi.fn()
}))
vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const brands = 'GET /ops/brand'
const rename = 'PUT /ops/brand'
const never = '1970-01-01T00:00:00.000Z'
const merged = '2026-11-28T03:00:00.000Z'
const known = [
  { name: 'Avian', products: 9, updated_at: never },
  { name: 'AVITEX', products: 4, updated_at: merged }
]

const replies = (more: Parameters<typeof answerBy>[1] = {}) =>
  answerBy(vi.mocked(call), {
    [brands]: ({ keyword = '', same_letters: same }: { keyword?: string; same_letters?: string }) =>
      answered(
        known
          .filter(({ name }) => name.toLowerCase().includes(keyword.toLowerCase()))
          .filter(({ name }) => same === undefined || name.toLowerCase() === same.toLowerCase())
      ),
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
  caller([brands, rename])
})
afterEach(() => {
  $caller.set(undefined)
  $notice.set(undefined)
  clearPlace()
})

describe('[ops-116] brands', () => {
  beforeEach(() => showPart('products', { view: 'brands' }))

  it('are listed with their products, searched, and renamed at once where the name is free', async () => {
    replies({ [rename]: () => answered({ name: 'Avian Baru', products: 9, updated_at: merged }) })
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
    expect(sent(rename)).toEqual([{ name: 'Avian', to: 'Avian Baru', updated_at: never }])
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('are merged only after a question that names both and their products, whatever the case of the letters', async () => {
    replies({ [rename]: () => answered({ name: 'AVITEX', products: 13, updated_at: merged }) })
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
    expect(sent(rename)).toEqual([
      { name: 'Avian', to: 'avitex', updated_at: never, into_updated_at: merged }
    ])
  })

  it('[goods-65] ask about a name that another clerk gave meanwhile, after it was rejected', async () => {
    replies({
      // Free when the dialog looked; by the rename it is not.
      [brands]: ({ keyword, same_letters: same }: { keyword?: string; same_letters?: string }) => {
        const all =
          sent(rename).length === 0
            ? known
            : [...known, { name: 'Avian Baru', products: 2, updated_at: merged }]
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
    expect(sent(rename)).toEqual([{ name: 'Avian', to: 'Avian Baru', updated_at: never }])
    await userEvent.click(dialog.getByRole('button', { name: 'Ganti nama' }))
    await expect
      .element(page.getByRole('dialog', { name: 'Gabungkan Avian ke Avian Baru?' }))
      .toMatchTextContent(/2 produk/)
  })

  it('[ops-246] are merged into the one that the server says has the same letters, the usual one of several', async () => {
    const alike = ['izmir', 'İzmir', 'IZMİR'].map((name, at) => ({
      name,
      products: [2, 7, 3][at]!,
      updated_at: never
    }))
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

describe('[ops-116] the table of brands', () => {
  beforeEach(() => showPart('products', { view: 'brands' }))

  it('opens a brand to be renamed by keys, and its products for who may not', async () => {
    await renderFresh(<OpsBrands />)
    await userEvent.click(page.getByRole('rowheader', { name: 'AVITEX' }))
    await expect.element(page.getByRole('dialog', { name: 'Ganti nama AVITEX' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Batal' }))
    await expect.element(dialog).not.toBeInTheDocument()
    await userEvent.keyboard('k{Enter}')
    await expect.element(page.getByRole('dialog', { name: 'Ganti nama Avian' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Batal' }))
    caller([brands])
    await expect.element(page.getByRole('columnheader', { name: 'Tindakan' })).not.toBeInTheDocument()
    await userEvent.click(page.getByRole('rowheader', { name: 'AVITEX' }))
    await vi.waitFor(() => expect(new URLSearchParams(location.search).get('brand')).toBe('AVITEX'))
  })

  it('has a file of all that the filter finds, without the steps', async () => {
    await renderFresh(<OpsBrands />)
    showPart('products', { view: 'brands', q: 'tex' })
    await expect.element(page.getByText('1 baris')).toBeVisible()
    await press('CSV')
    await vi.waitFor(() => expect(vi.mocked(saveCsv)).toHaveBeenCalledOnce())
    const [name, text] = vi.mocked(saveCsv).mock.lastCall!
    expect(name).toMatch(/^merek-/)
    expect(text).toBe('\uFEFF"Merek";"Produk"\r\n"AVITEX";4\r\n')
    expect(sent(brands).at(-1)).toEqual({ keyword: 'tex', page: 1, per_page: 100 })
  })
})

describe('[goods-80, ops-107] a brand that somebody else renamed or merged meanwhile', () => {
  beforeEach(() => showPart('products', { view: 'brands' }))
  const late = { ok: false as const, error: errorByCode.changed_meanwhile }
  const open = async () => {
    await renderFresh(<OpsBrands />)
    await press('Ganti nama Avian')
    await userEvent.fill(dialog.getByRole('combobox', { name: 'Nama baru' }), 'Avian Baru')
  }

  it('offers the newest, keeps what was typed, and is renamed from there', async () => {
    const newest = { ...known[0]!, products: 13, updated_at: merged }
    replies({
      [brands]: ({ same_letters: same }: { same_letters?: string }) =>
        answered(same === 'Avian Baru' ? [] : [sent(rename).length === 0 ? known[0]! : newest]),
      [rename]: ({ updated_at: version }: { updated_at: string }) =>
        version === never ? late : answered({ name: 'Avian Baru', products: 13, updated_at: merged })
    })
    await open()
    await userEvent.click(dialog.getByRole('button', { name: 'Ganti nama' }))
    await expect.element(dialog.getByText(errorByCode.changed_meanwhile.message)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Muat yang terbaru' }))
    await expect.element(dialog.getByText(/Berlaku untuk 13 produk/)).toBeVisible()
    await expect.element(dialog.getByRole('combobox', { name: 'Nama baru' })).toHaveValue('Avian Baru')
    await expectAccessible('a brand that somebody else changed')
    await userEvent.click(dialog.getByRole('button', { name: 'Lanjut dengan isian saya' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Ganti nama' }))
    await vi.waitFor(() => expect($notice.get()?.text).toBe('Avian menjadi Avian Baru: 13 produk'))
    expect(sent(rename).at(-1)).toEqual({ name: 'Avian', to: 'Avian Baru', updated_at: merged })
  })

  it('keeps the form with what was typed where it has left the list', async () => {
    replies({
      [brands]: ({ same_letters: same }: { same_letters?: string }) =>
        answered(same === 'Avian Baru' || (same === undefined && sent(rename).length > 0) ? [] : [known[0]!]),
      [rename]: () => late
    })
    await open()
    await userEvent.click(dialog.getByRole('button', { name: 'Ganti nama' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Muat yang terbaru' }))
    await expect.element(page.getByText('Tidak ada merek.')).toBeInTheDocument()
    await expect.element(dialog.getByRole('combobox', { name: 'Nama baru' })).toHaveValue('Avian Baru')
  })

  it('says so and closes where no product has it any more', async () => {
    replies({
      [brands]: () => answered(sent(rename).length === 0 ? [known[0]!] : []),
      [rename]: () => late
    })
    await open()
    await userEvent.click(dialog.getByRole('button', { name: 'Ganti nama' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Muat yang terbaru' }))
    await expect.element(dialog).not.toBeInTheDocument()
    expect($notice.get()).toEqual({ text: 'Tidak ada lagi produk bermerek Avian.', isError: true })
  })
})
