import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import sharp, { type Sharp } from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'

import { imageLimit } from '#lib/core/limits.ts'

import { type Buyer, openMarket } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { secretPlace, takeHeicPhoto, takePhotoAs } from '../support/photo.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let buyer: Buyer
beforeAll(async () => {
  buyer = await (await openMarket(world())).buyer()
})
const upload = (photo: File) => buyer.person.call('POST /buyer/profile/update', { photo })

describe('[core-42] an uploaded picture', () => {
  it.each(['png', 'webp', 'avif'] as const)(
    'may be %s under any name, and is stored without its metadata',
    async format => {
      const { photo } = value(await upload(await takePhotoAs(format)))
      const shown = await world().app.request(`http://localhost/media/${photo}-160.webp`)
      const bytes = Buffer.from(await shown.arrayBuffer())
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 48, height: 48 })
      expect(bytes.includes(secretPlace)).toBe(false)
    }
  )

  it('that is HEIC inside is rejected with instructions, and nothing of it is stored', async () => {
    const folder = join(world().services.config.filesFolder, 'media/profiles')
    const before = await readdir(folder)
    expect(await upload(takeHeicPhoto())).toMatchObject({
      error: {
        code: 'heic_unreadable',
        status: 422,
        message: expect.stringMatching(/^Format HEIC belum bisa dibaca\. Simpan foto sebagai JPG/)
      }
    })
    expect(await readdir(folder)).toEqual(before)
  })

  it.each(['gif', 'tiff'] as const)('may not be %s', async format => {
    expect(codeOf(await upload(await takePhotoAs(format)))).toBe('file_not_an_image')
  })

  it.each([
    ['cut off', async () => (await takePhotoAs('avif')).slice(0, 150)],
    ['a HEIC of nothing but a beginning', async () => takeHeicPhoto().slice(0, 24)],
    ['bytes', async () => new Blob([new Uint8Array(1_000)])]
  ])('that is %s is no picture', async (_name, take) => {
    const photo = new File([await take()], 'foto.jpg', { type: 'image/jpeg' })
    expect(codeOf(await upload(photo))).toBe('file_not_an_image')
  })

  it.each([
    ['50 million points', 10_000, 5_001, (wide: Sharp) => wide.webp({ quality: 1, effort: 0 }), '50'],
    ['25 million as AVIF', 5_000, 5_001, (wide: Sharp) => wide.avif({ quality: 1, effort: 0 }), '25'],
    [
      '25 million in a progressive JPEG',
      5_000,
      5_001,
      (wide: Sharp) => wide.jpeg({ progressive: true }),
      '25'
    ],
    ['25 million of 16 bits', 5_000, 5_001, (wide: Sharp) => wide.toColourspace('rgb16').png(), '25']
  ])(
    '[core-98] of more than %s is rejected with its size, however few bytes it has',
    async (_, width, height, pack, max) => {
      const create = { width, height, channels: 3, background: '#c33' } as const
      const bytes = await pack(sharp({ create })).toBuffer()
      expect(bytes.length).toBeLessThan(imageLimit.bytes)
      const rejected = await upload(new File([new Uint8Array(bytes)], 'foto.webp'))
      expect(rejected).toMatchObject({ error: { code: 'picture_too_large', status: 422 } })
      const size = `${width / 1_000}.000 × 5.001 piksel`
      expect(rejected).toMatchObject({
        error: {
          message: `Gambar terlalu besar: ${size}. Kecilkan hingga paling banyak ${max} megapiksel, lalu unggah lagi.`
        }
      })
    }
  )

  it.each([
    [16_384, 2],
    [2, 16_384]
  ])('[ops-310] of %i × %i pixels is too long, and one pixel less is not', async (width, height) => {
    const take = async (size: { width: number; height: number }) => {
      const create = { ...size, channels: 3, background: '#c33' } as const
      return new File([new Uint8Array(await sharp({ create }).png().toBuffer())], 'foto.png')
    }
    const shown = (length: number) => (length > 2 ? '16.384' : '2')
    expect(await upload(await take({ width, height }))).toMatchObject({
      error: {
        code: 'picture_too_large',
        message: `Gambar terlalu panjang: ${shown(width)} × ${shown(height)} piksel. Potong atau kecilkan hingga paling panjang 16.383 piksel, lalu unggah lagi.`
      }
    })
    const shorter = { width: Math.min(width, 16_383), height: Math.min(height, 16_383) }
    expect(codeOf(await upload(await take(shorter)))).toBe('ok')
  })

  it('is requested by forms in readable formats: an iPhone then converts to JPEG', () => {
    expect(imageLimit.types).toEqual(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])
  })
})
