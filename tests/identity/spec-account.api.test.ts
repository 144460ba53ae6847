import { beforeAll, describe, expect, it } from 'vitest'

import { openMarket, region } from '../support/market.ts'
import { type Answered, type SpecClient, useHttp } from '../support/spec-client.ts'
import { useWorld } from '../support/world.ts'

// The account area and the shell exactly as section 7 writes their calls: paths, names and payloads, over HTTP.

const world = useWorld()
const client = useHttp(world)
const demo = { auth: 'demo@bababangunan.example', password: 'Demo12345' }
let web: SpecClient

beforeAll(async () => {
  // Its regions are complete, down to the village.
  await openMarket(world())
  web = await signedIn()
})

async function signedIn(): Promise<SpecClient> {
  const fresh = client()
  done(await fresh.post('/auth/login', demo))
  return fresh
}

function done(answered: Answered): Answered {
  expect(answered).toMatchObject({ success: true, status: 200, message: expect.any(String) })
  return answered
}
const got = async (path: string) => done(await web.get(path)).data
const text = expect.any(String)
const number = expect.any(Number)
const flag = expect.any(Boolean)
const meta = { page: 1, per_page: 12, total: number, total_pages: number }

describe('[identity-154] a session', () => {
  it('GET /auth/session lists devices, the current one first; DELETE /auth/session/revoke ends those of its list', async () => {
    const other = await signedIn()
    const sessions = await got('/auth/session')
    expect(sessions[0]).toEqual({ id: number, device: text, last_activity: text, is_current_session: true })
    const { data: own } = done(await other.get('/auth/session'))
    done(await web.delete('/auth/session/revoke', { session_ids: [own[0].id] }))
    expect((await other.get('/buyer/profile')).status).toBe(401)
    expect((await web.get('/buyer/profile')).status).toBe(200)
  })

  it('PATCH /auth/status/update, POST /auth/fcmtoken/store and GET /buyer/version have the shapes of D23', async () => {
    done(await web.patch('/auth/status/update', { is_online: true }))
    done(await web.post('/auth/fcmtoken/store', { fcm_token: 'perangkat-budi' }))
    expect(await got('/buyer/version')).toEqual({ version: text, min_version: text, api: 'v1' })
  })

  it('GET /buyer/profile has every field of a user', async () => {
    const { has_pin, role, balance, photo, ...rest } = await got('/buyer/profile')
    expect([has_pin, role, Number.isSafeInteger(balance)]).toEqual([true, 'buyer', true])
    expect(photo === null || typeof photo === 'string').toBe(true)
    expect(rest).toMatchObject({ id: number, name: text, email: demo.auth, phone: text })
  })
})

describe('[identity-154] bank accounts', () => {
  it('are listed, checked, added, changed and deleted by forms', async () => {
    const [bank, another] = await got('/buyer/bank/list')
    expect(bank).toEqual({ code: text, name: text })
    const requested = { bank_code: bank.code, account_number: '1234567891' }
    const { data: checked } = done(await web.form('/buyer/bank/account/check', requested))
    expect(checked).toEqual({ account_holder: text })
    const account = { ...requested, bank_name: bank.name, ...checked }
    done(await web.form('/buyer/bank/account/add', account))
    const stored = (await got('/buyer/bank/account')).find(
      (one: { account_number: string }) => one.account_number === requested.account_number
    )
    expect(stored).toEqual({ id: number, ...account })
    // It takes the same fields as `add`, and the holder is checked again (D23).
    const changed = { bank_code: another.code, bank_name: another.name, account_number: '9876543213' }
    const update = await web.form(`/buyer/bank/account/update/${stored.id}`, {
      ...changed,
      account_holder: 'Bukan Saya'
    })
    expect(done(update).data).toMatchObject({ id: stored.id, ...changed })
    expect(update.data.account_holder).not.toBe('Bukan Saya')
    done(await web.post(`/buyer/bank/account/delete/${stored.id}`))
    expect(await got('/buyer/bank/account')).not.toContainEqual(expect.objectContaining({ id: stored.id }))
  })
})

