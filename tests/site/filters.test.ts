import { describe, expect, it } from 'vitest'

import { check } from '../support/form-fields.ts'
import type { PlainPage } from '../support/open-page.ts'
import { open } from './site.ts'

// The filters of a list without JavaScript: one form, beside the list or in a phone's sheet.

it.each(['/products/bestselling', '/search?keyword=semen'])(
  '[catalogue-70] %s has one filter form, which a button opens on a phone and nothing on a desktop',
  async path => {
    const phone = await open(path)
    expect(phone.all('form[data-filters]')).toHaveLength(1)
    expect(phone.shown('form[data-filters]')).toEqual([])
    expect(phone.$(`#${phone.button('Filter').attr('popovertarget')}`).find('form')).toHaveLength(1)
    const desktop = await open(path, 'desktop')
    expect(desktop.shown('form[data-filters]')).toHaveLength(1)
    expect(desktop.named('button', 'Filter')).toEqual([])
  }
)

it('[catalogue-70] a list with nothing to filter has neither the form nor its button', async () => {
  const list = await open('/search?keyword=xqzjxqzj')
  expect(list.all('form[data-filters], [popovertarget=filters]')).toEqual([])
})

describe.each(['phone', 'desktop'] as const)(
  '[catalogue-15, catalogue-30, catalogue-31] the form of a %s',
  screen => {
    /** The form with its sheet opened on a phone, and with its groups expanded. */
    const unfolded = (page: PlainPage) => {
      const form = page.$('aside[aria-label=Filter] form')
      if (screen === 'phone') page.$(`#${opener(page)}`).removeAttr('popover')
      form.find('details').attr('open', '')
      return form
    }
    const opener = (page: PlainPage) => page.button(/^Filter/).attr('popovertarget')
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
  }
)
