import { describe, expect, it, test } from 'vitest'

import { pointChoices, pointProblems } from '#lib/nego/point-form.ts'
import { isNegotiated, negotiableOptions, shippingChoices, usableOption } from '#lib/shipping/choice.ts'

import type { Shippings } from '#lib/shipping/contract.ts'

import { shippingOption } from '../support/checkout-data.ts'

const asked = { is_available: false, is_negotiable: true }
const own = shippingOption('shop_courier', 0, { ...asked, estimate: 90_000 })
const truck = shippingOption('baba_expedition', 0, { ...asked, estimate: 300_000 })
const parcel = shippingOption('commercial', 40_000, { is_available: false, reason: 'Maksimal 50 kg' })

describe('[nego-22] a delivery without a price', () => {
  const shippings: Shippings = {
    recommendation: [],
    commercial: [parcel],
    baba_expedition: [truck],
    shop_courier: [own],
    information: '',
    discount: 0
  }

  it('can be chosen to be asked for, the lowest estimate first, apart from what cannot be had', () => {
    expect([own, truck, parcel].map(isNegotiated)).toEqual([true, true, false])
    expect(negotiableOptions(shippings)).toEqual([own, truck])
    const { groups, negotiable, closed } = shippingChoices(shippings)
    expect([groups, negotiable, closed]).toEqual([[], [own, truck], [parcel]])
    expect(usableOption(shippings, own)).toBe(own)
    expect(usableOption(shippings, parcel)).toBeUndefined()
  })
})

test('[nego-14] a point needs a village, a label, an address, a name and a telephone number', () => {
  const typed = { label: '', name: ' ', phone: '0812', address_detail: '' }
  expect(pointProblems(typed, undefined)).toEqual({
    place: 'Pilih kelurahan terlebih dahulu',
    label: 'Pilih label terlebih dahulu',
    address_detail: 'Alamat lengkap wajib diisi',
    name: 'Nama penerima wajib diisi',
    phone: 'Nomor telepon harus 10-14 digit'
  })
  const andir = { id: 1, name: 'Andir' }
  const at = (id: number, name: string) => ({ district: andir, subdistrict: { id, name } })
  const coblong = { district: { id: 2, name: 'Coblong' }, subdistrict: { id: 20, name: 'Dago' } }
  const points = [at(10, 'Campaka'), at(11, 'Ciroyom'), coblong]
  expect(pointChoices(points, 1)).toEqual({
    districts: [andir, coblong.district],
    villages: [points[0], points[1]]
  })
  const whole = { label: 'Kerabat', name: 'Ani', phone: '081200001111', address_detail: 'Jl. 1' }
  expect(pointProblems(whole, points[0])).toEqual({})
})
