import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { Combobox } from '#islands/address/Combobox.tsx'

import { renderFresh } from '../support/render-fresh.ts'

const cities = [
  { id: 1, label: 'Kota Depok' },
  { id: 2, label: 'Kota Padang Panjang' }
]
const field = page.getByRole('combobox', { name: 'Kota' })
const cityField = (options: typeof cities | undefined) => (
  <Combobox
    label="Kota"
    placeholder="Ketik nama kota"
    options={options}
    chosen={1}
    onChoose={() => undefined}
  />
)

it('[shipping-61] typing replaces the name of a chosen city that loaded after the focus', async () => {
  const { rerender } = await renderFresh(cityField(undefined))
  await userEvent.click(field)
  await rerender(cityField(cities))
  await expect.element(field).toHaveValue('Kota Depok')
  await userEvent.keyboard('padang')
  await expect.element(field).toHaveValue('padang')
  await expect.element(page.getByRole('option', { name: 'Kota Padang Panjang' })).toBeVisible()
})

it('[shipping-61] text typed before the cities loaded stays', async () => {
  const { rerender } = await renderFresh(cityField(undefined))
  await userEvent.click(field)
  await userEvent.keyboard('pad')
  await rerender(cityField(cities))
  await userEvent.keyboard('ang')
  await expect.element(field).toHaveValue('padang')
})
