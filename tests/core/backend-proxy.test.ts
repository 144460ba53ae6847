import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'

import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'

import { passToBackend, passUpgrade } from '#server/core/proxy/backend-proxy.ts'
import { readConfig } from '#server/core/platform/config.ts'
import type { Services } from '#server/core/platform/services.ts'

import { testEnvironment } from '../support/environment.ts'
import { requestAt } from '../support/request.ts'

async function listening(server: Server): Promise<number> {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close().closeAllConnections())
  return (server.address() as AddressInfo).port
}

/** A storefront, and the paths of its requests to the backend. */
async function before(): Promise<{ port: number; requests: string[] }> {
  const requests: string[] = []
  const backend = createServer((req, res) => {
    requests.push(req.url ?? '')
    res.end('passed')
  })
  backend.on('upgrade', (req, socket) => {
    requests.push(req.url ?? '')
    // An error that keeps the connection open.
    socket.write('HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: keep-alive\r\n\r\n')
  })
  const apiBackendUrl = `http://127.0.0.1:${await listening(backend)}/base`
  const config = { ...readConfig(testEnvironment('')), apiBackendUrl }
  const services = { config, log: pino({ level: 'silent' }) } as Services
  const front = createServer((req, res) => void (passToBackend(req, res, services) || res.end('page')))
  front.on('upgrade', (req, socket, head) => passUpgrade(req, socket, head, services))
  return { port: await listening(front), requests }
}

it('[core-194] a path that leads elsewhere is rejected, and nothing of it reaches the backend', async () => {
  const { port, requests } = await before()
  const paths = [
    '/api/../ops',
    '/api/v1/./x',
    '/api/..',
    '/files/%2e%2E/ops',
    '/media/.%2e/ops',
    '/media/a%2f..%2Fops',
    '/media/a%5c..%5Cops',
    '/api/..\\ops',
    '/api/..;x/ops',
    '/api/..?x=1'
  ]
  for (const path of paths) expect([path, (await requestAt(port, path, {})).status]).toEqual([path, 400])
  const upgrade = { connection: 'Upgrade', upgrade: 'websocket' }
  await expect(requestAt(port, '/realtime/../ops', { headers: upgrade })).rejects.toThrow()
  expect(requests).toEqual([])
  const own = ['/api/v1/a..b/.well/c.', '/media/a.webp?from=../x', '/files/...']
  for (const path of own) expect((await requestAt(port, path, {})).body).toBe('passed')
  expect(requests).toEqual(own.map(path => `/base${path}`))
})

it("[core-194] a length stays whatever 'Connection' names: a body is never the backend's next request", async () => {
  const { port, requests } = await before()
  const inner = 'GET /api/v1/smuggled HTTP/1.1\r\nHost: x\r\n\r\n'
  for (const method of ['GET', 'HEAD', 'DELETE', 'OPTIONS', 'POST']) {
    const head = `${method} /api/v1/outer HTTP/1.1\r\nHost: x\r\nConnection: Content-Length\r\n`
    const socket = connect(port, '127.0.0.1')
    socket.write(`${head}Content-Length: ${inner.length}\r\n\r\n${inner}`)
    await once(socket, 'data')
    socket.destroy()
  }
  await requestAt(port, '/api/v1/after', {})
  expect(requests).toEqual([...Array<string>(5).fill('/base/api/v1/outer'), '/base/api/v1/after'])
})

it('[core-194] a connection with a rejected upgrade carries no other request', async () => {
  const { port, requests } = await before()
  const socket = connect(port, '127.0.0.1')
  socket.write(
    'GET /realtime/x HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nContent-Length: 99\r\n\r\n'
  )
  await once(socket, 'data')
  const answers = await Promise.all([1, 2, 3].map(() => requestAt(port, '/api/v1/after', {})))
  expect(answers.map(({ body }) => body)).toEqual(['passed', 'passed', 'passed'])
  expect(requests).toEqual(['/base/realtime/x', ...Array<string>(3).fill('/base/api/v1/after')])
  socket.destroy()
})
