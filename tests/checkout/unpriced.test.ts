import { describe, expect, it } from 'vitest'

import { destinationOf } from '#lib/checkout/destination.ts'
import { unpricedNote } from '#lib/checkout/unpriced.ts'
import { emptyPoint, pointProblems } from '#lib/shipping/point-form.ts'

import { checkoutData, shippingOption } from '../support/checkout-data.ts'

const [block] = checkoutData().checkouts
const movable = shippingOption('shop_courier', 0, { case: 6, is_available: false, is_pickup: true })
const negotiable = shippingOption('shop_courier', 0, { case: 4, is_available: false, is_negotiable: true })
const stuck = { block: block!, shipping: undefined }

describe('[checkout-55] the message while a shop has no freight price', () => {
  it('suggests another address and, with several shops, removing that shop', () => {
    expect(unpricedNote([], true)).toBeUndefined()
    expect(unpricedNote([stuck], false)).toEqual({
      short: 'Toko belum dapat mengirim ke alamat Anda',
      full: 'Toko belum dapat mengirim ke alamat Anda. Ganti alamat pengiriman, atau keluarkan toko itu dari pembayaran ini.'
    })
    const far = { ...block!.shippings, baba_expedition: [], commercial: [], shop_courier: [negotiable] }
    const awaiting = { block: { ...block!, shippings: far }, shipping: undefined }
    expect(unpricedNote([awaiting], false)?.full).toBe(
      'Ongkir Toko harus didiskusikan dengan penjual. Keluarkan toko itu dari pembayaran ini, lalu beli barangnya tanpa toko lain.'
    )
    expect(unpricedNote([awaiting, stuck], false)?.short).toBe('Toko belum dapat mengirim ke alamat Anda')
    const shippings = { ...block!.shippings, information: 'Muatan melebihi kapasitas truk' }
    expect(unpricedNote([{ ...stuck, block: { ...block!, shippings } }], true)).toEqual({
      short: 'Muatan melebihi kapasitas truk',
      full: 'Belum ada pengiriman ke alamat ini. Ganti alamat pengiriman untuk melanjutkan.'
    })
  })

  it('suggests another method if there is one', () => {
    const open = { block: block!, shipping: movable }
    expect(unpricedNote([open], true)?.short).toBe('Pilih jemput atau titip')
    expect(unpricedNote([open], false)?.full).toBe('Pilih jemput atau titip untuk Toko terlebih dahulu.')
  })
})

describe('[checkout-57] the destination in the final confirmation', () => {
  const warehouse = { name: 'Gudang', phone: '021', address: 'Jl. Gudang 1' }
  const delivery = { mode: 'pickup' as const, cost: 1, warehouse_id: 5, warehouse, point: null }

  it('is the warehouse only for its pickups', () => {
    const fetched = { ...block!, delivery }
    expect(destinationOf({ block: fetched, shipping: movable })).toBe('Jemput di Gudang, Jl. Gudang 1')
    expect(destinationOf({ block: fetched, shipping: shippingOption('commercial', 1) })).toBeUndefined()
    expect(destinationOf({ block: block!, shipping: movable })).toBeUndefined()
  })
})

describe('[shipping-36] the form of a point', () => {
  it('names every missing field, and nothing else', () => {
    expect(pointProblems(emptyPoint)).toEqual({
      cityId: 'Kota wajib dipilih',
      districtId: 'Kecamatan wajib dipilih',
      villageId: 'Kelurahan wajib dipilih',
      label: 'Label wajib dipilih',
      address_detail: 'Alamat lengkap wajib diisi',
      name: 'Nama penerima wajib diisi',
      phone: 'Nomor HP wajib diisi'
    })
    const whole = { ...emptyPoint, cityId: 1, districtId: 2, villageId: 3, label: 'Kerabat' as const }
    const typed = { ...whole, address_detail: 'Jl. 1', name: 'Ani', phone: '081234567' }
    expect(pointProblems(typed)).toEqual({ phone: 'Nomor telepon harus 10-14 digit' })
    expect(pointProblems({ ...typed, phone: '0812345678' })).toEqual({})
  })
})
