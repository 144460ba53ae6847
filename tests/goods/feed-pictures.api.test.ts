import sharp from 'sharp'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import type { ApiException } from '#server/core/api-exception.ts'
import type { Storage } from '#server/core/adapters/storage.ts'
import { openJpeg } from '#server/core/images/jpeg.ts'

import { GET } from '../../src/pages/feed/products.xml.ts'
import { addGoods, uploadPhoto } from '../support/goods.ts'
import { type Market, openMarket } from '../support/market.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld({ SITE_URL: 'https://shop.example', LOG_LEVEL: 'silent', TRUST_PROXY: '1' })
let market: Market
beforeAll(async () => {
  market = await openMarket(world())
})
afterEach(() => {
  delete world().services.drawFile
})

const url = new URL('https://shop.example/feed/products.xml')
/** The addresses of all pictures in the feed. */
async function pictures(): Promise<string[]> {
  const xml = await (await GET({ url, cache: { set: () => undefined } } as never)).text()
  return [...xml.matchAll(/image_link>([^<]+)</g)].map(([, address]) => address!)
}
const look = (address: string, method = 'GET') =>
  world().app.request(address, { method, headers: { host: 'shop.example' } })
const media = (path: string) => look(`https://shop.example/media/${path}`)

const draw = (side: number, background = '#c33') =>
  sharp({ create: { width: side, height: side, channels: 4, background } })
    .webp()
    .toBuffer()
const small = draw(24)
const put = async (file: string) => world().services.storage.put(file, await small)

/** The storage, which writes after this moment, and what it wrote. */
function held(until: Promise<void>): { storage: Storage; written: string[] } {
  const { storage } = world().services
  const written: string[] = []
  return {
    written,
    storage: {
      ...storage,
      async put(path, bytes) {
        await until
        written.push(path)
        await storage.put(path, bytes)
      }
    }
  }
}

