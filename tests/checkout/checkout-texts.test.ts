import { expect, test } from 'vitest'

import { setPoint } from '#lib/shipping/contract.ts'

import { errorByCode } from '../support/errors.ts'

test('[checkout-1] a checkout says what is wrong with its lines', () => {
  expect(errorByCode.nothing_selected.message).toBe('Pilih barang dulu sebelum beli')
  expect(errorByCode.line_not_found.message).toBe('Barang tidak ada di keranjang.')
  expect(errorByCode.one_shop_only.message).toBe('Satu pembayaran hanya untuk satu toko.')
})

test('[voucher-2, voucher-7] a voucher says why it is rejected', () => {
  expect(errorByCode.voucher_not_found.message).toBe('Promo tidak ditemukan')
  expect(errorByCode.voucher_used.message).toBe('Promo sudah pernah Anda gunakan.')
  expect(errorByCode.voucher_used_up.message).toBe('Kuota promo sudah habis.')
  expect(errorByCode.voucher_minimum.message).toBe('Belanja Anda belum mencapai minimum promo.')
  expect(errorByCode.voucher_not_for_cod.message).toBe('Voucher cashback tidak berlaku untuk pembayaran COD')
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
