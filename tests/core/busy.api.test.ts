import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { beforeAll, describe, expect, it } from 'vitest'

import { ApiException } from '#server/core/api-exception.ts'
import { hashSecret } from '#server/identity/password-hash.ts'
import { storePhoto } from '#server/core/images/photos.ts'

import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { value } from '../support/person.ts'
import { takePhoto } from '../support/photo.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market

beforeAll(async () => {
  market = await openMarket(world())
})

/** How much of this concurrent work succeeded, was rejected as too much, or failed. */
async function outcomes(count: number, work: () => Promise<unknown>) {
  const ended = await Promise.allSettled(Array.from({ length: count }, work))
  const rejected = ended.filter(
    end => end.status === 'rejected' && end.reason instanceof ApiException && end.reason.error.code === 'busy'
  )
  return { done: ended.filter(end => end.status === 'fulfilled').length, rejected: rejected.length }
}

describe('work that takes threads', () => {
  it('[core-9] waits in a bounded queue of hashes', async () => {
    expect(await outcomes(60, () => hashSecret('rahasia'))).toEqual({ done: 42, rejected: 18 })
    expect(await outcomes(1, () => hashSecret('rahasia'))).toEqual({ done: 1, rejected: 0 })
  })

  it('[core-9] waits in a bounded queue of pictures', async () => {
    const file = await takePhoto()
    const { storage } = world().services
    let by = 0
    const store = () => storePhoto(storage, { folder: 'reviews', by: (by += 1) }, file)
    expect(await outcomes(12, store)).toEqual({ done: 7, rejected: 5 })
  })

  it('[core-100] has two places for the pictures of one person: others are not rejected', async () => {
    const [one, other] = [await market.buyer(), await market.buyer()]
    const photo = await takePhoto()
    const upload = (buyer: Buyer) => buyer.person.call('POST /buyer/profile/update', { photo })
    const { storage } = world().services
    const mine = () => storePhoto(storage, { folder: 'profiles', by: one.id }, photo)
    const crowd = outcomes(8, mine)
    value(await upload(other))
    expect(await crowd).toEqual({ done: 2, rejected: 6 })
    value(await upload(one))
  })

  it('[core-9] is rejected with 503 and the seconds to wait, and the session continues', async () => {
    const buyer = await market.buyer()
    const test = { isOver: false }
    const fill = async () => {
      while (!test.isOver) await hashSecret('rahasia')
    }
    const queue = Array.from({ length: 42 }, fill)
    const login = { auth: 'demo@bababangunan.example', password: 'salah' }
    const answer = await world().person().send('POST /auth/login', login)
    test.isOver = true
    expect(answer.status).toBe(503)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    await Promise.all(queue)
    value(await buyer.person.call('GET /buyer/cart', {}))
  })
})

describe('an answer', () => {
  const request = (path: string) => {
    const app = new Hono().use(compress()).route('/', world().app)
    return app.request(`http://localhost${path}`, { headers: { 'accept-encoding': 'gzip' } })
  }

  it('that is small is sent uncompressed', async () => {
    expect((await request('/health')).headers.get('content-encoding')).toBeNull()
    expect((await request('/api/v1/nowhere')).headers.get('content-encoding')).toBeNull()
  })

  it('that is large is compressed', async () => {
    const answer = await request('/api/v1/openapi.json')
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(answer.headers.get('content-length')).toBeNull()
  })
})
