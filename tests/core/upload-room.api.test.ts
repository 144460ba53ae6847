import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'

import { enterUploads, maxHoldMs, uploadRoom } from '#server/core/http/upload-room.ts'
import { imports } from '#server/import/schema.ts'

import { opsToken } from '../support/environment.ts'
import { holdTimeouts } from '../support/held-timeouts.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld({ TRUST_PROXY: '1' })
/** Small ones for these tests; other files share the module. */
const own = { ...uploadRoom }
beforeAll(() => void Object.assign(uploadRoom, { all: 250_000, ofOne: 100_000 }))
afterAll(() => void Object.assign(uploadRoom, own))
beforeEach(() => world().services.db.update(imports).set({ state: 'cancelled' }))

const boundary = 'boundary-of-tests'
const head = `--${boundary}\r\nContent-Disposition: form-data; name="table"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\n`
const form = (bytes: number) => `${head}Nama\n${'x'.repeat(bytes)}\r\n--${boundary}--\r\n`

const send = (body: BodyInit, address: string) =>
  world().app.request('http://localhost/api/v1/ops/import', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${opsToken}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'x-forwarded-for': address
    },
    body,
    duplex: 'half'
  } as RequestInit)

/** An upload that pauses after so many bytes, which have arrived when this resolves; `hangUp` ends it. */
async function hold(bytes: number, address: string) {
  let hangUp = () => {}
  const { promise: arrived, resolve } = Promise.withResolvers<void>()
  let isSent = false
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        hangUp = () => controller.error(new Error('the connection ended'))
      },
      pull(controller) {
        if (isSent) resolve()
        else controller.enqueue(new TextEncoder().encode(`${head}${'x'.repeat(bytes)}`))
        isSent = true
      }
    },
    { highWaterMark: 0 }
  )
  const ended = Promise.resolve(send(body, address)).catch(() => undefined)
  await arrived
  return {
    async hangUp() {
      hangUp()
      await ended
    }
  }
}

it('[ops-350] uploads that are sent slowly take no more memory than one address has', async () => {
  const slow = await hold(90_000, '10.7.0.1')
  const rejected = await send(form(50_000), '10.7.0.1')
  expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([503, '30'])
  expect(await rejected.json()).toMatchObject({ error: { code: 'busy' } })
  expect((await send(form(50_000), '10.7.0.2')).status).toBe(200)
  await slow.hangUp()
  expect((await send(form(50_000), '10.7.0.1')).status).toBe(200)
})

it('[ops-350] nor than all addresses have together', async () => {
  const slow = [await hold(90_000, '10.7.1.1'), await hold(90_000, '10.7.1.2')]
  expect((await send(form(90_000), '10.7.1.3')).status).toBe(503)
  expect((await send(form(30_000), '10.7.1.3')).status).toBe(200)
  for (const one of slow) await one.hangUp()
  expect((await send(form(90_000), '10.7.1.3')).status).toBe(200)
})

it('[ops-350] buyers and the counter have a room each', () => {
  const buyer = enterUploads('buyers', '10.7.2.1')
  const clerk = enterUploads('counter', '10.7.2.1')
  expect([buyer.take(100_000), buyer.take(1), clerk.take(100_000)]).toEqual([true, false, true])
  buyer.leave()
  expect(buyer.take(100_000)).toBe(true)
  buyer.leave()
  clerk.leave()
})

it('[ops-390] an upload whose answer took too long has its room until its work has ended', async () => {
  const { services } = world()
  const { storage, config } = services
  const noise = Buffer.from(Array.from({ length: 60 * 420 * 3 }, (_, n) => (n * 7_919) % 251))
  const photo = await sharp(noise, { raw: { width: 420, height: 60, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer()
  const body = new FormData()
  body.set('photo', new File([new Uint8Array(photo)], 'a.png', { type: 'image/png' }))
  const stored = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  services.storage = {
    ...storage,
    async put(...file) {
      begun.resolve()
      await stored.promise
      return storage.put(...file)
    }
  }
  onTestFinished(() => void (services.storage = storage))
  const timeouts = holdTimeouts(config.answerTimeoutMs)
  const address = '10.7.4.1'
  const slow = world().app.request('http://localhost/api/v1/ops/photo', {
    method: 'POST',
    headers: { authorization: `Bearer ${opsToken}`, 'x-forwarded-for': address },
    body
  })
  await begun.promise
  timeouts.end(config.answerTimeoutMs)
  expect((await slow).status).toBe(503)
  expect((await send(form(50_000), address)).status).toBe(503)
  stored.resolve()
  await expect.poll(async () => (await send(form(50_000), address)).status).toBe(200)
})

it('[ops-390] for ten minutes at most where its work never ends', () => {
  const timeouts = holdTimeouts(maxHoldMs)
  const upload = enterUploads('buyers', '10.7.5.1')
  const other = enterUploads('buyers', '10.7.5.1')
  upload.take(100_000)
  upload.hold(new Promise(() => undefined))
  upload.leave()
  expect(other.take(1)).toBe(false)
  timeouts.end(maxHoldMs)
  expect(other.take(100_000)).toBe(true)
  other.leave()
  expect(maxHoldMs).toBe(600_000)
})

it('[ops-350] the room is that of several tables', () => {
  expect(own).toEqual({ all: 200_000_000, ofOne: 100_000_000 })
})
