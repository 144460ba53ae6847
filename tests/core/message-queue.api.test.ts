import { lasting } from '../support/lasting.ts'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeEach, describe, expect, it } from 'vitest'

import { messageQueue } from '#server/core/messages/schema.ts'
import { sendDueMessages } from '#server/core/messages/send-due-messages.ts'

import { requestCode } from '../support/passing.ts'
import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

/** A message provider: the requests it got, and its answers. */
type Provider = { server: Server; heard: { to: string; text: string }[]; answer: () => Promise<number> }

function openProvider(port: number): Provider {
  const provider: Provider = { heard: [], answer: async () => 200, server: undefined as never }
  provider.server = createServer(lasting, async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const { to, text } = JSON.parse(body) as { to: string; text: string | { body: string } }
    const status = await provider.answer()
    if (status === 200) provider.heard.push({ to, text: typeof text === 'string' ? text : text.body })
    response.writeHead(status).end()
  }).listen(port, '127.0.0.1')
  return provider
}

const whatsapp = openProvider(0)
const sms = openProvider(0)
const urlOf = ({ server }: Provider) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
await Promise.all(
  [whatsapp, sms].map(({ server }) => server.listening || new Promise(done => server.once('listening', done)))
)

const world = useWorld({
  WHATSAPP_URL: urlOf(whatsapp),
  WHATSAPP_TOKEN: 'w',
  SMS_URL: urlOf(sms),
  SMS_TOKEN: 's',
  LOG_LEVEL: 'silent'
})
const demoPhone = '6281234567890'
let numbers = 0
const unknownPhone = () => `62813900${50_000 + (numbers += 1)}`

beforeEach(async () => {
  for (const provider of [whatsapp, sms]) {
    provider.heard.length = 0
    provider.answer = async () => 200
  }
  await world().services.clock.advance(3600)
})
afterAll(() => [whatsapp, sms].forEach(({ server }) => void server.close()))

const request = (phone: string) => requestCode(world().person(), phone, { purpose: 'reset' })
const rows = () => world().services.db.select().from(messageQueue)

describe('[core-26] a code that is being sent', () => {
  it('is answered before the provider answers, and identically without an account', async () => {
    let release = () => {}
    const held = new Promise<void>(resolve => (release = resolve))
    whatsapp.answer = () => held.then(() => 200)
    const known = value(await request(demoPhone))
    const unknown = value(await request(unknownPhone()))
    expect(Object.keys(known)).toEqual(Object.keys(unknown))
    expect(known.resend_seconds).toBe(unknown.resend_seconds)
    expect(whatsapp.heard).toEqual([])
    release()
    await world().services.background.settled()
    expect(whatsapp.heard.map(({ to }) => to)).toEqual([demoPhone])
  })

  it('that cannot be sent is answered like one that was sent', async () => {
    whatsapp.answer = sms.answer = async () => 500
    expect([codeOf(await request(demoPhone)), codeOf(await request(unknownPhone()))]).toEqual(['ok', 'ok'])
    await world().services.background.settled()
  })

  it('is encrypted in its row, and removed once sent', async () => {
    whatsapp.answer = sms.answer = async () => 500
    value(await request(demoPhone))
    await world().services.background.settled()
    const waiting = (await rows()).find(row => row.sealed !== null)
    expect(waiting?.sealed).not.toMatch(/\b\d{6}\b/)
    whatsapp.answer = async () => 200
    await world().services.clock.advance(21)
    expect(await sendDueMessages(world().services)).toBe(1)
    expect(whatsapp.heard[0]?.text).toMatch(/^\d{6} adalah kode verifikasi/)
    expect((await rows()).filter(row => row.sealed !== null)).toEqual([])
  })

  it('goes by SMS if WhatsApp fails', async () => {
    whatsapp.answer = async () => 503
    value(await request(demoPhone))
    await world().services.background.settled()
    expect(sms.heard.map(({ to }) => to)).toEqual([demoPhone])
  })

  it('is tried four times in all, with growing delays, and then emptied', async () => {
    let requested = 0
    whatsapp.answer = async () => {
      requested += 1
      return 500
    }
    sms.answer = async () => 500
    value(await request(demoPhone))
    await world().services.background.settled()
    expect(await sendDueMessages(world().services)).toBe(0)
    expect(requested).toBe(1)
    for (const seconds of [20, 40, 60, 80]) {
      await world().services.clock.advance(seconds + 1)
      await sendDueMessages(world().services)
    }
    expect(requested).toBe(4)
    expect((await rows()).filter(row => row.sealed !== null)).toEqual([])
  })

  it('is sent once when several processes poll at the same time', async () => {
    whatsapp.answer = sms.answer = async () => 500
    value(await request(demoPhone))
    await world().services.background.settled()
    whatsapp.answer = async () => 200
    await world().services.clock.advance(21)
    const { services } = world()
    await Promise.all([1, 2, 3].map(() => sendDueMessages(services)))
    expect(whatsapp.heard).toHaveLength(1)
  })

  it('is not sent after it expired', async () => {
    whatsapp.answer = sms.answer = async () => 500
    value(await request(demoPhone))
    await world().services.background.settled()
    whatsapp.answer = async () => 200
    await world().services.clock.advance(5 * 60)
    expect(await sendDueMessages(world().services)).toBe(0)
    expect(whatsapp.heard).toEqual([])
    expect((await rows()).filter(row => row.sealed !== null)).toEqual([])
  })
})
