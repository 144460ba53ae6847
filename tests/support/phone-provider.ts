import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { lasting } from './lasting.ts'

export type PhoneText = { to: string; text: string }

/** A local provider of messages to phones that records its messages, after it has validated the request. */
export type PhoneProvider = { url: URL; token: string; heard: PhoneText[]; close: () => Promise<void> }

/** The text of a request to the WhatsApp Cloud API, or of one to a plain SMS gateway; undefined for any other. */
const readers = {
  whatsapp(body: Record<string, unknown>): unknown {
    const { messaging_product: product, recipient_type: receiver = 'individual', type, text } = body
    const isText = product === 'whatsapp' && receiver === 'individual' && type === 'text'
    return isText ? (text as { body?: unknown } | undefined)?.body : undefined
  },
  sms: (body: Record<string, unknown>): unknown => body['text']
}

/** WhatsApp accepts no longer texts; their bytes are not counted. */
const maxBytes = 4_096

export async function openProvider(kind: keyof typeof readers): Promise<PhoneProvider> {
  const heard: PhoneText[] = []
  const token = `token of ${kind}`
  const server = createServer(lasting, async (request, response) => {
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const { method, headers } = request
    const raw = await text(request)
    if (headers.authorization !== `Bearer ${token}`) return answer(401, { error: { code: 190 } })
    if (method !== 'POST' || headers['content-type'] !== 'application/json') return answer(400, {})
    const body = JSON.parse(raw) as Record<string, unknown>
    const said = readers[kind](body)
    const { to } = body
    if (typeof to !== 'string' || !/^62\d{8,14}$/.test(to)) return answer(400, { error: { code: 131_009 } })
    if (typeof said !== 'string' || said.length > maxBytes) return answer(400, { error: { code: 100 } })
    heard.push({ to, text: said })
    return answer(200, { messages: [{ id: `wamid.${heard.length}` }] })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: new URL(`http://127.0.0.1:${port}/v23.0/1234567890/messages`),
    token,
    heard,
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    }
  }
}
