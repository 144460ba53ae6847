import { inArray } from 'drizzle-orm'
import { zipSync } from 'fflate'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'

import { importFiles } from '#server/import/schema.ts'
import { productPhotos, products } from '#server/product/schema.ts'

import { openMarket } from '../support/market.ts'
import { opsToken } from '../support/environment.ts'
import { useWorld } from '../support/world.ts'
import { heading, type Importing, startImporting } from './importing.ts'

const world = useWorld()
let importing: Importing
let shopId: number

beforeAll(async () => {
  shopId = await (await openMarket(world())).makeShop('Toko Ekspor')
  importing = await startImporting(world(), shopId)
})

const api = (path: string, init: RequestInit = {}) =>
  world().app.request(`http://localhost/api/v1${path}`, {
    ...init,
    headers: { authorization: `Bearer ${opsToken}` }
  })

/** A file of a call: 'GET /ops/import/template', with its query. */
const download = async (endpoint: string, query: string) => {
  const answer = await api(`${endpoint.split(' ')[1]}?${query}`)
  expect(answer.status).toBe(200)
  return new Uint8Array(await answer.arrayBuffer())
}

const nothing = { shop_id: undefined, category_id: undefined }

describe('[import-23] export and import', () => {
  it.each(['csv', 'xlsx'])('change nothing, as %s: every product of the demo is the same', async format => {
    const file = await download('GET /ops/product/export', `format=${format}`)
    const count = await world().services.db.$count(products)
    const checked = await importing.check(file, nothing)
    const wrong = (await importing.rows(checked.id)).filter(row => row.verdict !== 'same').slice(0, 3)
    expect(wrong).toEqual([])
    expect(checked.verdicts).toEqual({ create: 0, change: 0, same: count, reject: 0, waiting: 0 })
  })

  it('keep texts that a spreadsheet would take for a formula', async () => {
    const table = `${heading}\nF,=1+1 Semen,@penting,Gresik,,,F-1,1000,1,${importing.photo}`
    await importing.run((await importing.check(table)).id)
    const file = await download('GET /ops/product/export', `format=csv&shop_id=${shopId}`)
    expect(new TextDecoder().decode(file)).toContain(";'=1+1 Semen;'@penting;")
    expect((await importing.check(file, nothing)).verdicts).toMatchObject({ same: 1, change: 0 })
  })

  it('have the filters of the list: keyword, brand and state, and none of another shop', async () => {
    const table = `${heading}\nG,Palu Saring,Palu,Stanley,,,PS-1,1000,3,${importing.photo}\nH,Paku Saring,Paku,Krisbow,,,PS-2,1000,90,${importing.photo}`
    await importing.run((await importing.check(table)).id)
    const names = async (filter: string) => {
      const file = await download('GET /ops/product/export', `format=csv&shop_id=${shopId}&${filter}`)
      return ['Palu Saring', 'Paku Saring'].filter(name => new TextDecoder().decode(file).includes(name))
    }
    expect(await names('keyword=saring')).toEqual(['Palu Saring', 'Paku Saring'])
    expect(await names('keyword=ps-2')).toEqual(['Paku Saring'])
    expect(await names('brand=stanley')).toEqual(['Palu Saring'])
    expect(await names('keyword=saring&state=low')).toEqual(['Palu Saring'])
    expect(await names('keyword=saring&state=archived')).toEqual([])
  })

  it('[import-24] begin with a template whose headings are all known', async () => {
    for (const format of ['csv', 'xlsx']) {
      const checked = await importing.check(await download('GET /ops/import/template', `format=${format}`))
      expect(checked).toMatchObject({ state: 'checked', format: 'own', rows: 3, products: 2 })
    }
  })
})

describe('[import-5] pictures in a ZIP', () => {
  const picture = async (background: string) =>
    new Uint8Array(
      await sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer()
    )
  const send = (id: number, zip: Uint8Array<ArrayBuffer>) =>
    api('PUT /ops/import/{id}/pictures'.slice('PUT '.length).replace('{id}', String(id)), {
      method: 'PUT',
      body: zip
    })
  const table = `${heading}
P1,Cat Ungu,Ungu,Avian,Warna,Ungu,P-1,1000,1,ungu.png | Depan/HIJAU.png
P2,Cat Hilang,Hilang,Avian,Warna,Abu,P-2,1000,1,tidak-ada.png`

  it('are stored once, by their names alone; the same ones again change nothing', async () => {
    const checked = await importing.check(table)
    expect(checked.verdicts).toMatchObject({ create: 0, reject: 2 })
    const zip = zipSync({
      'foto/ungu.png': await picture('#808'),
      '../../Hijau.PNG': await picture('#080'),
      'catatan.txt': new Uint8Array([1]),
      'besar.jpg': new Uint8Array(5_000_001)
    })
    const answer = await send(checked.id, zip)
    const { data } = (await answer.json()) as { data: { pictures: number; skipped: string[] } }
    expect(data).toMatchObject({ pictures: 2, skipped: ['catatan.txt', 'besar.jpg'] })
    await importing.settle()
    expect((await importing.show(checked.id)).verdicts).toMatchObject({ create: 1, reject: 1 })
    const [, lost] = await importing.rows(checked.id)
    expect(lost!.reason).toBe("Foto 'tidak-ada.png' tidak ada di antara foto yang diunggah.")
    await importing.run(checked.id)
    const product = (await importing.productsOf()).find(({ name }) => name === 'Cat Ungu')!
    const photos = await world()
      .services.db.select()
      .from(productPhotos)
      .where(inArray(productPhotos.productId, [product.id]))
    expect(photos).toHaveLength(2)
    expect((await world().app.request(`http://localhost/media/${photos[0]!.path}-160.webp`)).status).toBe(200)
    expect(await world().services.db.$count(importFiles)).toBe(0)
    const again = await importing.check(table)
    await send(again.id, zip)
    await importing.settle()
    expect((await importing.show(again.id)).verdicts).toMatchObject({ same: 1, change: 0 })
  })

  it('are rejected where the file is no ZIP, and skipped where one unpacks to more than a picture may have', async () => {
    const { id } = await importing.check(table)
    expect((await send(id, new Uint8Array(5_000))).status).toBe(422)
    const bomb = zipSync({ 'bom.png': new Uint8Array(50_000_000) })
    // What it says of its size is not what comes out.
    const view = Buffer.from(bomb)
    for (let at = view.indexOf('PK\u0001\u0002'); at >= 0; at = view.indexOf('PK\u0001\u0002', at + 1))
      view.writeUInt32LE(10, at + 24)
    view.writeUInt32LE(10, 22)
    const answer = await send(id, new Uint8Array(view))
    const { data } = (await answer.json()) as { data: { pictures: number; skipped: string[] } }
    expect(data).toMatchObject({ pictures: 0, skipped: ['bom.png'] })
    expect((await send(999_999, bomb)).status).toBe(404)
  })

  it('by addresses never come from inside of our own network', async () => {
    const from = (address: string) => `${heading}\nN,Cat Dalam,Baik,Avian,,,N-1,1000,1,${address}`
    for (const address of [
      'http://127.0.0.1:9/a.jpg',
      'http://[::1]/a.jpg',
      'http://169.254.169.254/latest'
    ]) {
      const { id } = await importing.check(from(address))
      expect((await importing.run(id)).results).toMatchObject({ created: 0, rejected: 1 })
      const [row] = await importing.rows(id)
      expect(row!.reason).toMatch(/tidak dapat diambil: alamatnya (?:bukan alamat umum|tidak dapat dipakai)/)
    }
  })
})
