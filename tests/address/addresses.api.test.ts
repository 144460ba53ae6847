import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { villages } from '#server/address/schema.ts'
import { users } from '#server/identity/schema.ts'

import { addAddress } from '../support/market.ts'
import { codeOf, type Person, value } from '../support/person.ts'
import { signIn } from '../support/sign-in.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let budi: Person
let siti: Person

beforeAll(async () => {
  budi = world().person()
  siti = world().person()
  value(await budi.call('POST /auth/login', { auth: 'demo@bababangunan.example', password: 'Demo12345' }))
  value(await siti.call('POST /auth/login', { auth: 'siti@bababangunan.example', password: 'Demo12345' }))
})

/** A form with valid regions, and the postal code that they imply. */
async function filledForm() {
  const [own] = value(await budi.call('GET /buyer/address', {}))
  if (!own) throw new Error('The demo buyer has an address')
  const chain = { province: own.province_id, city: own.city_id, district: own.district_id }
  const zips = value(
    await siti.call('GET /buyer/region/zip-code', { ...chain, 'sub-district': own.subdistrict_id })
  )
  return {
    label: 'Proyek',
    name: 'Siti Rahma',
    phone: '0812-9876-5432',
    province_id: own.province_id,
    city_id: own.city_id,
    district_id: own.district_id,
    subdistrict_id: own.subdistrict_id,
    zip_code: zips[0]?.value ?? '',
    lat: zips[0]?.lat,
    lng: zips[0]?.lng,
    address_detail: 'Jl. Melati No. 3'
  }
}

describe('addresses', () => {
  it('[address-2, address-5] makes the first one the main one and strips non-digits from the phone', async () => {
    const added = value(await siti.call('POST /buyer/address/add', await filledForm()))
    expect(added).toMatchObject({ label: 'Proyek', phone: '081298765432', is_main: true })
    expect(added.address).toContain('Jl. Melati No. 3')
    expect(value(await siti.call('GET /buyer/profile', {})).has_address).toBe(true)
  })

  it('[address-5] has one main address after many tabs choose one at once', async () => {
    const form = await filledForm()
    const added = await Promise.all(
      ['A', 'B', 'C'].map(label => siti.call('POST /buyer/address/add', { ...form, label, is_main: true }))
    )
    expect(added.map(codeOf)).toEqual(['ok', 'ok', 'ok'])
    const all = value(await siti.call('GET /buyer/address', {}))
    expect(all.filter(address => address.is_main)).toHaveLength(1)
    expect(all[0]?.is_main).toBe(true)
  })

  it('[address-3] rejects regions that do not belong together', async () => {
    const form = await filledForm()
    const answer = await siti.call('POST /buyer/address/add', { ...form, province_id: 94 })
    expect(codeOf(answer)).toBe('region_mismatch')
  })

  it('[address-1, address-2] names every missing field', async () => {
    const form = { ...(await filledForm()), label: ' ', phone: '123', zip_code: '', address_detail: '' }
    const answer = await siti.call('POST /buyer/address/add', form)
    expect(answer).toMatchObject({
      error: {
        fields: {
          label: 'Label alamat wajib diisi',
          phone: 'Nomor telepon harus 10-14 digit',
          zip_code: 'Kode pos wajib diisi',
          address_detail: 'Alamat lengkap wajib diisi'
        }
      }
    })
  })

  it('[address-51] names a missing field by its own text', async () => {
    const { phone: _left, ...form } = await filledForm()
    for (const sent of [form, { ...form, phone: null }]) {
      const answer = await siti.call('POST /buyer/address/add', sent as never)
      expect(answer).toMatchObject({ error: { status: 422, fields: { phone: 'Nomor HP wajib diisi' } } })
    }
  })

  it("[address-1] answers a field error for numbers that are no region's id", async () => {
    for (const province_id of [0, 1.5, 1e30, '99999999999999999999', 'x']) {
      const answer = await siti.call('POST /buyer/address/add', { ...(await filledForm()), province_id })
      expect(answer).toMatchObject({
        error: { status: 422, fields: { province_id: 'Provinsi wajib dipilih' } }
      })
    }
  })
})

