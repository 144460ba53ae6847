import { Agent, request } from 'node:http'

import { WebSocket } from 'ws'

import { signatureHeaders } from '#lib/core/api/signature.ts'

/** Who calls: a buyer by a cookie, an operator by a token. */
export type Identity = { cookie: string } | { authorization: string }

/** Clients of one API server, without a browser: calls over kept connections, and sockets of the Pusher protocol. */
export function chatClients(port: number, signatureKey: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })

  /** The answer's status and body. Rejects where the server does not answer. */
  function call(
    who: Identity | undefined,
    method: string,
    path: string,
    input?: object
  ): Promise<{ status: number; body: string }> {
    const sent = input && JSON.stringify(input)
    const headers = {
      host: 'localhost',
      origin: 'http://localhost',
      ...signatureHeaders(signatureKey, Date.now()),
      ...who,
      ...(sent && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) })
    }
    return new Promise((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, agent, method, path, headers }, answer => {
        let body = ''
        answer.setEncoding('utf8')
        answer.on('data', (part: string) => (body += part))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }))
        answer.on('error', reject)
      })
      asked.on('error', reject)
      asked.end(sent)
    })
  }

  /** The value of a successful call; throws with the answer of any other. */
  async function value<T>(...asked: Parameters<typeof call>): Promise<T> {
    const { status, body } = await call(...asked)
    if (status !== 200) throw new Error(`${asked[1]} ${asked[2]}: ${status} ${body}`)
    return (JSON.parse(body) as { data: T }).data
  }

  /** Opens a socket and joins a private channel; `hear` gets the events of the channel. */
  async function listen(
    who: Identity,
    channel: string,
    hear: (event: string, data: unknown) => void
  ): Promise<WebSocket> {
    const { key, path } = await address()
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}/app/${key}?protocol=7`, {
      perMessageDeflate: false
    })
    const signing = 'cookie' in who ? '/api/v1/broadcasting/auth' : '/api/v1/ops/broadcasting/auth'
    return new Promise((resolve, reject) => {
      socket.on('error', reject)
      socket.on('close', (code: number) => reject(new Error(`The socket was closed: ${code}`)))
      socket.on('message', (raw: Buffer) => {
        const frame = JSON.parse(String(raw)) as { event: string; data: string }
        const data = JSON.parse(frame.data) as Record<string, unknown>
        if (frame.event === 'pusher:connection_established') {
          value<{ auth: string }>(who, 'POST', signing, {
            socket_id: data['socket_id'],
            channel_name: channel
          }).then(
            ({ auth }) => socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } })),
            reject
          )
        } else if (frame.event === 'pusher_internal:subscription_succeeded') resolve(socket)
        else if (frame.event === 'pusher:subscription_error') reject(new Error(frame.data))
        else hear(frame.event, data)
      })
    })
  }

  let known: Promise<{ key: string; path: string }> | undefined
  const address = () =>
    (known ??= call(undefined, 'GET', '/client-config').then(
      ({ body }) => (JSON.parse(body) as { realtime: { key: string; path: string } }).realtime
    ))

  return { call, value, listen, close: () => agent.destroy() }
}

export type ChatClients = ReturnType<typeof chatClients>
