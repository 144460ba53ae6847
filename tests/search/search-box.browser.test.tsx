import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { call } from '#lib/core/api/call.ts'
import { forgetAnswers } from '#lib/core/browser/fetched.ts'
import { $recent } from '#lib/search/store/recent-searches.ts'

import { SearchBox } from '#islands/shell/SearchBox.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, lost, sentTo } from '../support/fake-api.ts'

// The header's search alone: its list, and its use by keys, pointers and phones.

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const endpoint = 'GET /buyer/product/keyword'
const queries = () => sentTo(vi.mocked(call), endpoint).map(({ input }) => input)

const word = (keyword: string) => ({
  keyword,
  kind: 'keyword',
  url: `/search?keyword=${keyword.replace(' ', '+')}`
})
const popular = ['semen', 'cat tembok', 'keramik', 'besi beton', 'genteng', 'pipa', 'paku'].map(word)
const forCement = [
  ...['semen', 'semen instan', 'semen putih', 'semen tahan air'].map(word),
  { keyword: 'Semen Portland', kind: 'category', url: '/category/semen-portland' },
  { keyword: 'Raja Semen', kind: 'shop', url: '/shop/raja-semen', photo: null },
  {
    keyword: 'Semen Gresik 40 kg',
    kind: 'product',
    url: '/product/semen-gresik',
    photo: null,
    price: 62_000,
    sale_unit: 'sak'
  }
]
const inShop = [
  { keyword: 'semen putih', kind: 'keyword', url: '/shop/maju?keyword=semen+putih' },
  {
    keyword: 'Semen Putih 1 kg',
    kind: 'product',
    url: '/product/semen-putih',
    photo: null,
    price: 9_000,
    sale_unit: 'pcs'
  }
]

type SuggestionQuery = { keyword?: string; shop_id?: string }
const offered = ({ keyword = '', shop_id }: SuggestionQuery) => {
  if (keyword === 'zzqqxx') return answered([])
  if (shop_id) return answered(inShop)
  if (!keyword) return answered(popular)
  return answered(keyword === 'semen' ? forCement : [word(keyword)])
}

beforeEach(async () => {
  $recent.set(undefined)
  sessionStorage.clear()
  forgetAnswers()
  vi.mocked(call).mockReset()
  answerBy(vi.mocked(call), { [endpoint]: offered })
  await page.viewport(360, 740)
})

const field = page.getByRole('combobox', { name: 'Cari produk' })
// A select's own options are not in the list.
const options = page.getByRole('listbox', { name: 'Saran pencarian' }).getByRole('option')
const chips = page.getByRole('listitem').getByRole('link')
const texts = (of: typeof chips) => of.elements().map(one => one.textContent)
const main = page.getByTestId('page')

/** The earlier searches in this browser. */
const searchedFor = (...words: string[]) => $recent.set(words)

const show = (shop?: string) =>
  render(
    <>
      <header>
        <SearchBox keyword="" shop={shop} />
      </header>
      <main data-testid="page">
        <a href="#isi">Isi halaman</a>
      </main>
    </>
  )

for (const [screen, width, height] of [
  ['phone', 360, 740],
  ['desktop', 1280, 800]
] as const) {
  it(`[search-23, search-24] suggestions and recent searches open at focus on a ${screen}; Escape closes them and keeps the text`, async () => {
    await page.viewport(width, height)
    searchedFor('paku beton')
    await show()
    await userEvent.click(field)
    await expect.element(chips).toHaveTextContent('paku beton')
    await expect.element(options.first()).toBeVisible()
    await expect.element(field).toHaveAttribute('aria-expanded', 'true')
    await expectAccessible('open search list')
    await userEvent.keyboard('semen')
    await expect.element(options.first()).toHaveTextContent('semen')
    await expect
      .element(options.filter({ hasText: 'Semen Gresik' }).getByText('Rp62.000\u00A0/sak'))
      .toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(options).not.toBeInTheDocument()
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Escape}')
    await expect.element(field).toHaveValue('semen')
  })
}

it('[search-23] pasted text gets its suggestions; an empty result says so', async () => {
  await page.viewport(1280, 800)
  await show()
  await userEvent.click(field)
  await userEvent.fill(field, 'keramik lantai')
  await expect.element(options.filter({ hasText: 'keramik lantai' })).toBeVisible()
  await userEvent.fill(field, 'zzqqxx')
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Tidak ada saran untuk “zzqqxx”. Tekan Cari untuk melihat hasilnya.')
  await expect.element(options).not.toBeInTheDocument()
  await expectAccessible('search list without suggestions')
})

