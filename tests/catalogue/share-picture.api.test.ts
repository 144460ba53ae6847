import sharp from 'sharp'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { photoFile } from '#server/core/images/picture-files.ts'
import type { ShareCard } from '#server/page/share-drawing.ts'
import { requestShareCard, productPicture } from '#server/page/share-cards.ts'
import { sharePicture, shareVersion } from '#server/page/share-pictures.ts'

import { openMarket } from '../support/market.ts'
import { value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld({ LOG_LEVEL: 'silent' })
const path = 'products/shared'
const card = (name: string, more: Partial<ShareCard> = {}): ShareCard => ({
  name,
  line: 'Rp34.000',
  photos: [path],
  ...more
})
const draw = async (one: ShareCard) => {
  const picture = await sharePicture(one)
  if (!picture) throw new Error('Not drawn')
  return picture
}
/** The picture's pixels between two columns. */
const columns = (picture: Buffer, left: number, width: number) =>
  sharp(picture).extract({ left, top: 0, width, height: 630 }).raw().toBuffer()

beforeAll(async () => {
  const red = { create: { width: 640, height: 640, channels: 3 as const, background: '#ff0000' } }
  await world().services.storage.put(photoFile(path, 640), await sharp(red).webp().toBuffer())
})

describe('[catalogue-22] the picture of a shared link', () => {
  it('is a JPEG of 1200 × 630 with the photo', async () => {
    const picture = await draw(card('Semen'))
    const { format, width, height } = await sharp(picture).metadata()
    expect([format, width, height]).toEqual(['jpeg', 1200, 630])
    const [r, g, b] = await sharp(picture)
      .extract({ left: 600, top: 200, width: 1, height: 1 })
      .raw()
      .toBuffer()
    expect([r! > 240, g! < 20, b! < 20]).toEqual([true, true, true])
  })

  it('has everything important in its middle square', async () => {
    const one = await draw(card('Semen Portland Komposit 40 kg untuk segala cuaca dan segala cor'))
    const other = await draw(card('Cat', { line: 'Rp1.000.000 – Rp12.000.000', photos: [] }))
    expect((await columns(one, 0, 277)).equals(await columns(other, 0, 277))).toBe(true)
    expect((await columns(one, 923, 277)).equals(await columns(other, 923, 277))).toBe(true)
    expect((await columns(one, 285, 630)).equals(await columns(other, 285, 630))).toBe(false)
  })

  it('is drawn for any name, and without a missing photo', async () => {
    for (const name of ['', '</svg><script>', '水泥', 'W'.repeat(300)]) {
      expect((await draw(card(name, { photos: ['products/gone'] }))).length).toBeGreaterThan(5_000)
    }
  })

  it('is drawn once per version, however many request it at once', async () => {
    const open = vi.spyOn(world().services.storage, 'open')
    const drawn = await Promise.all(Array.from({ length: 100 }, () => draw(card('Sekali'))))
    const again = await draw(card('Sekali'))
    expect(open).toHaveBeenCalledTimes(1)
    expect(drawn.every(picture => picture === again)).toBe(true)
    await draw(card('Sekali', { line: 'Rp35.000' }))
    expect(open).toHaveBeenCalledTimes(2)
    open.mockRestore()
  })

  it('is not drawn while too many others wait', async () => {
    const pictures = await Promise.all(Array.from({ length: 60 }, (_, i) => sharePicture(card(`Ramai ${i}`))))
    const rejected = pictures.filter(picture => picture === undefined)
    expect(rejected.length).toBeGreaterThan(0)
    expect(pictures.length - rejected.length).toBeGreaterThanOrEqual(20)
  })

  it('is unavailable while its photo cannot be loaded, and available afterwards', async () => {
    const open = vi.spyOn(world().services.storage, 'open').mockRejectedValue(new Error('away'))
    expect(await sharePicture(card('Nanti'))).toBeUndefined()
    open.mockRestore()
    expect(await sharePicture(card('Nanti'))).toBeDefined()
  })
})

describe('[catalogue-22] the texts on a shared picture', () => {
  it('are a product’s name and price, and its address changes with them', async () => {
    const market = await openMarket(world())
    const { id } = await market.product({ name: 'Bata', price: 900 })
    const product = value(
      await world()
        .person()
        .call('GET /buyer/product/{id}', { id: String(id) })
    )
    const found = await requestShareCard('product', product.slug)
    expect(found).toEqual({ name: 'Bata', line: 'Rp900 /pcs', photos: ['products/test'] })
    expect(productPicture(product)?.path).toBe(
      `/og/product/${product.slug}.jpg?v=${shareVersion(found as ShareCard)}`
    )
    expect(productPicture({ ...product, name: 'Bata merah' })?.path).not.toBe(productPicture(product)?.path)
  })

  it('show the range of prices if variants differ', async () => {
    const list = value(await world().person().call('GET /buyer/product', { per_page: 100 }))
    const lines = await Promise.all(
      list.map(async ({ slug }) => (await requestShareCard('product', slug)) as ShareCard)
    )
    expect(lines.some(({ line }) => /^Rp[\d.]+ – Rp[\d.]+ \/[\p{L}²³]+$/u.test(line))).toBe(true)
  })

  it('are a list’s name and its first four photos, and nothing for an unknown list', async () => {
    const best = await requestShareCard('list', 'bestselling')
    expect(best).toMatchObject({ name: 'Produk Terlaris', photos: { length: 4 } })
    const [category] = value(await world().person().call('GET /buyer/category', {}))
    expect(await requestShareCard('list', category!.slug)).toMatchObject({ name: category!.name })
    for (const kind of ['list', 'product', 'shop'] as const) {
      expect(await requestShareCard(kind, 'nix')).toBeUndefined()
      expect(await requestShareCard(kind, 'constructor')).toBeUndefined()
    }
  })
})
