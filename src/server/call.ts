import { randomUUID } from 'node:crypto'

import type { Called } from '#lib/core/api/call.ts'
import type { Line } from '#lib/core/schema/endpoint.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import type { CallLine, Reply, Sent } from '#lib/calls.ts'

import { buildApi } from './app.ts'
import type { RequestFrame } from '#server/core/http/context.ts'
import { requestBackend } from '#server/core/proxy/backend-call.ts'
import { currentRender, noteAnswer } from '#server/core/page-cache/render.ts'
import { getServices, type Services } from '#server/core/platform/services.ts'
import { isUnavailable, within } from '#server/core/concurrency/unavailable.ts'

const api = buildApi()

/**
 * The API call that islands make, for pages: runs the handler in this process, or calls API_BACKEND_URL over HTTP. It
 * runs as a guest, because pages are the same for everybody and cached; personal data is loaded after mount. Never
 * throws: a failure is logged, becomes an error with status 500 or more, and prevents caching of the page. `timeoutMs`
 * is a timeout for data that a page can do without.
 */
export async function call<L extends CallLine>(
  line: L,
  input: Sent<L>,
  { timeoutMs }: { timeoutMs?: number } = {}
): Promise<Called<Reply<L>>> {
  const services = getServices()
  const pending = request(services, line, input)
  const answer = await (timeoutMs === undefined ? pending : within(timeoutMs, pending)).catch(
    (error: unknown) => {
      services.log.error({ error, line }, 'page call failed')
      return fail(isUnavailable(error) ? coreErrors.unavailable : coreErrors.server_error)
    }
  )
  noteAnswer(answer)
  return answer
}

async function request<L extends CallLine>(
  services: Services,
  line: L,
  input: Sent<L>
): Promise<Called<Reply<L>>> {
  if (services.config.apiBackendUrl) return requestBackend<Reply<L>>(services, line, input as object)
  const route = api.routes.get(line as Line)
  if (!route) throw new Error(`No route: ${line}`)
  const result = await route.run(input, guestFrame(), services)
  if (!result.ok) return result
  const { data, message, meta } = result.value
  return { ok: true, value: data as Reply<L>, message: message ?? 'OK', meta: meta ?? null }
}

const guestFrame = (): RequestFrame => ({
  id: randomUUID(),
  // Searches are counted per visitor; no other call of a page uses the address.
  ip: currentRender()?.address ?? '127.0.0.1',
  userAgent: '',
  cookies: {},
  headers: new Headers(currentRender()?.isAhead ? { 'sec-purpose': 'prefetch' } : undefined),
  origin: getServices().config.siteUrl ?? '',
  isHttps: false,
  answerHeaders: new Headers()
})