it('[search-23] recent searches are shown when suggestions fail, with a retry', async () => {
  searchedFor('genteng')
  answerBy(vi.mocked(call), { [endpoint]: () => lost })
  await show()
  await userEvent.click(field)
  await expect.element(page.getByText(/^Tidak ada koneksi internet\./)).toBeVisible()
  expect(texts(chips)).toEqual(['genteng'])
  await expect.element(field).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible('search list without a connection')
  answerBy(vi.mocked(call), { [endpoint]: offered })
  await userEvent.click(page.getByRole('button', { name: 'Coba lagi' }))
  await expect.element(options.first()).toBeVisible()
  await expect.element(field).toHaveFocus()
})

it('[search-26] recent searches are removed one by one, or all of them', async () => {
  searchedFor('genteng', 'paku', 'cat')
  await show()
  await userEvent.click(field)
  await userEvent.click(page.getByRole('button', { name: 'Hapus paku dari pencarian terakhir' }))
  await expect.poll(() => texts(chips)).toEqual(['genteng', 'cat'])
  await expect.element(field).toHaveFocus()
  expect(localStorage.getItem('recommendations')).toBe('["genteng","cat"]')
  await userEvent.click(page.getByRole('button', { name: 'Hapus semua' }))
  await expect.element(chips).not.toBeInTheDocument()
  await expect.element(options.first()).toBeVisible()
  expect(localStorage.getItem('recommendations')).toBeNull()
})

it('[search-24] the list is a combobox: arrows move in it, Tab leaves', async () => {
  // So low that the list scrolls: browsers give the focus to scroll areas.
  await page.viewport(1280, 480)
  await show()
  await userEvent.click(field)
  await userEvent.keyboard('semen')
  await expect.element(options.filter({ hasText: 'Semen Portland' })).toBeVisible()
  await expectAccessible('search list that scrolls')
  const current = page.getByRole('option', { selected: true })
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(current).toMatchTextContent(/^Semen Gresik/)
  await expect.element(current).toBeInViewport()
  await expect.element(field).toHaveAttribute('aria-activedescendant', options.last().element().id)
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(current).not.toBeInTheDocument()
  await expect.element(field).not.toHaveAttribute('aria-activedescendant')
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'Cari', exact: true })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await expect.element(page.getByRole('link', { name: 'Isi halaman' })).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}')
  await expect.element(options.first()).toBeVisible()
  await userEvent.keyboard('{ArrowDown>5/}')
  await expect.element(current).toHaveTextContent('Semen Portland')
  await expect.element(current).toHaveAttribute('href', '/category/semen-portland')
})

it('[search-25] on a phone the search takes the whole screen, and returns it', async () => {
  searchedFor('paku beton')
  await show()
  await userEvent.click(field)
  await expect.element(options.first()).toBeVisible()
  const { x, y, width, height } = page.getByRole('search').element().getBoundingClientRect()
  expect([x, y, width, height]).toEqual([0, 0, 360, 740])
  for (const row of [chips.first(), options.first()]) {
    expect(row.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  }
  expect((main.element() as HTMLElement).inert).toBe(true)
  await expectAccessible('search on the whole screen')
  await userEvent.click(page.getByRole('button', { name: 'Tutup pencarian' }))
  await expect.element(options).not.toBeInTheDocument()
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await expect.element(field).not.toHaveFocus()
  await expect.poll(() => (main.element() as HTMLElement).inert).toBe(false)
})

it('[search-22] in a shop suggestions and recent searches stay in it, until all shops are chosen', async () => {
  await page.viewport(1280, 800)
  searchedFor('cat tembok')
  await show('maju')
  await userEvent.click(field)
  await expect.element(chips).toHaveAttribute('href', '/shop/maju?keyword=cat+tembok')
  await userEvent.keyboard('semen')
  await expect.element(options.filter({ hasText: 'Semen Putih 1 kg' })).toBeVisible()
  expect(options.elements().map(one => one.getAttribute('href'))).toEqual(inShop.map(({ url }) => url))
  await expect.poll(queries).toContainEqual({ keyword: 'semen', shop_id: 'maju' })
  await userEvent.fill(field, 'zzqqxx')
  await expect
    .element(page.getByRole('link', { name: 'Cari di semua toko' }))
    .toHaveAttribute('href', '/search?keyword=zzqqxx')
  await userEvent.fill(field, 'semen')
  await userEvent.selectOptions(page.getByLabelText('Cari di'), 'Semua toko')
  await expect.element(options.filter({ hasText: 'Semen Portland' })).toBeVisible()
  await expect.poll(queries).toContainEqual({ keyword: 'semen' })
})
