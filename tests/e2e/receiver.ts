import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** An outside system in a journey: it remembers each message, and answers with a status. */
export async function openJourneyReceiver() {
  const heard: { headers: IncomingHttpHeaders; body: string }[] = []
  const state = { status: 200, answer: 'diterima' }
  const server = createServer(async (request, response) => {
    heard.push({ headers: request.headers, body: await text(request) })
    response.writeHead(state.status).end(state.answer)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    heard,
    state,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    }
  }
}
