import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'

import { makeNextExport } from '#server/identity/export-job.ts'
import { exportParts } from '#server/identity/export-parts.ts'
import { dataExports } from '#server/identity/personal-data-schema.ts'
import { accountEvents } from '#server/identity/schema.ts'
import { fileAddress } from '#server/core/files/file-tokens.ts'
import { notifications } from '#server/notification/schema.ts'
import { cleanUp } from '#server/cleanup-job.ts'
import { bankAccounts } from '#server/withdrawal/schema.ts'

import { buy, pay, topUp } from '../support/buying.ts'
import { opsToken } from '../support/environment.ts'
import { answerIn, withdrawalOf, writeTo } from '../support/chatting.ts'
import { complain, deliveredTo, reason } from '../support/complaining.ts'
import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { codeOf, type Person, value } from '../support/person.ts'
import { takePhoto } from '../support/photo.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
const hour = 60 * 60
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})

const request = (person: Person) => person.call('POST /buyer/export', {})
const read = async (person: Person) => value(await person.call('GET /buyer/export', {}))
const make = () => makeNextExport(world().services)
const pathOf = async (userId: number) => {
  const found = await world().services.db.select().from(dataExports).where(eq(dataExports.userId, userId))
  return found.map(({ path }) => path).find(Boolean) ?? undefined
}

/** A file as a browser downloads it: with a cookie. */
const download = (address: string, by?: Person, headers: Record<string, string> = {}) => {
  const cookie = [...(by?.cookies ?? [])].map(([name, held]) => `${name}=${held}`).join('; ')
  return world().app.request(`http://localhost${address}`, {
    headers: { host: 'localhost', cookie, ...headers }
  })
}

/** Everything in an export, by file name. */
async function open(buyer: Buyer): Promise<Record<string, Uint8Array>> {
  const { file } = await read(buyer.person)
  const answer = await download(file!, buyer.person)
  expect(answer.status).toBe(200)
  return unzipSync(new Uint8Array(await answer.arrayBuffer()))
}

/** A buyer with something in every part; `mark` is in all of the person's own texts. */
async function busyBuyer(mark: string): Promise<Buyer> {
  const buyer = await market.buyer()
  const { db, clock } = world().services
  await topUp(world(), buyer, 500_000)
  value(
    await buyer.person.call('POST /buyer/profile/update', { name: `Nama ${mark}`, photo: await takePhoto() })
  )
  const product = await market.product({ price: 50_000, stock: 5 })
  await buy(buyer, product, pay.saldo)
  const common = { userId: buyer.id, createdAt: clock.now() }
  await db
    .insert(notifications)
    .values({ ...common, type: 'promotion', title: `Judul ${mark}`, body: 'isi', value: '' })
  await db
    .insert(bankAccounts)
    .values({ ...common, bankCode: 'bca', accountNumber: '1234567890', accountHolder: `Pemilik ${mark}` })
  await answerIn(
    world(),
    await writeTo(buyer, market.shopId, { message: `Pesan ${mark}` }),
    `Balasan ${mark}`
  )
  await withdrawalOf(world(), buyer)
  const delivered = await deliveredTo(world(), buyer, product, { payment: pay.saldo })
  const { id } = await complain(buyer, delivered, { reason: `${reason} ${mark}` })
  value(
    await buyer.person.call('POST /buyer/transaction/complain/discussion/send/{id}', {
      id,
      message: `Diskusi ${mark}`,
      photos: [await takePhoto()]
    })
  )
  return buyer
}

