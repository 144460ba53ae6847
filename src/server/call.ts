import { randomUUID } from 'node:crypto'

import { type Called, readEnvelope } from '#lib/call.ts'
import type { Line } from '#lib/contracts/endpoint.ts'
import type { CallLine, Reply, Sent } from '#lib/contracts/table.ts'
import { signatureHeaders, toWire } from '#lib/wire.ts'

import { buildApi } from './app.ts'
import type { RequestFrame } from './api/context.ts'
import { getServices } from './services.ts'

const api = buildApi()

/**
 * The same call that islands make, for pages: it runs the handler in this process, or asks API_BACKEND_URL over HTTP.
 * It asks as a guest, because pages are the same for everybody and cached; what is personal arrives after mount.
 */
export async function call<L extends CallLine>(line: L, input: Sent<L>): Promise<Called<Reply<L>>> {
  const services = getServices()
  const { apiBackendUrl, signatureKey } = services.config
  if (apiBackendUrl) return callBackend(apiBackendUrl, signatureKey, line, input as object)
  const route = api.routes.get(line as Line)
  if (!route) throw new Error(`No route: ${line}`)
  const result = await route.run(input, guestFrame(), services)
  if (!result.ok) return result
  const { data, message, meta } = result.value
  return { ok: true, value: data as Reply<L>, message: message ?? 'OK', meta: meta ?? null }
}

const guestFrame = (): RequestFrame => ({
  id: randomUUID(),
  ip: '127.0.0.1',
  userAgent: '',
  cookies: {},
  headers: new Headers(),
  origin: getServices().config.siteUrl ?? '',
  isHttps: false,
  answerHeaders: new Headers()
})

async function callBackend<R>(base: string, key: string, line: string, input: object): Promise<Called<R>> {
  const { method, path, body } = toWire(line, input)
  const answer = await fetch(`${base}/api/v1${path}`, {
    method,
    body,
    headers: { ...signatureHeaders(key, Date.now()), 'content-type': 'application/json' },
    signal: AbortSignal.timeout(10_000)
  })
  return readEnvelope<R>((await answer.json()) as Parameters<typeof readEnvelope<R>>[0])
}
