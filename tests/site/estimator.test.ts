import { describe, expect, it } from 'vitest'

import { calculatorKinds } from '#lib/estimator/kinds.ts'

import { words } from '../support/accessible-name.ts'
import { choose, chosenIn } from '../support/form-fields.ts'
import type { PlainPage } from '../support/open-page.ts'
import { open } from './site.ts'

// Calculators without JavaScript, and the links to them.

const result = (page: PlainPage) => page.part('section, [role=region]', 'Hasil hitungan')
/** A row of the floor's sizes, or of the rooms'. */
const row = (page: PlainPage, rows: 'floor' | 'room', number: number) =>
  page.$(`fieldset[data-rows=${rows}] [role=group][aria-label="Ruang ${number}"]`)
/** The visible texts within a part, element by element. */
const lines = (page: PlainPage, selector = 'main *') => page.shown(selector).map(one => page.text(one))

describe('[estimator-14] every calculator answers at once', () => {
  it.each(calculatorKinds)('%s', async kind => {
    const page = await open(`/kalkulator/${kind}`)
    expect(page.status).toBe(200)
    expect(page.shown('[data-material]', result(page)).length).toBeGreaterThan(0)
    expect(page.heading('Rumus dan sumbernya', result(page))).toBeDefined()
  })

  it('and their list links to each; an unknown one is not found', async () => {
    const page = await open('/kalkulator')
    expect(page.status).toBe(200)
    const links = page.shown('main a').map(link => link.attr('href'))
    expect(links).toEqual(expect.arrayContaining(calculatorKinds.map(kind => `/kalkulator/${kind}`)))
    expect((await open('/kalkulator/tangga')).status).toBe(404)
  })
})

it('[estimator-14] a calculator is a form that answers, row by row', async () => {
  const page = await open('/kalkulator/lantai')
  page.field('Panjang (m)', row(page, 'floor', 1)).attr('value', '5')
  page.field('Panjang (m)', row(page, 'floor', 2)).attr('value', '2')
  page.field('Lebar (m)', row(page, 'floor', 2)).attr('value', '1,5')
  const answered = await page.press(page.button(/^Hitung$/))
  expect(lines(answered)).toContain('18 m²')
  expect(row(answered, 'floor', 3).length).toBe(1)
  expect(answered.all('[data-buy]')).toHaveLength(1)
  expect(answered.named('button', 'Masukkan ke keranjang').length).toBe(0)
  expect(answered.shown('a[href^="/product/"]', result(answered)).length).toBeGreaterThan(0)
  choose(answered.$, answered.field('Dipasang di'), 'dinding')
  answered.field('Cadangan').attr('value', '80')
  const rejected = await answered.press(answered.button(/^Hitung$/))
  expect(rejected.field('Tinggi (m)', row(rejected, 'room', 1)).attr('value')).toBe('3')
  expect(rejected.field('Cadangan').attr('value')).toBe('80')
  expect(lines(rejected)).toContain('Isi antara 0 dan 30')
  expect(lines(rejected)).toContain('Periksa isian yang ditandai.')
})

it('[estimator-32] the home page and the menu link to the calculators', async () => {
  const home = await open('/')
  const strip = home.part('ul, [role=list]', 'Kalkulator Bahan')
  expect(home.shown('a', strip).map(link => link.attr('href'))).toEqual(
    calculatorKinds.map(kind => `/kalkulator/${kind}`)
  )
  // The dialog is visible once it is opened.
  const menu = home.$('dialog[aria-label=Menu]').attr('open', '').removeAttr('popover')
  expect((await home.follow(home.link('Kalkulator Bahan', menu))).address).toBe('/kalkulator')
})

it('[estimator-15] a product links to its calculator, which prices it', async () => {
  const found = await open('/search?keyword=granit%20tile')
  const product = await found.follow(found.shown('main a[href^="/product/granit-tile"]')[0]!)
  const name = words(product.$('h1').text())
  const calculator = await product.follow(product.link('Hitung kebutuhan'))
  const size = /\d+x\d+/.exec(name)?.[0] ?? '?'
  expect(calculator.address).toMatch(new RegExp(`^/kalkulator/lantai\\?tile=granit-${size}&product_id=\\d+$`))
  expect(chosenIn(calculator.$, calculator.field('Keramik atau granit'))).toEqual([`granit-${size}`])
  expect(calculator.text(result(calculator))).toContain('Pilihan Anda')
  expect(calculator.named('a', name, result(calculator)).length).toBeGreaterThan(0)
})

it('[estimator-15] a category links to its calculator', async () => {
  const category = await open('/category/bata-beton/bata')
  expect(category.link('Hitung kebutuhan').attr('href')).toBe('/kalkulator/dinding')
})
