import { expect, test } from 'vitest'

import { addressForm } from '#lib/address/contract.ts'

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

test('a point is taken with as many decimals as a number prints', () => {
  // A village of Jambi: near the equator a number has more decimals than elsewhere.
  for (const lat of ['-1.7416840226399517', '-0.12345678901234567', String(-1 / 3), '-6.2']) {
    expect(addressForm.safeParse({ ...form, lat, lng: '102.1' }).success).toBe(true)
  }
  for (const lat of ['91', '-1.', '1e5', '0.123456789012345678901']) {
    expect(addressForm.safeParse({ ...form, lat, lng: '102.1' }).success).toBe(false)
  }
})
