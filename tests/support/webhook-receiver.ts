import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { onTestFinished } from 'vitest'

import type { World } from './world.ts'
import { lasting } from './lasting.ts'
import { value } from './person.ts'

type Heard = { headers: IncomingHttpHeaders; body: string; type: string; data: Record<string, unknown> }

/** An outside system that takes messages: it remembers each, and answers with a status, or holds its answers back. */
export async function openReceiver() {
  const heard: Heard[] = []
  const state = { status: 200, answer: 'ok', isHeld: false, refused: (_data: Heard['data']) => false }
  let held: (() => void)[] = []
  const server = createServer(lasting, async (request, response) => {
    const body = await text(request)
    const { type, data } = JSON.parse(body) as Heard
    heard.push({ headers: request.headers, body, type, data })
    const { status, answer } = state.refused(data) ? { status: 500, answer: 'not now' } : state
    if (state.isHeld) await new Promise<void>(resolve => held.push(resolve))
    response.writeHead(status, { location: '/elsewhere' }).end(answer)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  })
  return {
    heard,
    state,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    release() {
      state.isHeld = false
      held.forEach(go => go())
      held = []
    }
  }
}

type Receiver = Awaited<ReturnType<typeof openReceiver>>
type Topic = 'order' | 'product' | 'withdrawal' | 'complaint' | 'payment' | 'stock' | 'message'

/** Adds a webhook for a receiver, which is removed with the test. */
export async function addWebhook(
  { ops }: World,
  { url }: Pick<Receiver, 'url'>,
  events: Topic[] = ['order']
) {
  const added = value(await ops.call('PUT /ops/webhook', { url, events, is_active: true }))
  onTestFinished(async () => void (await ops.call('DELETE /ops/webhook/{id}', { id: added.id })))
  return added
}