describe('the PIN', () => {
  it('[identity-33, identity-34] is created once, rejected with the remaining tries, and locked after five wrong ones', async () => {
    expect(codeOf(await siti.call('POST /buyer/pin/check', { pin: '123456' }))).toBe('pin_missing')
    value(await siti.call('POST /buyer/pin/add', { pin: '135790' }))
    const twice = await siti.call('POST /buyer/pin/add', { pin: '111111' })
    expect(codeOf(twice)).toBe('pin_exists')
    value(await siti.call('POST /buyer/pin/check', { pin: '135790' }))

    const first = await siti.call('POST /buyer/pin/check', { pin: '000000' })
    expect(first).toMatchObject({ error: { code: 'pin_wrong', details: { tries_left: 4 } } })
    const more = await Promise.all(
      Array.from({ length: 10 }, () => siti.call('POST /buyer/pin/check', { pin: '000000' }))
    )
    expect(more.filter(answer => codeOf(answer) === 'pin_wrong')).toHaveLength(3)
    expect(codeOf(await siti.call('POST /buyer/pin/check', { pin: '135790' }))).toBe('pin_locked')

    await world().services.clock.advance(30 * 60 + 1)
    const fresh = world().person()
    value(await fresh.call('POST /auth/login', { auth: 'siti@bababangunan.example', password: 'Demo12345' }))
    value(await fresh.call('POST /buyer/pin/check', { pin: '135790' }))
  })

  it('[identity-34] counts only wrong ones: twenty right ones at once all pass', async () => {
    value(await budi.call('POST /auth/login', { auth: 'demo@bababangunan.example', password: 'Demo12345' }))
    const right = await Promise.all(
      Array.from({ length: 20 }, () => budi.call('POST /buyer/pin/check', { pin: '123456' }))
    )
    expect(new Set(right.map(codeOf))).toEqual(new Set(['ok']))
    const wrong = await Promise.all(
      Array.from({ length: 20 }, () => budi.call('POST /buyer/pin/check', { pin: '000000' }))
    )
    expect(wrong.filter(answer => codeOf(answer) === 'pin_wrong')).toHaveLength(4)
    expect(wrong.filter(answer => codeOf(answer) === 'pin_locked')).toHaveLength(16)
  })
})

describe('[address-14] the postal code of a village', () => {
  it.each([
    ['geografis_code', false],
    ['geografis_name', false],
    ['district', true],
    ['city', true],
    ['province', true]
  ] as const)('from %s is marked as an estimate: %s', async (zipSource, isEstimate) => {
    const form = await filledForm()
    const { province_id: province, city_id: city, district_id: district, subdistrict_id } = form
    await world().services.db.update(villages).set({ zipSource }).where(eq(villages.id, subdistrict_id))
    const chain = { province, city, district, 'sub-district': subdistrict_id }
    const [zip] = value(await siti.call('GET /buyer/region/zip-code', chain))
    expect(zip?.is_estimate).toBe(isEstimate)
  })
})

describe('regions', () => {
  const holds = (found: { id: number }[], id: number) => found.some(one => one.id === id)

  it('[address-8] are read level by level, each within its parent', async () => {
    const form = await filledForm()
    const { province_id: province, city_id: city, district_id: district, subdistrict_id } = form
    expect(holds(value(await siti.call('GET /buyer/region/province', {})), province)).toBe(true)
    expect(holds(value(await siti.call('GET /buyer/region/city', { province })), city)).toBe(true)
    const inCity = value(await siti.call('GET /buyer/region/district', { province, city }))
    expect(holds(inCity, district)).toBe(true)
    expect(value(await siti.call('GET /buyer/region/district', { province: 94, city }))).toEqual([])
    const chain = { province, city, district }
    const villages = value(await siti.call('GET /buyer/region/sub-district', chain))
    expect(holds(villages, subdistrict_id)).toBe(true)
    const [zip] = value(
      await siti.call('GET /buyer/region/zip-code', { ...chain, 'sub-district': subdistrict_id })
    )
    expect([zip?.value, zip?.lat, zip?.lng]).toEqual([
      expect.stringMatching(/^\d{5}$/),
      expect.stringMatching(/^-?\d+\.\d+$/),
      expect.stringMatching(/^\d+\.\d+$/)
    ])
  })

  it('[address-8] are empty for a wrong parent', async () => {
    const form = await filledForm()
    const own = { province: form.province_id, city: form.city_id, district: form.district_id }
    const other = (found: { id: number }[], id: number) => found.find(one => one.id !== id)!.id
    const foreign = {
      province: other(value(await siti.call('GET /buyer/region/province', {})), own.province),
      city: other(value(await siti.call('GET /buyer/region/city', own)), own.city),
      district: other(value(await siti.call('GET /buyer/region/district', own)), own.district)
    }
    for (const level of ['province', 'city', 'district'] as const) {
      const chain = { ...own, [level]: foreign[level] }
      const villages = value(await siti.call('GET /buyer/region/sub-district', chain))
      const below = { ...chain, 'sub-district': form.subdistrict_id }
      expect(holds(villages, form.subdistrict_id), level).toBe(false)
      expect(value(await siti.call('GET /buyer/region/zip-code', below)), level).toEqual([])
    }
  })
})

