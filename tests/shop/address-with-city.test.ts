import { expect, it } from 'vitest'

import { addressWithCity } from '#lib/shop/address-with-city.ts'

it("[order-20] the address of an invoice's seller names the city once, also where the shop wrote it", () => {
  expect(addressWithCity({ address: 'Jl. Kenanga 1', city: 'Kota Semarang' })).toBe(
    'Jl. Kenanga 1, Kota Semarang'
  )
  expect(addressWithCity({ address: 'Jl. Kenanga 1, Kota Semarang', city: 'Kota Semarang' })).toBe(
    'Jl. Kenanga 1, Kota Semarang'
  )
})
