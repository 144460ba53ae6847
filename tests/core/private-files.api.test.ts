import { randomBytes } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { beforeAll, describe, expect, it } from 'vitest'

import { type OpsRole, opsRoles } from '#lib/core/schema/endpoint.ts'
import { readOpsOrder } from '#lib/ops/order-page-contract.ts'

import type { AppEnv } from '#server/core/http/env.ts'
import { privateFileRoutes } from '#server/core/http/private-files.ts'
import { seal } from '#server/core/platform/crypto.ts'
import { fileAddress } from '#server/core/files/file-tokens.ts'
import { transactionHistory } from '#server/order/schema.ts'

import { advanceTo, buy, pay, settle } from '../support/buying.ts'
import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { opsToken } from '../support/environment.ts'
import { type Person, value } from '../support/person.ts'
import { secretPlace, takePhoto } from '../support/photo.ts'
import { useWorld } from '../support/world.ts'

const tokenOf = (role: OpsRole) => `token-of-the-${role}-0123`
const world = useWorld({
  OPS_TOKENS: opsRoles.map(role => `${role}-person:${role}:${tokenOf(role)}`).join(',')
})
let market: Market
let owner: Buyer
let order: { id: number; code: string }
let secret: string

beforeAll(async () => {
  secret = world().services.config.appSecret
  market = await openMarket(world())
  owner = await market.buyer()
  const product = await market.product({ price: 50_000, stock: 5 })
  order = await buy(owner, product, pay.account)
  await settle(world(), owner, order.id)
  await advanceTo(world(), order.code, 'ship')
  const photo = await takePhoto()
  const told = await world().ops.send('POST /ops/transaction/{id}/trace', {
    id: order.code,
    detail: 'Tiba di gudang',
    photo
  })
  expect(told.status).toBe(200)
})

/** A request for a picture as a browser sends it: with a cookie, without a signature. */
const look = (address: string, by?: Person, more: RequestInit = {}) =>
  world().app.request(`http://localhost${address}`, {
    ...more,
    headers: {
      host: 'localhost',
      cookie: [...(by?.cookies ?? [])].map(([name, held]) => `${name}=${held}`).join('; '),
      ...more.headers
    }
  })

async function pictured() {
  const detail = value(await owner.person.call('GET /buyer/transaction/{id}', { id: order.id }))
  return detail.history.find(entry => entry.photo !== null)!.photo!
}

const rowOfTrace = async () => {
  const [row] = await world()
    .services.db.select()
    .from(transactionHistory)
    .where(eq(transactionHistory.detail, 'Tiba di gudang'))
  return row!
}

async function expectNothing(answer: Response): Promise<void> {
  expect([answer.status, await answer.text()]).toEqual([404, 'Berkas tidak ditemukan'])
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
}

