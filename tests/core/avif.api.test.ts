import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { avifQueue } from '#server/core/db/schema.ts'
import { makeNextAvif, queueAvif } from '#server/core/images/avif.ts'
import type { Services } from '#server/core/platform/services.ts'

import { type Buyer, type Market, openMarket } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { takePhoto, takeView } from '../support/photo.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let market: Market
let buyer: Buyer
beforeAll(async () => {
  market = await openMarket(world())
  buyer = await market.buyer()
})
beforeEach(() => world().services.db.delete(avifQueue))

const queued = async () => (await world().services.db.select().from(avifQueue)).map(({ path }) => path)
const upload = async (photo: File) =>
  value(await buyer.person.call('POST /buyer/profile/update', { photo })).photo!
const wait = (path: string) => queueAvif(world().services.db, [path], world().services.clock.now())
const tenMinutes = 10 * 60

/** The answer for a picture's address to a browser that accepts these types. */
async function look(path: string, accept = 'image/avif,image/webp,image/*,*/*;q=0.8') {
  const answer = await world().app.request(`http://localhost/media/${path}`, {
    headers: { host: 'localhost', ...(accept && { accept }) }
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    vary: answer.headers.get('vary'),
    bytes
  }
}

/** The services, with a record of the storage's requests. */
function watched(): { services: Services; opened: string[] } {
  const { services } = world()
  const opened: string[] = []
  const open = (path: string) => {
    opened.push(path)
    return services.storage.open(path)
  }
  return { services: { ...services, storage: { ...services.storage, open } }, opened }
}

describe('[core-43] the AVIF files of a picture', () => {
  it('are made after the answer, and served at the same address to browsers that support them', async () => {
    const path = await upload(await takeView())
    expect(await queued()).toEqual([path])
    const before = await look(`${path}-320.webp`)
    expect(before).toMatchObject({ status: 200, type: 'image/webp', vary: expect.stringMatching(/accept/i) })
    expect(await makeNextAvif(world().services)).toBe(true)
    expect([await queued(), await makeNextAvif(world().services)]).toEqual([[], false])
    const after = await look(`${path}-320.webp`)
    expect(after).toMatchObject({ status: 200, type: 'image/avif', vary: expect.stringMatching(/accept/i) })
    expect(await sharp(after.bytes).metadata()).toMatchObject({ width: 320, height: 320, compression: 'av1' })
    expect(after.bytes.length).toBeLessThan(before.bytes.length * 0.9)
    for (const accept of ['', '*/*', 'image/webp,*/*']) {
      expect((await look(`${path}-320.webp`, accept)).type).toBe('image/webp')
    }
  })

  it('are dropped if they save too little; the picture is served as before', async () => {
    const path = await upload(await takePhoto())
    expect(await makeNextAvif(world().services)).toBe(true)
    expect((await look(`${path}-160.webp`)).type).toBe('image/webp')
    expect((await look(`${path}-160.avif`)).status).toBe(404)
  })

  it('are made by one process, however many request them', async () => {
    await upload(await takePhoto())
    const looks = await Promise.all([1, 2, 3].map(() => makeNextAvif(world().services)))
    expect(looks.filter(Boolean)).toHaveLength(1)
  })

  it('are removed with their picture, also from the queue', async () => {
    const path = await upload(await takeView())
    await makeNextAvif(world().services)
    const next = await upload(await takePhoto())
    expect((await look(`${path}-320.webp`)).status).toBe(404)
    expect((await look(`${path}-320.avif`)).status).toBe(404)
    const last = await upload(await takePhoto())
    expect((await queued()).toSorted()).toEqual([next, last].toSorted())
    expect(await makeNextAvif(world().services)).toBe(true)
    expect(await queued()).toEqual([last])
  })

  it('that fail are tried three times, ten minutes apart, then given up', async () => {
    const { services } = world()
    await services.storage.put('media/reviews/bad-160.webp', new TextEncoder().encode('no picture'))
    await wait('reviews/bad')
    for (let turn = 1; turn <= 3; turn += 1) {
      expect(await makeNextAvif(services)).toBe(true)
      expect(await makeNextAvif(services)).toBe(false)
      expect(await queued()).toEqual(turn < 3 ? ['reviews/bad'] : [])
      await services.clock.advance(tenMinutes)
    }
  })

  it('whose process died are tried by the next one, and given up after three deaths', async () => {
    const { services, opened } = watched()
    await wait('reviews/heavy')
    const never = { ...services, storage: { ...services.storage, open: () => new Promise<never>(() => {}) } }
    for (let death = 0; death < 3; death += 1) {
      void makeNextAvif(never)
      await expect.poll(async () => (await services.db.select().from(avifQueue))[0]?.tries).toBe(death + 1)
      await services.clock.advance(tenMinutes)
    }
    expect(await makeNextAvif(services)).toBe(true)
    expect([opened, await queued()]).toEqual([[], []])
  })

  it("are made only for people's pictures and banners", async () => {
    await queueAvif(
      world().services.db,
      ['products/a', 'private/traces/a', 'shops/a', 'banners/a', 'reviews/a'],
      world().services.clock.now()
    )
    expect((await queued()).toSorted()).toEqual(['banners/a', 'reviews/a'])
    const { storage } = world().services
    const bytes = new TextEncoder().encode('an AVIF file')
    for (const path of ['products/a-160', 'banners/a-160']) {
      await storage.put(`media/${path}.webp`, new TextEncoder().encode('a WebP file'))
      await storage.put(`media/${path}.avif`, bytes)
    }
    const product = await look('products/a-160.webp')
    expect([product.type, product.vary ?? '']).toEqual(['image/webp', expect.not.stringMatching(/accept$/)])
    expect((await look('banners/a-160.webp')).type).toBe('image/avif')
  })

  it('are not made if the picture was rejected', async () => {
    const review = { product_id: 1, transaction_id: 1, rating: 5, review: 'Bagus', photo: await takePhoto() }
    expect(codeOf(await buyer.person.call('POST /buyer/transaction/review', review))).not.toBe('ok')
    expect(await queued()).toEqual([])
  })
})
