import { describe, expect, it } from 'vitest'

import { check } from '../support/form-fields.ts'
import type { PlainPage } from '../support/open-page.ts'
import { open } from './site.ts'

// The filters of a list without JavaScript: a form beside the list, and one in a phone's sheet.

describe.each([
  ['in the sheet of a phone', 'phone', '.filter-sheet-panel form'],
  ['beside the list of a desktop', 'desktop', 'aside[aria-label=Filter] form']
] as const)('[catalogue-15, catalogue-30, catalogue-31] the form %s', (_, screen, selector) => {
  /** The form with its sheet and its groups expanded, as after pressing each. */
  const unfolded = (page: PlainPage) => {
    const form = page.$(selector)
    form.parents('details').attr('open', '')
    form.find('details').attr('open', '')
    return form
  }
  const tick = (page: PlainPage, name: string) => check(page.$, page.field(name, unfolded(page)))
  const apply = (page: PlainPage) => page.press(page.button('Terapkan', unfolded(page)))

  it('sends its choice, and the address contains no empty parameter', async () => {
    const list = await open('/products/bestselling', screen)
    list.field('Harga Minimum', unfolded(list)).attr('value', 'Rp10.000')
    for (const name of ['Jawa Barat', 'Jawa Timur']) tick(list, name)
    const provinces = await apply(list)
    expect(provinces.address).toBe('/products/bestselling?min_price=10000&province_id=32&province_id=35')
    for (const name of ['Kota Bandung', 'Kota Surabaya']) tick(provinces, name)
    const cities = await apply(provinces)
    expect(cities.address).toBe(
      '/products/bestselling?city_id=3273&city_id=3578&min_price=10000&province_id=32&province_id=35'
    )
    const goods = cities.shown('main li:has(a[href^="/product/"])')
    expect(goods.length).toBeGreaterThan(0)
    for (const one of goods) expect(cities.text(one)).toMatch(/Bandung|Surabaya/)
  })
})