describe('the cities of a province', () => {
  const isAnswerCached = (province: number) =>
    world().services.answers.get(`GET /buyer/region/city ${JSON.stringify({ province })}`) !== undefined

  it('are cached, but not those of an unknown province: made-up ids would evict the others', async () => {
    const guest = world().person()
    const [real] = value(await guest.call('GET /buyer/region/province', {}))
    if (!real) throw new Error('The country has provinces')
    expect(value(await guest.call('GET /buyer/region/city', { province: real.id })).length).toBeGreaterThan(0)
    expect(value(await guest.call('GET /buyer/region/city', { province: 987_654 }))).toEqual([])
    expect([isAnswerCached(real.id), isAnswerCached(987_654)]).toEqual([true, false])
  })
})

describe('[address-15] the search for places', () => {
  it('is public and answers everything that the address form fills in', async () => {
    const [own] = value(await budi.call('GET /buyer/address', {}))
    const guest = world().person()
    const keyword = `${own?.subdistrict.name} ${own?.district.name}`
    const [place] = value(await guest.call('GET /buyer/region/search', { keyword }))
    expect(place).toMatchObject({
      value: own?.subdistrict.name,
      province_id: own?.province_id,
      city_id: own?.city_id,
      district_id: own?.district_id,
      subdistrict_id: own?.subdistrict_id,
      zip_code: expect.stringMatching(/^\d{5}$/),
      lat: expect.stringMatching(/^-?\d+\.\d+$/)
    })
    expect(place?.within).toContain(own?.district.name)
  })

  it('[address-30] prefers the province of the searcher’s main address', async () => {
    const search = async (who: typeof budi) =>
      value(await who.call('GET /buyer/region/search', { keyword: 'sukamaju' }))
    const guest = await search(world().person())
    const far = guest.find(place => place.province_id !== guest[0]!.province_id)!
    expect(far.value).toBe('Sukamaju')
    const buyer = world().person()
    const { db, clock } = world().services
    const [user] = await db
      .insert(users)
      .values({ name: 'Pembeli Jauh', createdAt: clock.now() })
      .returning({ id: users.id })
    await signIn(world(), buyer, user!.id)
    await addAddress(world(), user!.id, {
      provinceId: far.province_id,
      cityId: far.city_id,
      districtId: far.district_id,
      subdistrictId: far.subdistrict_id,
      isMain: true
    })
    expect((await search(buyer))[0]!.province_id).toBe(far.province_id)
  })

  it('answers ten at most, and nothing for a meaningless query', async () => {
    const guest = world().person()
    expect(value(await guest.call('GET /buyer/region/search', { keyword: 'jakarta' }))).toHaveLength(10)
    for (const keyword of ['a', 'zzzzzz', '%', "'; --"]) {
      expect(value(await guest.call('GET /buyer/region/search', { keyword }))).toEqual([])
    }
    expect(codeOf(await guest.call('GET /buyer/region/search', { keyword: 'a'.repeat(81) }))).toBe(
      'invalid_input'
    )
  })

  it('answers places around a point', async () => {
    const [own] = value(await budi.call('GET /buyer/address', {}))
    const { lat = '', lng = '' } = own ?? {}
    const near = value(await siti.call('GET /buyer/region/near', { lat, lng }))
    expect(near.length).toBeGreaterThan(0)
    expect(near.length).toBeLessThanOrEqual(24)
    const far = near.map(one => one.distance_km)
    expect(far).toEqual(far.toSorted((a, b) => a - b))
    expect(codeOf(await siti.call('GET /buyer/region/near', { lat: '91', lng }))).toBe('invalid_input')
    expect(codeOf(await siti.call('GET /buyer/region/near', { lat: '', lng }))).toBe('invalid_input')
  })
})
