import { type Called, type ClientConfig, readEnvelope } from '#lib/core/api/call.ts'
import { learnServerTime } from '#lib/core/api/server-time.ts'
import { signatureHeaders } from '#lib/core/api/signature.ts'
import { toWire } from '#lib/core/api/wire.ts'

import { backendRequest } from './backend-request.ts'
import { developmentSignatureKey } from '#server/core/platform/config.ts'
import { currentRender } from '../page-cache/render.ts'
import type { Services } from '#server/core/platform/services.ts'
import { TookTooLong, within } from '#server/core/concurrency/unavailable.ts'

/** Maximum bytes of a response: the longest list has a tenth of it. */
const answerLimit = 4 * 1024 * 1024

/** The backend's own signature key, fetched once, and again after it was rejected. */
let backendKey: Promise<string> | undefined

/**
 * Calls API_BACKEND_URL as a guest, for a page. The visitor's address is forwarded, because the backend's rate limits
 * count by it. Throws TookTooLong or the connection's error.
 */
export async function requestBackend<R>(
  services: Services,
  endpoint: string,
  input: object
): Promise<Called<R>> {
  const { answerTimeoutMs } = services.config
  return within(answerTimeoutMs, signedCall<R>(services, endpoint, input, true))
}

async function signedCall<R>(
  services: Services,
  endpoint: string,
  input: object,
  mayRelearn: boolean
): Promise<Called<R>> {
  const { method, path, body } = toWire(endpoint, input)
  const key = await signatureKey(services)
  const text = await send(services, method, `/api/v1${path}`, String(body ?? ''), {
    ...signatureHeaders(key, Date.now()),
    ...(body !== undefined && { 'content-type': 'application/json' })
  })
  const answer = readEnvelope<R>(JSON.parse(text) as Parameters<typeof readEnvelope<R>>[0])
  if (answer.ok || answer.error.code !== 'bad_signature' || !mayRelearn) return answer
  backendKey = undefined
  return signedCall(services, endpoint, input, false)
}

/** The key of PUBLIC_API_SIGNATURE_KEY, or the one that the backend gives every browser. */
async function signatureKey(services: Services): Promise<string> {
  const { signatureKey: own } = services.config
  if (own !== developmentSignatureKey) return own
  backendKey ??= send(services, 'GET', '/client-config', '', {}).then(
    text => (JSON.parse(text) as ClientConfig).signature_key
  )
  backendKey.catch(() => (backendKey = undefined))
  return backendKey
}

function send(
  { config }: Services,
  method: string,
  path: string,
  body: string,
  headers: Record<string, string>
): Promise<string> {
  const site = config.siteUrl && new URL(config.siteUrl)
  const address = currentRender()?.address
  return new Promise((resolve, reject) => {
    const request = backendRequest(config, {
      method,
      path,
      headers: {
        ...headers,
        ...(body && { 'content-length': String(Buffer.byteLength(body)) }),
        ...(site && { host: site.host, 'x-forwarded-proto': site.protocol.replace(':', '') }),
        ...(address && { 'x-forwarded-for': address })
      }
    })
    request.once('timeout', () => request.destroy(new TookTooLong('The backend does not answer')))
    request.once('error', reject)
    request.once('response', answer => {
      const pieces: Buffer[] = []
      let size = 0
      learnServerTime(Number(answer.headers['x-server-time']))
      answer.on('data', (piece: Buffer) => {
        size += piece.length
        if (size > answerLimit) request.destroy(new Error('The answer of the backend is too large'))
        else pieces.push(piece)
      })
      answer.once('error', reject)
      answer.once('end', () => resolve(Buffer.concat(pieces).toString('utf8')))
    })
    request.end(body)
  })
}
