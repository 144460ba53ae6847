import { expect, it } from 'vitest'

import { readServices } from '#server/shipping/delivered-rates.ts'

const services = readServices()

it('[shipping-37] parcels and cargo have their maximum length', () => {
  const lengthOf = (isCargo: boolean) =>
    new Set(services.filter(service => service.isCargo === isCargo).map(({ maxLengthMm }) => maxLengthMm))
  expect(lengthOf(false)).toEqual(new Set([1500]))
  expect(lengthOf(true)).toEqual(new Set([3000]))
})

it('[shipping-38] next-day services carry 30 kg at most', () => {
  const express = services.filter(({ rates }) => rates.city?.maxDays === 1)
  expect(express.map(({ courier, service, maxKg }) => [courier, service, maxKg])).toEqual([
    ['JNE', 'YES', 30]
  ])
})
