import { expect, test } from 'vitest'

import { openedValues } from '#islands/address/address-values.ts'
import { addressForm } from '#lib/address/contract.ts'
import { typedPhone, typedZipCode } from '#lib/address/typed-digits.ts'
import { formErrors } from '#lib/identity/registration-form.ts'

const form = {
  label: 'Rumah',
  name: 'Rina',
  phone: '081300000001',
  province_id: 1,
  city_id: 1,
  district_id: 1,
  subdistrict_id: 1,
  zip_code: '37260',
  address_detail: 'Jl. Uji 1'
}

test('accepts a point with as many decimals as a number prints', () => {
  // A village of Jambi: near the equator a number prints more decimals.
  for (const lat of ['-1.7416840226399517', '-0.12345678901234567', String(-1 / 3), '-6.2']) {
    expect(addressForm.safeParse({ ...form, lat, lng: '102.1' }).success).toBe(true)
  }
  for (const lat of ['91', '-1.', '1e5', '0.123456789012345678901']) {
    expect(addressForm.safeParse({ ...form, lat, lng: '102.1' }).success).toBe(false)
  }
})

const missing = {
  label: 'Label alamat wajib diisi',
  name: 'Nama penerima wajib diisi',
  phone: 'Nomor HP wajib diisi',
  province_id: 'Provinsi wajib dipilih',
  city_id: 'Kota wajib dipilih',
  district_id: 'Kecamatan wajib dipilih',
  subdistrict_id: 'Kelurahan wajib dipilih',
  zip_code: 'Kode pos wajib diisi',
  address_detail: 'Alamat lengkap wajib diisi'
}
const fields = Object.keys(missing)
const withAll = (value: unknown) => Object.fromEntries(fields.map(field => [field, value]))

test.each([
  ['absent', {}],
  ['null', withAll(null)],
  ['empty', withAll('')],
  ['of another kind', withAll({})],
  ['as the form has them before anything is typed', openedValues(undefined)]
])('[address-1, address-51] every field has its own error text if it is %s', (_how, sent) => {
  expect(formErrors(addressForm, sent)).toEqual(missing)
})

test('[address-51] a text that is too long or too short is not reported as missing', () => {
  const long = { label: 'x'.repeat(51), name: 'x'.repeat(101), address_detail: 'x'.repeat(301) }
  expect(formErrors(addressForm, { ...form, ...long })).toEqual({
    label: 'Maksimal 50 karakter',
    name: 'Maksimal 100 karakter',
    address_detail: 'Maksimal 300 karakter'
  })
  for (const zip_code of ['1234', '123456', '1234a', 1234, 123_456]) {
    expect(formErrors(addressForm, { ...form, zip_code })).toEqual({ zip_code: 'Kode pos harus 5 digit' })
  }
})

test('[address-51] accepts a postal code as a number', () => {
  expect(addressForm.parse({ ...form, zip_code: 40_117 }).zip_code).toBe('40117')
})

test('[address-52] phone and postal code accept digits only, up to their maximum, also when pasted', () => {
  expect(['0812-9876-5432', '+62 812 9876 5432', 'WA: 0812a', '', '0'.repeat(20)].map(typedPhone)).toEqual([
    '081298765432',
    '6281298765432',
    '0812',
    '',
    '0'.repeat(14)
  ])
  expect(['12 810', 'abc', '1281099'].map(typedZipCode)).toEqual(['12810', '', '12810'])
})
