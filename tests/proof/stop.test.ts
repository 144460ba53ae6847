import { connect, type Socket } from 'node:net'

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { signatureHeaders } from '#lib/core/api/signature.ts'

import { type ApiProcess, startApi } from '../support/api-process.ts'
import { copyWorld } from '../support/world.ts'

let world: Awaited<ReturnType<typeof copyWorld>>
const sockets: Socket[] = []
let api: ApiProcess | undefined

beforeAll(async () => {
  world = await copyWorld()
})
afterAll(() => world.drop())
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await api?.stop()
})

/** A connection as a proxy keeps it: the bytes written to it, and its answers. */
async function dial(port: number) {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  let heard = ''
  let onHeard = () => {}
  socket.on('data', bytes => {
    heard += String(bytes)
    onHeard()
  })
  const closed = new Promise<void>(resolve =>
    socket.on('close', () => resolve()).on('error', () => resolve())
  )
  await Promise.race([closed, new Promise<void>(resolve => socket.once('connect', () => resolve()))])
  return {
    socket,
    closed,
    text: () => heard,
    hear: (part: string) =>
      new Promise<void>(resolve => {
        onHeard = () => void (heard.includes(part) && resolve())
        onHeard()
      })
  }
}

function login(body: string, length = body.length): string {
  const headers = {
    host: '127.0.0.1',
    'content-type': 'application/json',
    'content-length': String(length),
    ...signatureHeaders('test-signature-key', Date.now())
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return `POST /api/v1/auth/login HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`
}

describe('a stop by signal', () => {
  it('[core-31] answers running requests, accepts no others, and ends with 0', async () => {
    api = await startApi(world.config)
    const body = JSON.stringify({ auth: 'siapa@contoh.id' })
    const underWay = await dial(api.port)
    underWay.socket.write(login(body.slice(0, 5), body.length))
    const idle = await dial(api.port)
    idle.socket.write('GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n')
    await idle.hear('"ok"')
    const gone = api.stop()
    // A connection without a request is closed at once: then the stop has begun.
    await idle.closed
    const late = await dial(api.port)
    await late.closed
    underWay.socket.write(body.slice(5))
    await underWay.hear('account_not_found')
    expect(await gone).toBe(0)
    expect(late.text()).toBe('')
  })
})

describe('a body that is too large', () => {
  it('is rejected, and its connection ends with it', async () => {
    api = await startApi(world.config)
    const sender = await dial(api.port)
    const body = JSON.stringify({ auth: 'x'.repeat(300 * 1024) })
    sender.socket.write(login(body) + 'GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n')
    await sender.hear('HTTP/1.1 413')
    await sender.closed
    expect(sender.text().toLowerCase()).toContain('connection: close')
    expect(sender.text()).not.toContain('200 OK')
  })
})