describe('[identity-154] addresses', () => {
  it('are found by their regions, added and changed by forms, made the main one and deleted', async () => {
    const pick = async (path: string, id?: number) => {
      const options = await got(`/buyer/region/${path}`)
      expect(options[0]).toMatchObject({ id: number, value: text })
      return options.find((one: { id: number }) => id === undefined || one.id === id)
    }
    const province = await pick('province', region.province)
    const city = await pick(`city?province=${province.id}`, region.city)
    const ofCity = `province=${province.id}&city=${city.id}`
    const district = await pick(`district?${ofCity}`, region.near)
    const ofDistrict = `${ofCity}&district=${district.id}`
    const village = await pick(`sub-district?${ofDistrict}`, region.nearVillage)
    const zip = await pick(`zip-code?${ofDistrict}&sub-district=${village.id}`)
    expect(zip).toMatchObject({ lat: text, lng: text })

    const fields = {
      label: 'Proyek',
      name: 'Budi Santoso',
      phone: '081234567890',
      province_id: String(province.id),
      city_id: String(city.id),
      district_id: String(district.id),
      subdistrict_id: String(village.id),
      zip_code: zip.value,
      lat: zip.lat,
      lng: zip.lng,
      address_detail: 'Jl. Kenanga 12',
      is_main: 'false'
    }
    const { id } = done(await web.form('/buyer/address/add', fields)).data
    const detail = await got(`/buyer/address/${id}`)
    const { label, name, phone, zip_code, lat, lng, address_detail } = fields
    expect(detail).toMatchObject({ id, label, name, phone, zip_code, lat, lng, address_detail })
    expect(detail).toMatchObject({
      province_id: province.id,
      city_id: city.id,
      district_id: district.id,
      subdistrict_id: village.id,
      province: { id: province.id },
      city: { id: city.id },
      district: { id: district.id },
      subdistrict: { id: village.id },
      is_main: false,
      address: text
    })
    done(await web.form(`/buyer/address/update/${id}`, { ...fields, label: 'Gudang' }))
    const before = await got('/buyer/address?type=user')
    expect(before).toContainEqual(expect.objectContaining({ id, label: 'Gudang' }))
    const main = before.find((one: { is_main: boolean }) => one.is_main)
    done(await web.post(`/buyer/address/main/${id}`))
    const mains = (await got('/buyer/address')).filter((one: { is_main: boolean }) => one.is_main)
    expect(mains).toMatchObject([{ id }])
    // The main one of several stays (D23).
    expect((await web.post(`/buyer/address/delete/${id}`)).success).toBe(false)
    done(await web.post(`/buyer/address/main/${main.id}`))
    done(await web.post(`/buyer/address/delete/${id}`))
  })
})

describe('[identity-154] the shell', () => {
  it('GET /buyer/balance/history and /{id} page through the movements and open one', async () => {
    const listed = done(
      await web.get('/buyer/balance/history?type=&start_date=&end_date=&page=1&per_page=12')
    )
    expect(listed).toMatchObject({ meta })
    expect(listed.data.length).toBeGreaterThan(0)
    expect(await got(`/buyer/balance/history/${listed.data[0].id}`)).toMatchObject(listed.data[0])
  })

  it('banner, categories, keywords and products have the fields of their entities', async () => {
    expect((await got('/buyer/banner'))[0]).toMatchObject({ photo: text, title: text, url: text })
    const lists = await got('/buyer/category/list')
    for (const name of ['materials', 'non_materials', 'categories']) {
      expect(lists[name][0]).toMatchObject({ id: number, slug: text, name: text, icon: text })
    }
    const [top] = await got('/buyer/category?level=1&type=&parent_id=')
    const [child] = await got(`/buyer/category?level=2&type=&parent_id=${top.id}`)
    expect(child).toMatchObject({ id: number, slug: text, name: text })
    expect((await got('/buyer/product/keyword'))[0]).toMatchObject({ keyword: text })
    for (const sort of ['foryou', 'terlaris']) {
      const listed = done(await web.get(`/buyer/product?sort_by=${sort}&page=1&per_page=12`))
      expect(listed).toMatchObject({ meta })
    }
  })

  it('the counts of the header', async () => {
    expect(await got('/buyer/cart/count')).toEqual({ count: number })
    expect(await got('/buyer/conversation/count')).toEqual({ count: number })
    const unread = { all: number, promotion: number, transaction: number, negotiation: number }
    expect(await got('/buyer/notification/count')).toEqual(unread)
  })

  it('notifications are listed, read one by one and all, deleted and cleared', async () => {
    const listed = done(await web.get('/buyer/notification?type=&page=1&per_page=12'))
    expect(listed).toMatchObject({ meta })
    expect(done(await web.get('/buyer/notification?type=all&page=1&per_page=12')).data).toEqual(listed.data)
    const [first, second] = listed.data
    expect(first).toEqual({
      id: number,
      type: text,
      title: text,
      body: text,
      date: text,
      is_read: flag,
      value: text
    })
    done(await web.post(`/buyer/notification/read/${first.id}`))
    const read = await got('/buyer/notification?type=&page=1&per_page=12')
    expect(read[0]).toMatchObject({ id: first.id, is_read: true })
    done(await web.post('/buyer/notification/read/all'))
    expect(await got('/buyer/notification/count')).toMatchObject({ all: 0 })
    done(await web.post(`/buyer/notification/delete/${second.id}`))
    const left = await got('/buyer/notification?type=&page=1&per_page=12')
    expect(left).not.toContainEqual(expect.objectContaining({ id: second.id }))
    done(await web.post('/buyer/notification/clear'))
    expect(await got('/buyer/notification?type=&page=1&per_page=12')).toEqual([])
  })
})

describe('[identity-154] signing out', () => {
  it('DELETE /auth/session/revoke without a list ends every session, this one too', async () => {
    done(await web.delete('/auth/session/revoke'))
    expect((await web.get('/buyer/profile')).status).toBe(401)
  })
})