describe('[goods-90] the pictures of the feed', () => {
  it('are JPEG, each of them: uploaded ones, and the demo’s that nobody looked at before', async () => {
    const { storage } = world().services
    const drawn: string[] = []
    world().services.drawFile = async file => {
      drawn.push(file)
      if (!file.endsWith('-1024.webp')) return false
      await put(file)
      return true
    }
    const photo = await uploadPhoto(world().ops)
    await addGoods(world(), market.shopId, { photos: [photo] })
    await market.product()
    const all = await pictures()
    expect(all).toContain(`https://shop.example/media/${photo}-1024.jpg`)
    expect(new Set(all).size).toBeGreaterThan(2)
    for (const address of new Set(all)) {
      const answer = await look(address)
      expect([answer.status, answer.headers.get('content-type')], address).toEqual([200, 'image/jpeg'])
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect((await sharp(bytes).metadata()).format, address).toBe('jpeg')
      expect(answer.headers.get('content-length')).toBe(String(bytes.length))
    }
    expect(drawn).not.toContain(`media/${photo}-1024.webp`)
    expect(await storage.open(`media/${photo}-1024.jpg`)).toBeDefined()
  })

  it('have white where a picture is transparent', async () => {
    await world().services.storage.put('media/products/bening-1024.webp', await draw(20, '#ff000000'))
    const answer = await media('products/bening-1024.jpg')
    const { dominant } = await sharp(Buffer.from(await answer.arrayBuffer())).stats()
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240)
  })

  it('[goods-97] are 500 px wide and high at least, on white, and not larger than they need to be', async () => {
    const sizes: number[][] = []
    for (const [name, width, height] of [
      ['kecil', 301, 200],
      ['lebar', 1024, 300],
      ['cukup', 1024, 700]
    ] as const) {
      const webp = sharp({ create: { width, height, channels: 3, background: '#c33' } }).webp()
      await world().services.storage.put(`media/products/${name}-1024.webp`, await webp.toBuffer())
      const jpeg = sharp(Buffer.from(await (await media(`products/${name}-1024.jpg`)).arrayBuffer()))
      const { width: wide, height: high } = await jpeg.metadata()
      sizes.push([wide, high])
      if (name === 'kecil')
        expect(
          (await jpeg.extract({ left: 0, top: 0, width: 90, height: 90 }).stats()).dominant.b
        ).toBeGreaterThan(240)
    }
    expect(sizes).toEqual([
      [500, 500],
      [1024, 500],
      [1024, 700]
    ])
  })

  it('are made in one width, of pictures of goods that are there', async () => {
    for (const file of ['products/ada-320', 'products/ada-1024', 'reviews/ada-1024', 'banners/ada-1024'])
      await put(`media/${file}.webp`)
    await put('private/messages/ada-1024.webp')
    const rejected = [
      'products/ada-320.jpg',
      'products/ada-2048.jpg',
      'products/ada-1024.png',
      'products/tidak-ada-1024.jpg',
      'products/a/ada-1024.jpg',
      'reviews/ada-1024.jpg',
      'banners/ada-1024.jpg',
      'products/../../private/messages/ada-1024.jpg',
      '../private/messages/ada-1024.jpg'
    ]
    for (const path of rejected) expect([path, (await media(path)).status]).toEqual([path, 404])
    expect((await media('products/ada-1024.jpg')).status).toBe(200)
  })

  it('are made once for all who ask at the same time', async () => {
    await put('media/products/sama-1024.webp')
    const { storage, written } = held(Promise.resolve())
    let address = 0
    const ask = () => openJpeg({ storage }, 'media/products/sama-1024.jpg', `10.9.0.${(address += 1)}`)
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(answers.map(file => file!.size > 0)).toEqual([true, true, true])
    expect(written).toEqual(['media/products/sama-1024.jpg'])
  })

  it('are made one at a time, and rejected where too many wait', async () => {
    const hold = Promise.withResolvers<void>()
    const { storage, written } = held(hold.promise)
    const names = Array.from({ length: 60 }, (_, n) => `media/products/antre${n}-1024`)
    for (const name of names) await put(`${name}.webp`)
    const codes: string[] = []
    const asked = names.map((name, at) =>
      openJpeg({ storage }, `${name}.jpg`, `10.9.1.${at % 4}`).catch(
        (error: ApiException) => void codes.push(error.error.code)
      )
    )
    await expect.poll(() => codes).toEqual(Array.from({ length: 9 }, () => 'busy'))
    expect(written).toEqual([])
    hold.resolve()
    await Promise.all(asked)
    expect(written).toHaveLength(51)
  })

  it('[goods-93] of one address leave room for those of others, also where many ask for one picture', async () => {
    const hold = Promise.withResolvers<void>()
    const { storage, written } = held(hold.promise)
    const codes: string[] = []
    const ask = async (name: string, address: string) => {
      await put(`media/products/${name}-1024.webp`)
      return openJpeg({ storage }, `media/products/${name}-1024.jpg`, address).catch(
        (error: ApiException) => void codes.push(error.error.code)
      )
    }
    const greedy = Array.from({ length: 40 }, (_, n) => ask(`banyak${n}`, '10.9.2.1'))
    await expect.poll(() => codes).toEqual(Array.from({ length: 19 }, () => 'busy'))
    const other = ask('lain', '10.9.2.2')
    const same = Array.from({ length: 60 }, (_, n) => ask('bersama', `10.9.3.${n % 2}`))
    hold.resolve()
    expect((await other)?.size).toBeGreaterThan(0)
    expect((await Promise.all(same)).every(file => file !== undefined)).toBe(true)
    await Promise.all(greedy)
    expect(codes).toHaveLength(19)
    expect(written).toHaveLength(23)
    expect(written.indexOf('media/products/lain-1024.jpg')).toBeLessThan(5)
  })

  it('[goods-93] count for the address that a trusted proxy names', async () => {
    const hold = Promise.withResolvers<void>()
    const { storage } = world().services
    const ask = (name: string, address: string) =>
      world().app.request(`https://shop.example/media/products/${name}-1024.jpg`, {
        headers: { host: 'shop.example', 'x-forwarded-for': address }
      })
    const names = Array.from({ length: 22 }, (_, n) => `proxy${n}`)
    for (const name of [...names, 'sesudah']) await put(`media/products/${name}-1024.webp`)
    world().services.storage = held(hold.promise).storage
    try {
      const statuses: number[] = []
      const asked = names.map(async name => statuses.push((await ask(name, '10.9.4.1')).status))
      await expect.poll(() => statuses).toEqual([503])
      const other = ask('sesudah', '10.9.4.2')
      hold.resolve()
      expect((await other).status).toBe(200)
      await Promise.all(asked)
    } finally {
      world().services.storage = storage
    }
  })
})
