import { expect, test } from 'vitest'

import { setPoint } from '#lib/shipping/contract.ts'

import { refusalByCode } from '../support/refusals.ts'

test('[checkout-1] a checkout says what its lines lack', () => {
  expect(refusalByCode.nothing_selected.message).toBe('Pilih barang dulu sebelum beli')
  expect(refusalByCode.line_not_found.message).toBe('Barang tidak ada di keranjang.')
  expect(refusalByCode.one_shop_only.message).toBe('Satu pembayaran hanya untuk satu toko.')
})

test('[voucher-2, voucher-7] a voucher says why it is refused', () => {
  expect(refusalByCode.voucher_not_found.message).toBe('Promo tidak ditemukan')
  expect(refusalByCode.voucher_used.message).toBe('Promo sudah pernah Anda gunakan.')
  expect(refusalByCode.voucher_used_up.message).toBe('Kuota promo sudah habis.')
  expect(refusalByCode.voucher_minimum.message).toBe('Belanja Anda belum mencapai minimum promo.')
  expect(refusalByCode.voucher_not_for_cod.message).toBe(
    'Voucher cashback tidak berlaku untuk pembayaran COD'
  )
})

test('[shipping-12] a receiver at a point is one of three, with a name and a phone of 10 to 14 digits', () => {
  const good = {
    label: 'Kerabat',
    name: 'Ani',
    phone: '0812000011',
    province_id: 1,
    city_id: 1,
    district_id: 1,
    subdistrict_id: 1,
    zip_code: '10110',
    address_detail: 'Jl. Titip 2'
  }
  const fits = (change: object) => setPoint.input.safeParse({ ...good, ...change }).success
  for (const label of ['Kerabat', 'Keluarga', 'Tempat Tertentu']) expect(fits({ label })).toBe(true)
  const wrong = [{ label: 'Rumah' }, { name: '' }, { address_detail: ' ' }, { phone: '081200001' }]
  for (const change of [...wrong, { phone: '081200001111222' }, { phone: '0812-0000-11' }]) {
    expect([change, fits(change)]).toEqual([change, false])
  }
})
