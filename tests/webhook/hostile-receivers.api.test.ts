import type { Socket } from 'node:net'

import { describe, expect, it } from 'vitest'

import { transactor } from '#server/core/transact.ts'

import { drip, openHostile, pour } from '../support/hostile-receiver.ts'
import { value } from '../support/person.ts'
import { shortenTimeout } from '../support/timeouts.ts'
import { addWebhook, openReceiver } from '../support/webhook-receiver.ts'
import { useWorld } from '../support/world.ts'

// The real sender over real sockets, and receivers that answer with anything but what they should.

const world = useWorld({ OUTSIDE_TO_PRIVATE: 'on', LOG_LEVEL: 'silent' })
const services = () => world().services

const happens = (objectId: number) =>
  transactor(services())((_tx, after) =>
    after.record('order.changed', objectId, { code: 'X', status: 'paid', buyer_id: 1, shop_id: 2 })
  )
const log = async (id: number) => value(await world().ops.call('GET /ops/webhook/{id}/delivery', { id }))

const ok = 'HTTP/1.1 200 OK\r\n'
type Ending = { status: string; problem: string | null; response_status: number | null }
const timeout: Ending = { status: 'waiting', problem: 'timeout', response_status: null }
const unreachable: Ending = { status: 'waiting', problem: 'unreachable', response_status: null }
const rejected = (code: number): Ending => ({ status: 'waiting', problem: 'status', response_status: code })

const hostile: [string, (socket: Socket) => void, Ending][] = [
  ['closes without a word', socket => socket.destroy(), unreachable],
  ['says nothing', () => undefined, timeout],
  ['answers what is no HTTP', socket => socket.end('halo\r\n\r\n'), unreachable],
  [
    'closes halfway',
    socket => socket.write(`${ok}content-length: 100\r\n\r\nhalf`, () => socket.destroy()),
    unreachable
  ],
  [
    'has a body without end',
    socket => socket.write(`${ok}\r\n`, () => pour(socket, 'x'.repeat(9_000))),
    { status: 'delivered', problem: null, response_status: 200 }
  ],
  ['drips its body', socket => socket.write(`${ok}\r\n`, () => drip(socket, 'x')), timeout],
  [
    'has headers without end',
    socket => socket.write(ok, () => pour(socket, `x-a: ${'y'.repeat(1_000)}\r\n`)),
    unreachable
  ],
  ['drips its headers', socket => socket.write(ok, () => drip(socket, 'a: b\r\n')), timeout],
  ['drips interim answers', socket => drip(socket, 'HTTP/1.1 100 Continue\r\n\r\n'), timeout],
  [
    'has a status text of a megabyte',
    socket => socket.write(`HTTP/1.1 200 ${'x'.repeat(1_000_000)}\r\n\r\n`),
    unreachable
  ],
  [
    'has a long status text',
    socket => socket.end(`HTTP/1.1 500 ${'x'.repeat(9_000)}\r\n\r\nno`),
    rejected(500)
  ],
  ['has a status of nothing', socket => socket.end('HTTP/1.1 000 \r\n\r\n'), rejected(0)],
  ['has a status beyond all', socket => socket.end('HTTP/1.1 999 \r\n\r\n'), rejected(999)],
  [
    'drips trailers',
    socket => socket.write(`${ok}transfer-encoding: chunked\r\n\r\n0\r\n`, () => drip(socket, 'a: b\r\n')),
    timeout
  ],
  [
    'changes to another protocol',
    socket => socket.write('HTTP/1.1 101 Ok\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\nhalo'),
    rejected(101)
  ]
]

describe('[webhook-14] a receiver that', () => {
  it.each(hostile)('%s ends bounded', async (_what, answer, ending) => {
    // What ends by itself has all of its time: a busy machine is no slow receiver.
    const { timeouts } = shortenTimeout(ending.problem === 'timeout' ? 'all' : 0)
    const receiver = await openHostile(answer)
    const { id } = await addWebhook(world(), receiver)
    await happens(1)
    await happens(2)
    // Nothing of it stays: neither work under way, which would never settle, nor a connection.
    await services().background.settled()
    await expect.poll(() => receiver.connections()).toBe(0)
    const entries = await log(id)
    expect(entries).toMatchObject([ending, ending].map(one => ({ ...one, tries: 1 })))
    expect(timeouts.slice(0, 2)).toEqual([15_000, 15_000])
    expect(entries.every(({ response_excerpt: told }) => (told?.length ?? 0) <= 500)).toBe(true)
    // The test at the counter waits no longer either.
    const told = value(await world().ops.call('POST /ops/webhook/{id}/test', { id }))
    expect(told).toMatchObject({ problem: ending.problem, response_status: ending.response_status })
  })

  it('redirects to a private address leads nowhere', async () => {
    const inside = await openHostile(socket => socket.end(`${ok}\r\nsecret`))
    const receiver = await openHostile(socket =>
      socket.end(`HTTP/1.1 307 Go\r\nlocation: ${inside.url}\r\ncontent-length: 0\r\n\r\n`)
    )
    const { id } = await addWebhook(world(), receiver)
    await happens(9)
    await services().background.settled()
    expect(await log(id)).toMatchObject([{ ...rejected(307), response_excerpt: null }])
    expect([receiver.requests(), inside.requests()]).toEqual([1, 0])
  })
})

describe('[webhook-14] while receivers of every bad kind are sent the same', () => {
  it('another one gets all of it, and a test of it has a place', async () => {
    const all = []
    for (const [, answer] of hostile) all.push(await openHostile(answer))
    const held = await openHostile(() => undefined)
    for (const one of [...all, held, held, held]) await addWebhook(world(), one)
    const good = await openReceiver()
    const { id } = await addWebhook(world(), good)
    const objects = [11, 12, 13, 14, 15]
    for (const object of objects) await happens(object)
    await expect.poll(() => good.heard.length).toBe(objects.length)
    // Four are under way at each of those that say nothing, and no more.
    await expect.poll(() => held.requests()).toBe(3 * 4)
    expect(value(await world().ops.call('POST /ops/webhook/{id}/test', { id })).status).toBe('delivered')
    services().webhooks.stop()
    for (const one of [...all, held]) one.close()
    await services().background.settled()
  })
})