describe('a data export', () => {
  it('[identity-87] is made by a job, announced when ready, and downloaded as a file', async () => {
    const buyer = await busyBuyer('satu')
    expect(await read(buyer.person)).toEqual({ status: 'none', requested_at: null, until: null, file: null })
    expect(value(await request(buyer.person))).toMatchObject({ status: 'waiting', until: null, file: null })
    await make()
    const ready = await read(buyer.person)
    expect(ready).toMatchObject({ status: 'ready', file: expect.stringMatching(/^\/files\//) })
    expect(Date.parse(ready.until!) - Date.parse(ready.requested_at!)).toBe(24 * hour * 1000)
    const notices = value(await buyer.person.call('GET /buyer/notification', {}))
    expect(notices[0]).toMatchObject({ type: 'transaction', title: 'Salinan data Anda siap' })
    expect(notices[0]!.value).toMatch(/^\/profile\?tab=/)
    const answer = await download(ready.file!, buyer.person)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-disposition': 'attachment; filename="data-saya.zip"',
      'cache-control': 'private, no-store'
    })
    const kinds = value(await buyer.person.call('GET /auth/activity', {})).map(({ kind }) => kind)
    expect(kinds).toEqual(['data_exported'])
  })

  it("[identity-88] holds every part of this person's data, and nothing of anybody else", async () => {
    const [buyer, other] = [await busyBuyer('alfa'), await busyBuyer('beta')]
    value(await request(buyer.person))
    await make()
    const files = await open(buyer)
    const json = Object.keys(exportParts)
    expect(Object.keys(files).toSorted()).toEqual(
      [
        'BACA-SAYA.txt',
        ...json,
        ...Object.keys(files).filter(name => /^foto\/(?:profiles|private-complaints)-/.test(name))
      ].toSorted()
    )
    const parts = Object.fromEntries(
      json.map(name => [name, JSON.parse(strFromU8(files[name]!)) as Record<string, unknown>[]])
    )
    for (const [name, rows] of Object.entries(parts)) {
      if (name === 'ulasan.json') continue
      expect([name, rows.length > 0]).toEqual([name, true])
    }
    expect(parts['profil.json']).toEqual([
      expect.objectContaining({ name: 'Nama alfa', saldo: expect.any(Number) })
    ])
    expect(parts['pesanan.json']).toHaveLength(2)
    expect(parts['pesanan.json']![0]).toMatchObject({
      products: [{ qty: 1, refunded_qty: 0, refused_qty: 0, price: 50_000 }]
    })
    expect(parts['rekening.json']).toContainEqual(expect.objectContaining({ account_holder: 'Pemilik alfa' }))
    expect(parts['percakapan.json']).toMatchObject([
      { shop: 'Toko Uji', sender: 'buyer', message: 'Pesan alfa' },
      { shop: 'Toko Uji', sender: 'seller', message: 'Balasan alfa' }
    ])
    expect(parts['komplain.json']).toMatchObject([
      { kind: 'problem', products: [{ qty: 1, problem: 'broken' }], history: [{ actor: 'buyer' }] }
    ])
    expect(parts['diskusi-komplain.json']).toMatchObject([{ sender: 'buyer', message: 'Diskusi alfa' }])
    expect(Object.keys(files).filter(name => name.startsWith('foto/private-complaints-'))).toHaveLength(2)
    expect(parts['penarikan.json']).toMatchObject([{ nominal: 50_000, fee: 2_500, status: 'cancelled' }])
    expect(Object.keys(parts['penarikan.json']![0]!)).not.toContain('claimed_by')
    const all = Object.values(parts)
      .map(part => JSON.stringify(part))
      .join('\n')
    expect(all).toContain('Judul alfa')
    expect(all).not.toMatch(/beta/)
    const theirs = value(await other.person.call('GET /buyer/transaction', {}))
    expect(all).not.toContain(theirs[0]!.code)
  })

  it('[identity-88] holds no hash, no token and no secret', async () => {
    const buyer = await busyBuyer('rahasia')
    value(await buyer.person.call('POST /auth/fcmtoken/store', { fcm_token: 'token-of-this-device' }))
    value(await request(buyer.person))
    await make()
    const files = await open(buyer)
    const all = Object.entries(files)
      .filter(([name]) => name.endsWith('.json'))
      .map(([, bytes]) => strFromU8(bytes))
      .join('\n')
    expect(all).not.toMatch(/argon2|hash|token|secret|password|pin_/i)
    for (const name of ['access', 'refresh']) expect(all).not.toContain(buyer.person.cookies.get(name))
  })

  it('[identity-88] of more than a page holds each row once', async () => {
    const buyer = await market.buyer()
    const { db, clock } = world().services
    const row = { userId: buyer.id, type: 'promotion', body: '', value: '', createdAt: clock.now() } as const
    await db
      .insert(notifications)
      .values(Array.from({ length: 401 }, (_, index) => ({ ...row, title: `Nomor ${index}` })))
    value(await request(buyer.person))
    await make()
    const files = await open(buyer)
    const told = JSON.parse(strFromU8(files['notifikasi.json']!)) as { title: string }[]
    expect(new Set(told.map(({ title }) => title)).size).toBe(401)
    expect(told).toHaveLength(401)
  })

  it('[identity-89] runs one at a time, however often it is requested, and at most three times in 24 hours', async () => {
    const buyer = await market.buyer()
    const rowsOf = () =>
      world().services.db.select().from(dataExports).where(eq(dataExports.userId, buyer.id))
    const answers = await Promise.all(Array.from({ length: 5 }, () => request(buyer.person)))
    expect(answers.map(codeOf)).toEqual(['ok', 'ok', 'ok', 'ok', 'ok'])
    expect(await rowsOf()).toHaveLength(1)
    const kinds = await world()
      .services.db.select()
      .from(accountEvents)
      .where(eq(accountEvents.userId, buyer.id))
    expect(kinds).toHaveLength(1)
    await Promise.all([make(), make()])
    for (let copy = 2; copy <= 3; copy += 1) {
      value(await request(buyer.person))
      await make()
    }
    expect(await request(buyer.person)).toMatchObject({
      error: { code: 'export_limit', status: 429, message: expect.stringContaining('3 salinan') }
    })
    await world().services.clock.advance(24 * hour)
    value(await buyer.person.call('POST /auth/refresh', {}))
    expect(codeOf(await request(buyer.person))).toBe('ok')
    await make()
  })

  it('[identity-90] is removed after 24 hours, its file before its row', async () => {
    const buyer = await market.buyer()
    value(await request(buyer.person))
    await make()
    const { file } = await read(buyer.person)
    const path = (await pathOf(buyer.id))!
    const { storage, clock, db } = world().services
    await clock.advance(24 * hour + 1)
    value(await buyer.person.call('POST /auth/refresh', {}))
    await cleanUp(world().services)
    expect(await db.select().from(dataExports).where(eq(dataExports.userId, buyer.id))).toHaveLength(1)
    expect(await read(buyer.person)).toMatchObject({ status: 'none', file: null })
    await make()
    expect(await storage.open(path)).toBeUndefined()
    expect((await download(file!, buyer.person)).status).toBe(404)
    await cleanUp(world().services)
    expect(await db.select().from(dataExports).where(eq(dataExports.userId, buyer.id))).toEqual([])
  })

  it('[identity-91] is accessible only to its owner: not to a guest, a stranger or the operator', async () => {
    const [buyer, stranger] = [await market.buyer(), await market.buyer()]
    value(await request(buyer.person))
    await make()
    const { file } = await read(buyer.person)
    expect((await download(file!)).status).toBe(404)
    expect((await download(file!, stranger.person)).status).toBe(404)
    expect((await download(file!, undefined, { authorization: `Bearer ${opsToken}` })).status).toBe(404)
    expect(await read(stranger.person)).toMatchObject({ status: 'none' })
    const { appSecret } = world().services.config
    const [row] = await world().services.db.select().from(dataExports).where(eq(dataExports.userId, buyer.id))
    // A token of another kind with the same number opens nothing.
    const asTrace = fileAddress(appSecret, 'trace', row!.id, world().services.clock.now())
    expect((await download(asTrace, buyer.person)).status).toBe(404)
    const path = (await pathOf(buyer.id))!
    expect((await download(`/media/../${path}`, buyer.person)).status).toBe(404)
    value(await buyer.person.call('DELETE /auth/logout', {}))
    expect((await download(file!, buyer.person)).status).toBe(404)
    for (const endpoint of ['GET /buyer/export', 'POST /buyer/export'] as const) {
      expect(codeOf(await buyer.person.call(endpoint, {}))).toBe('unauthorized')
    }
  })

  it('[identity-92] that fails says so, leaves no file, and can be requested again', async () => {
    const buyer = await market.buyer()
    value(await request(buyer.person))
    const { storage } = world().services
    const full = {
      ...world().services,
      storage: { ...storage, put: () => Promise.reject(new Error('full')) }
    }
    await makeNextExport(full)
    expect(await read(buyer.person)).toMatchObject({ status: 'failed', file: null })
    expect(value(await request(buyer.person))).toMatchObject({ status: 'waiting' })
    await make()
    expect(await read(buyer.person)).toMatchObject({ status: 'ready' })
  })
})
