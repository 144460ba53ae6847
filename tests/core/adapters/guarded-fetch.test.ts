import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createSocketServer } from 'node:net'

import { describe, expect, it, onTestFinished } from 'vitest'

import { guardedFetch, type OutsideRequest } from '#server/core/adapters/guarded-fetch.ts'
import { ipOf, isPublic, OutsideError, readOutsideAddress } from '#server/core/adapters/outside-address.ts'

import { lasting } from '../../support/lasting.ts'
import { shortenTimeout } from '../../support/timeouts.ts'

const get: OutsideRequest = {
  method: 'GET',
  maxBytes: 1_000,
  maxRedirects: 3,
  connectMs: 5_000,
  timeoutMs: 15_000
}

/** A server on every address of this machine's loopback network. */
async function open(answer: RequestListener) {
  const heard: string[] = []
  const server = createServer(lasting, (request, response) => {
    heard.push(`${request.socket.localAddress?.replace('::ffff:', '')} ${request.headers.host} ${request.url}`)
    return answer(request, response)
  })
  await new Promise<void>(resolve => server.listen(0, '0.0.0.0', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { heard, port: String((server.address() as AddressInfo).port) }
}

/** A name server whose answers follow each other; the last one stays. */
function answering(...answers: string[][]) {
  const asked: string[] = []
  const resolve = async (name: string) => {
    asked.push(name)
    return answers[Math.min(asked.length, answers.length) - 1]!.map(address => ({ address, family: 4 }))
  }
  return { asked, resolve }
}

/** For these tests 127.0.0.2 is the public internet, and every other address is not. */
const isAllowed = (ip: string) => ip === '127.0.0.2'
const bounds = { atOnce: 4, maxWaiting: 4 }
const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'fetched',
    (error: unknown) => (error instanceof OutsideError ? error.reason : error)
  )

const notPublic = [
  ...['127.0.0.1', '127.8.8.8', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
  ...['169.254.169.254', '100.64.0.1', '100.127.255.255', '0.0.0.0', '0.1.2.3', '224.0.0.1', '239.1.1.1'],
  ...['240.0.0.1', '255.255.255.255', '192.0.0.1', '192.0.2.1', '198.51.100.1', '203.0.113.1'],
  ...['198.18.0.1', '192.88.99.1', '::', '::1', '::7f00:1', 'fc00::1', 'fd12:3456::1', 'fe80::1', 'ff02::1'],
  ...['::ffff:127.0.0.1', '::ffff:a9fe:a9fe', '64:ff9b::7f00:1', '64:ff9b:1::a00:1', '2002:7f00:1::'],
  ...['2002:a00:1::1', '2001::1', '2001:0:4136:e378:8000:63bf:3fff:fdd2', '2001:db8::1', '3fff::1'],
  ...['fec0::1', '100::1', '5f00::1']
]

describe('[webhook-1] an outside address', () => {
  it.each(notPublic)('is rejected where it is not public: %s', ip => {
    expect(isPublic(ip)).toBe(false)
    const host = ip.includes(':') ? `[${ip}]` : ip
    expect(() => readOutsideAddress(`https://${host}/a`, { toPrivate: false })).toThrow('not_public')
  })

  it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])(
    'is allowed where it is: %s',
    ip => {
      expect(isPublic(ip)).toBe(true)
    }
  )

  it.each([
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://0x7f.1/',
    'http://１２７.0.0.1/',
    'http://127.0.0.1./',
    'http://[::ffff:7f00:1]/',
    'http://[0:0:0:0:0:0:0:1]/',
    'http://0/'
  ])('is rejected in every other spelling: %s', address => {
    expect(ipOf(new URL(address))).toBeDefined()
    expect(() => readOutsideAddress(address, { toPrivate: false })).toThrow('not_public')
  })

  it.each([
    'ftp://shop.example/a',
    'file:///etc/passwd',
    'gopher://shop.example/',
    'https://user:secret@shop.example/',
    'https://user@shop.example/',
    'https://shop.example:22/',
    'https://shop.example:6379/',
    'http://shop.example:5432/',
    'not an address',
    `https://shop.example/${'a'.repeat(2_000)}`
  ])('is rejected where it is no usual address of the web: %s', address => {
    expect(() => readOutsideAddress(address, { toPrivate: false })).toThrow('address')
  })

  it.each(['https://shop.example/a?b=1', 'http://shop.example:8080/', 'https://shop.example:8443/', 'http://8.8.8.8/'])(
    'is allowed: %s',
    address => {
      expect(readOutsideAddress(address, { toPrivate: false }).href).toBe(address)
    }
  )
})

