import { expect, it } from 'vitest'

import { clocks } from '#lib/order/clocks.ts'
import { complaintDaysText, returnDays } from '#lib/shop/return-days.ts'

it('[goods-68] return days are told where they are longer than the term of all orders', () => {
  expect(returnDays.default * 24).toBe(clocks.finish)
  expect(clocks.finish).toBe(72)
  expect(complaintDaysText(returnDays.default)).toBeNull()
  expect(complaintDaysText(7)).toBe(
    'Bisa komplain sampai 7 hari setelah barang sampai (kecuali bayar di tempat)'
  )
})
