import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

import { lasting } from './lasting.ts'

type Heard = { path: string; purpose: string }

/** A proxy in front of a site that records the browsers' requests in order; at most 10,000. */
export async function listenBefore(site: string) {
  const { port } = new URL(site)
  const heard: Heard[] = []
  const server = createServer(lasting, (req, res) => {
    const { url = '', method, headers } = req
    if (heard.length < 10_000) heard.push({ path: url, purpose: String(headers['sec-purpose'] ?? '') })
    const passed = request({ host: 'localhost', port, path: url, method, headers }, answer => {
      res.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(res)
    })
    passed.once('error', () => res.destroy())
    res.once('close', () => passed.destroy())
    req.pipe(passed)
  })
  await new Promise<void>(resolve => void server.listen(0, 'localhost', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    heard,
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    }
  }
}
