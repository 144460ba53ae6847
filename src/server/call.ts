import { randomUUID } from 'node:crypto'

import type { Called } from '#lib/core/api/call.ts'
import type { EndpointName } from '#lib/core/schema/endpoint.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import type { CallName, Reply, Sent } from '#lib/calls.ts'

import { buildApi } from './app.ts'
import type { RequestContext } from '#server/core/http/context.ts'
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
export async function call<L extends CallName>(
  endpoint: L,
  input: Sent<L>,
  { timeoutMs }: { timeoutMs?: number } = {}
): Promise<Called<Reply<L>>> {
  const services = getServices()
  const pending = request(services, endpoint, input)
  const answer = await (timeoutMs === undefined ? pending : within(timeoutMs, pending)).catch(
    (error: unknown) => {
      services.log.error({ error, line: endpoint }, 'page call failed')
      return fail(isUnavailable(error) ? coreErrors.unavailable : coreErrors.server_error)
    }
  )
  noteAnswer(answer)
  return answer
}

async function request<L extends CallName>(
  services: Services,
  endpoint: L,
  input: Sent<L>
): Promise<Called<Reply<L>>> {
  if (services.config.apiBackendUrl) return requestBackend<Reply<L>>(services, endpoint, input as object)
  const route = api.routes.get(endpoint as EndpointName)
  if (!route) throw new Error(`No route: ${endpoint}`)
  const result = await route.run(input, guestContext(), services)
  if (!result.ok) return result
  const { data, message, meta } = result.value
  return { ok: true, value: data as Reply<L>, message: message ?? 'OK', meta: meta ?? null }
}

const guestContext = (): RequestContext => ({
  id: randomUUID(),
  // Searches are counted per visitor; no other call of a page uses the address.
  ip: currentRender()?.address ?? '127.0.0.1',
  userAgent: '',
  cookies: {},
  headers: new Headers(currentRender()?.isPrefetch ? { 'sec-purpose': 'prefetch' } : undefined),
  origin: getServices().config.siteUrl ?? '',
  isHttps: false,
  answerHeaders: new Headers()
})