describe('a private file', () => {
  it('[core-38, order-28] is shown to its buyer, never cached, and nothing in it runs', async () => {
    const shown = await look(await pictured(), owner.person)
    expect(shown.status).toBe(200)
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin'
    })
    expect(shown.headers.get('content-disposition')).toBeNull()
    const bytes = Buffer.from(await shown.arrayBuffer())
    expect([bytes.subarray(8, 12).toString(), bytes.includes(secretPlace)]).toEqual(['WEBP', false])
    expect(Number(shown.headers.get('content-length'))).toBe(bytes.length)
    const head = await look(await pictured(), owner.person, { method: 'HEAD' })
    expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0])
  })

  it('[core-38] is not found for guests, other buyers and after signing out', async () => {
    const address = await pictured()
    await expectNothing(await look(address))
    await expectNothing(await look(address, (await market.buyer()).person))
    const own = await look(address, owner.person)
    expect(own.status).toBe(200)
    await own.body?.cancel()
  })

  it('[core-38] is not found for an ended session, from the next request on', async () => {
    const other = await market.buyer()
    const product = await market.product({ price: 50_000, stock: 5 })
    const theirs = await buy(other, product, pay.account)
    await settle(world(), other, theirs.id)
    await advanceTo(world(), theirs.code, 'ship')
    const photo = await takePhoto()
    await world().ops.send('POST /ops/transaction/{id}/deliver', { id: theirs.code, photo })
    const detail = value(await other.person.call('GET /buyer/transaction/{id}', { id: theirs.id }))
    const address = detail.history.find(entry => entry.photo)!.photo!
    const before = { cookies: new Map(other.person.cookies) } as Person
    expect((await look(address, before)).status).toBe(200)
    value(await other.person.call('DELETE /auth/logout', {}))
    await expectNothing(await look(address, before))
  })

  it('[core-38] is shown to the operator’s service by its token only', async () => {
    const address = await pictured()
    const requested = (token: string) =>
      look(address, undefined, { headers: { authorization: `Bearer ${token}` } })
    expect((await requested(opsToken)).status).toBe(200)
    for (const token of ['', 'x', `${opsToken}x`, opsToken.slice(1)])
      await expectNothing(await requested(token))
  })

  it('[core-38] is shown to the shop of the order and to no other, and to a console by its cookie', async () => {
    const address = await pictured()
    const issue = async (id: number) =>
      value(await world().ops.call('POST /ops/shop/{id}/token', { id })).token
    const by = (token: string) => look(address, undefined, { headers: { authorization: `Bearer ${token}` } })
    expect((await by(await issue(market.shopId))).status).toBe(200)
    await expectNothing(await by(await issue(await market.makeShop('Toko Lain'))))
    const browser = world().person()
    const authorization = `Bearer ${opsToken}`
    await browser.send('POST /ops/session', {}, { headers: { authorization } })
    expect((await look(address, browser)).status).toBe(200)
  })

  it('[ops-396] is shown to the roles that may make a call which shows it: of a chat not to finance', async () => {
    const { person } = await market.buyer()
    const receiver = { receiver_type: 'seller', receiver_id: market.shopId } as const
    const { message } = value(
      await person.call('POST /buyer/conversation/create', { ...receiver, photo: await takePhoto() })
    )
    const statusesOf = async (address: string) => {
      const statuses: Partial<Record<OpsRole, number>> = {}
      for (const role of opsRoles) {
        const headers = { authorization: `Bearer ${tokenOf(role)}` }
        statuses[role] = (await look(address, undefined, { headers })).status
      }
      return statuses
    }
    expect(await statusesOf(message.photo!)).toEqual({ owner: 200, clerk: 200, finance: 404, support: 200 })
    expect(await statusesOf(await pictured())).toEqual({ owner: 200, clerk: 200, finance: 200, support: 200 })
  })

  it('[core-39] has an address for an hour, and a new one in each answer', async () => {
    const { id } = await rowOfTrace()
    const now = world().services.clock.now()
    const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
    expect((await look(fileAddress(secret, 'trace', id, ago(59)), owner.person)).status).toBe(200)
    await expectNothing(await look(fileAddress(secret, 'trace', id, ago(61)), owner.person))
    expect(await pictured()).not.toBe(await pictured())
    const tracked = value(await owner.person.call('POST /buyer/transaction/tracking/{id}', { id: order.id }))
    expect((await look(tracked.trace.find(entry => entry.photo)!.photo!, owner.person)).status).toBe(200)
  })

  it('[core-38] is not found under a made-up address', async () => {
    const { id } = await rowOfTrace()
    const token = (await pictured()).slice('/files/'.length)
    const until = world().services.clock.now().getTime() + 60_000
    // In its middle: the last letter has bits that are not read.
    const turned = `${token.slice(0, 20)}${token[20] === 'A' ? 'B' : 'A'}${token.slice(21)}`
    const forged = [
      'x',
      token.slice(1),
      turned,
      `${token}${'A'.repeat(400)}`,
      encodeURIComponent('../../private/traces'),
      randomBytes(60).toString('base64url'),
      seal('another secret of thirty-two chars', 'file', `trace:${id}:${until}`),
      seal(secret, 'payment', `trace:${id}:${until}`),
      seal(secret, 'file', `trace:0${'9'.repeat(15)}:${until}`),
      seal(secret, 'file', `trace:${id}`),
      seal(secret, 'file', `chat:${id}:${until}`),
      seal(secret, 'file', ''),
      '%00',
      '%ff'
    ]
    for (const one of forged) await expectNothing(await look(`/files/${one}`, owner.person))
  })

  it('[core-38] that is missing in the storage is not found', async () => {
    const { id } = await rowOfTrace()
    const { db } = world().services
    const write = (photoPath: string | null) =>
      db.update(transactionHistory).set({ photoPath }).where(eq(transactionHistory.id, id))
    const { photoPath } = await rowOfTrace()
    const address = await pictured()
    for (const path of ['private/traces/none', null]) {
      await write(path)
      await expectNothing(await look(address, owner.person))
    }
    await write(photoPath)
  })

  it('[core-38] that is no picture is sent as a download, and never shown', async () => {
    const app = new Hono<AppEnv>()
    const nothing = { find: async () => undefined, shownBy: [] }
    privateFileRoutes(app, {
      trace: { find: async () => 'private/page.html', shownBy: [readOpsOrder] },
      export: nothing,
      message: nothing,
      complaint: nothing
    })
    await world().services.storage.put('private/page.html', new TextEncoder().encode('<script>'))
    const address = await pictured()
    const answer = await app.request(`http://localhost${address}`, {
      headers: { host: 'localhost', authorization: `Bearer ${opsToken}` }
    })
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment'
    })
    expect(await answer.text()).toBe('<script>')
  })

  it('[order-28] of a delivery is not among the public pictures, nor is an older one, which /files serves', async () => {
    const { storage, db } = world().services
    const row = await rowOfTrace()
    const bytes = new TextEncoder().encode('an older picture')
    await storage.put('media/traces/older-1024.webp', bytes)
    for (const path of [
      `${row.photoPath}-1024`,
      'traces/older-1024',
      'private/traces/x',
      './traces/older-1024'
    ]) {
      expect((await look(`/media/${path}.webp`, owner.person)).status).toBe(404)
    }
    const write = (photoPath: string | null) =>
      db.update(transactionHistory).set({ photoPath }).where(eq(transactionHistory.id, row.id))
    await write('traces/older')
    expect(await (await look(await pictured(), owner.person)).text()).toBe('an older picture')
    await write(row.photoPath)
  })

  it('[order-28] is not stored if its step is rejected', async () => {
    const { storage } = world().services
    const puts: string[] = []
    const put = storage.put
    storage.put = (path, bytes) => {
      puts.push(path)
      return put(path, bytes)
    }
    const again = await buy(owner, await market.product({ price: 50_000, stock: 5 }), pay.account)
    const photo = await takePhoto()
    const rejected = await world().ops.send('POST /ops/transaction/{id}/deliver', { id: again.code, photo })
    storage.put = put
    expect([rejected.status, puts.length]).toEqual([409, 1])
    expect(await storage.open(puts[0]!)).toBeUndefined()
  })
})
