import { expect, it } from 'vitest'

import { isLost, shipmentStateText } from '#lib/order/shipment-state.ts'

const [first, second] = ['2026-12-01T03:00:00.000Z', '2026-12-02T03:00:00.000Z']

it.each([
  [null, null, 'Dalam perjalanan'],
  [first, null, 'Sampai 01 Desember 2026 10:00 WIB'],
  [null, first, 'Tidak sampai'],
  // The courier said that it had delivered, and the money went back.
  [first, second, 'Tidak sampai'],
  [first, first, 'Tidak sampai'],
  // It turned up afterwards.
  [second, first, 'Sampai 02 Desember 2026 10:00 WIB']
])('[complaint-27] delivered %s and lost %s is %s', (delivered_at, lost_at, text) => {
  expect(shipmentStateText({ delivered_at, lost_at })).toBe(text)
  expect(isLost(delivered_at, lost_at)).toBe(text === 'Tidak sampai')
})
