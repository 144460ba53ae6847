import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'

import { type Market, openMarket } from '../support/market.ts'
import { codeOf, value } from '../support/person.ts'
import { takePhoto } from '../support/photo.ts'
import { openS3 } from '../support/s3-stand-in.ts'
import { useWorld } from '../support/world.ts'

const s3 = await openS3()
afterAll(() => s3.close())
afterEach(() => (s3.trick = undefined))
const world = useWorld({
  S3_ENDPOINT: s3.settings.endpoint,
  S3_REGION: s3.settings.region,
  S3_BUCKET: s3.settings.bucket,
  S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey
})
let market: Market
beforeAll(async () => {
  market = await openMarket(world())
})
const look = (path: string) =>
  world().app.request(`http://localhost/media/${path}`, { headers: { host: 'localhost' } })

it('[core-40] a picture is stored in the bucket and served from there', async () => {
  const { person } = await market.buyer()
  const { photo } = value(await person.call('POST /buyer/profile/update', { photo: await takePhoto() }))
  expect([...s3.objects.keys()].filter(key => key.startsWith(`media/${photo}-`))).toHaveLength(4)
  const shown = await look(`${photo}-160.webp`)
  expect(shown.status).toBe(200)
  const shownBytes = Buffer.from(await shown.arrayBuffer())
  expect(shownBytes.equals(s3.objects.get(`media/${photo}-160.webp`)!.bytes)).toBe(true)
  expect((await look('profiles/none-160.webp')).status).toBe(404)
})

it('[core-40] while the bucket is unavailable an upload and a picture are 503, and no picture is reported missing', async () => {
  const { person } = await market.buyer()
  s3.trick = (_request, response) => {
    response.destroy()
    return true
  }
  const rejected = await person.call('POST /buyer/profile/update', { photo: await takePhoto() })
  expect(codeOf(rejected)).toBe('unavailable')
  const shown = await look('profiles/any-160.webp')
  expect([shown.status, shown.headers.get('retry-after')]).toEqual([503, '5'])
  expect(shown.headers.get('cache-control')).toMatch(/no-store/)
})
