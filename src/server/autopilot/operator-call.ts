import { randomUUID } from 'node:crypto'

import type { Called } from '#lib/core/api/call.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import { mayCall, type EndpointName } from '#lib/core/schema/endpoint.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import type { CallName, Reply, Sent } from '#lib/calls.ts'
import { autopilotName } from '#lib/core/autopilot-name.ts'

import type { Caller } from '#server/core/http/callers.ts'
import type { RequestContext } from '#server/core/http/context.ts'
import type { Api } from '#server/core/http/registry.ts'
import type { Services } from '#server/core/platform/services.ts'

/** A call of the service API by the autopilot; never throws. */
export type OperatorCall = <L extends CallName>(
  endpoint: L,
  input: Sent<L>,
  key?: string
) => Promise<Called<Reply<L>>>

/** It exists in this process alone: there is no token that stands for it. Of all roles, because it plays them all. */
const caller: Caller = { name: autopilotName, role: 'owner', sessionId: 0 }

/**
 * The service API for the autopilot, within this process: the same contract, role, handler and record of acts as a call
 * with an operator's token. What fails unexpectedly is logged and becomes an error.
 */
export function operatorCall({ routes }: Pick<Api, 'routes'>, services: Services): OperatorCall {
  return async <L extends CallName>(endpoint: L, input: Sent<L>, key?: string): Promise<Called<Reply<L>>> => {
    const route = routes.get(endpoint as EndpointName)
    if (!route || !mayCall(caller.role, route.endpoint)) return fail(coreErrors.no_such_endpoint)
    const context = contextOf(services, key)
    const result = await route.run(input, context, services).catch((error: unknown) => {
      services.log.error({ error, requestId: context.id, line: endpoint }, 'autopilot call failed')
      return fail(coreErrors.server_error)
    })
    if (!result.ok) return result
    const { data, message, meta } = result.value
    return { ok: true, value: data as Reply<L>, message: message ?? 'OK', meta: meta ?? null }
  }
}

const contextOf = ({ config }: Services, key: string | undefined): RequestContext => ({
  id: randomUUID(),
  ip: '127.0.0.1',
  userAgent: autopilotName,
  cookies: {},
  headers: new Headers(key === undefined ? undefined : { 'idempotency-key': key }),
  origin: config.siteUrl ?? '',
  isHttps: false,
  caller,
  answerHeaders: new Headers()
})
