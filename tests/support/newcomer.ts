import { newestCode } from './codes.ts'
import { type Person, value } from './person.ts'
import type { World } from './world.ts'

/** Opens an account as the registration page does: code to the phone, code from the outbox, form. */
export async function register(world: World, person: Person, phone: string, email: string) {
  const sent = value(
    await person.call('POST /auth/otp/request', {
      type: 'phone',
      phone,
      is_register: true,
      purpose: 'register'
    })
  )
  const otp = await newestCode(world.ops, `62${phone.slice(1)}`)
  value(await person.call('POST /auth/otp/check', { otp_id: sent.otp_id, otp }))
  return value(
    await person.call('POST /auth/register', {
      name: 'Rina Wijaya',
      phone,
      email,
      password: 'rahasia123',
      password_confirmation: 'rahasia123'
    })
  )
}

/**
 * Adds an address as the form does: each list of regions depends on the previous one, the postal code brings the pin.
 */
export async function addHomeIn(person: Person, province: string, city: string) {
  const option = <T extends { value: string }>(options: T[], wanted?: string): T => {
    const found = options.find(o => wanted === undefined || o.value === wanted)
    if (!found) throw new Error(`No region ${wanted ?? ''} among ${options.map(o => o.value).join(', ')}`)
    return found
  }
  const provinces = value(await person.call('GET /buyer/region/province', {}))
  const chain = { province: option(provinces, province).id, city: 0, district: 0 }
  chain.city = option(value(await person.call('GET /buyer/region/city', chain)), city).id
  chain.district = option(value(await person.call('GET /buyer/region/district', chain))).id
  const village = option(value(await person.call('GET /buyer/region/sub-district', chain))).id
  const zip = option(
    value(await person.call('GET /buyer/region/zip-code', { ...chain, 'sub-district': village }))
  )
  return value(
    await person.call('POST /buyer/address/add', {
      label: 'Rumah',
      name: 'Rina Wijaya',
      phone: '081300000009',
      province_id: chain.province,
      city_id: chain.city,
      district_id: chain.district,
      subdistrict_id: village,
      zip_code: zip.value,
      lat: zip.lat,
      lng: zip.lng,
      address_detail: 'Jl. Kenanga No. 7'
    })
  )
}