describe('[webhook-2] a fetch', () => {
  const fetching = (port: string, resolve?: ReturnType<typeof answering>['resolve']) =>
    guardedFetch({ toPrivate: false, isAllowed, ports: [port], ...bounds, ...(resolve && { resolve }) })

  it('connects to the address that was checked, whatever the name means a moment later', async () => {
    const { heard, port } = await open((_request, response) => response.end('hello'))
    const { asked, resolve } = answering(['127.0.0.2'], ['127.0.0.1'])
    const fetched = await fetching(port, resolve)(`http://localhost:${port}/a`, get)
    expect([fetched.status, fetched.body.toString(), asked]).toEqual([200, 'hello', ['localhost']])
    expect(heard).toEqual([`127.0.0.2 localhost:${port} /a`])
    // A moment later it means this machine.
    expect(await reasonOf(fetching(port, resolve)(`http://localhost:${port}/b`, get))).toBe('not_public')
    expect(heard).toHaveLength(1)
  })

  it('is rejected where one of the addresses of a name is not public, or it has none', async () => {
    const { heard, port } = await open((_request, response) => response.end())
    const mixed = answering(['127.0.0.2', '127.0.0.1'])
    expect(await reasonOf(fetching(port, mixed.resolve)(`http://localhost:${port}/`, get))).toBe('not_public')
    expect(await reasonOf(fetching(port, answering([]).resolve)(`http://localhost:${port}/`, get))).toBe(
      'unknown_host'
    )
    expect(heard).toEqual([])
  })

  it('checks every redirect anew', async () => {
    const { heard, port } = await open((request, response) =>
      response.writeHead(302, { location: request.url === '/away' ? '//127.0.0.1:1/' : '/away' }).end()
    )
    const at = (path: string) => `http://127.0.0.2:${port}${path}`
    expect(await reasonOf(fetching(port)(at('/'), get))).toBe('address')
    expect(heard.map(line => line.split(' ')[2])).toEqual(['/', '/away'])
    const inside = await open((_request, response) => response.end('secret'))
    const outside = await open((_request, response) =>
      response.writeHead(307, { location: `http://127.0.0.1:${inside.port}/` }).end()
    )
    const toInside = guardedFetch({
      toPrivate: false,
      isAllowed,
      ports: [outside.port, inside.port],
      ...bounds
    })
    expect(await reasonOf(toInside(`http://127.0.0.2:${outside.port}/`, get))).toBe('not_public')
    expect([outside.heard.length, inside.heard.length]).toEqual([1, 0])
  })

  it('rejects a redirect to a name that means a private address', async () => {
    const { heard, port } = await open((_request, response) =>
      response.writeHead(301, { location: `http://localhost:${port}/in` }).end()
    )
    const { resolve } = answering(['127.0.0.1'])
    expect(await reasonOf(fetching(port, resolve)(`http://127.0.0.2:${port}/`, get))).toBe('not_public')
    expect(heard).toHaveLength(1)
  })

  it('follows three redirects and no fourth, or none', async () => {
    const { heard, port } = await open((request, response) => {
      const left = Number(request.url!.slice(1))
      if (left === 0) response.end('there')
      else response.writeHead(302, { location: `/${left - 1}` }).end()
    })
    const fetch = fetching(port)
    expect((await fetch(`http://127.0.0.2:${port}/3`, get)).body.toString()).toBe('there')
    expect(await reasonOf(fetch(`http://127.0.0.2:${port}/4`, get))).toBe('redirects')
    heard.length = 0
    const answer = await fetch(`http://127.0.0.2:${port}/1`, { ...get, maxRedirects: 0 })
    expect([answer.status, heard.length]).toEqual([302, 1])
  })

  it('reads no more than its bound', async () => {
    const { port } = await open((_request, response) => response.end('x'.repeat(100_000)))
    const fetch = fetching(port)
    const at = `http://127.0.0.2:${port}/`
    expect(await reasonOf(fetch(at, get))).toBe('too_large')
    expect((await fetch(at, { ...get, isCut: true })).body.toString()).toBe('x'.repeat(1_000))
    expect((await fetch(at, { ...get, maxBytes: 100_000 })).body).toHaveLength(100_000)
  })

  it('gives up a server that does not answer, one that never ends, and a name server that does not answer', async () => {
    shortenTimeout()
    const { port } = await open((request, response) => {
      if (request.url === '/endless') response.write('a')
    })
    const fetch = fetching(port, () => new Promise(() => {}))
    expect(await reasonOf(fetch(`http://127.0.0.2:${port}/silent`, get))).toBe('timeout')
    expect(await reasonOf(fetch(`http://127.0.0.2:${port}/endless`, get))).toBe('timeout')
    expect(await reasonOf(fetch(`http://localhost:${port}/`, get))).toBe('timeout')
  })

  it('gives up a connection that is not made', async () => {
    // It takes the connection and answers no handshake.
    const silent = createSocketServer(() => {})
    await new Promise<void>(resolve => silent.listen(0, '127.0.0.2', resolve))
    onTestFinished(() => void silent.close())
    const { port } = silent.address() as AddressInfo
    const fetched = fetching(String(port))(`https://127.0.0.2:${port}/`, {
      ...get,
      connectMs: 100,
      timeoutMs: 600_000
    })
    await expect(fetched).rejects.toEqual(new OutsideError('timeout'))
  })

  it('runs so many at once, and rejects what finds no place to wait', async () => {
    const held: (() => void)[] = []
    const { heard, port } = await open((_request, response) => void held.push(() => response.end()))
    const fetch = guardedFetch({ toPrivate: true, atOnce: 1, maxWaiting: 1 })
    const at = `http://127.0.0.1:${port}/`
    const [first, second] = [fetch(at, get), fetch(at, get)]
    await expect(fetch(at, get)).rejects.toMatchObject({ error: { code: 'busy' } })
    await expect.poll(() => held.length).toBe(1)
    expect(heard).toHaveLength(1)
    held.shift()!()
    await first
    await expect.poll(() => held.length).toBe(1)
    held.shift()!()
    expect((await second).status).toBe(200)
  })
})
