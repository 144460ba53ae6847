import type { IncomingMessage, ServerResponse } from 'node:http'

import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'

import type { Services } from '#server/core/platform/services.ts'
import type { AppEnv } from './env.ts'
import { clientAddress } from './request-context.ts'

/** A plain address of the API. One in another spelling goes the longer way, past files and pages, to the same calls. */
const plainApiPath = /^\/api\/[\w/-]+(?:\?|$)/

/**
 * Answers calls of the API without looking for a file and without Astro, whose adapter costs a third of a small
 * answer's time. False for everything else.
 */
export function apiListener(app: Hono<AppEnv>, { log }: Pick<Services, 'log'>) {
  const answer = getRequestListener(
    (request, { incoming, outgoing }) => {
      Reflect.set(request, clientAddress, incoming.socket.remoteAddress)
      return app.fetch(request, { nodeResponse: outgoing as ServerResponse })
    },
    {
      // Pages keep the Request and Response that Astro knows.
      overrideGlobalObjects: false,
      errorHandler(error) {
        log.error({ error }, 'call failed past the API')
        return new Response(null, { status: 500 })
      }
    }
  )
  return (req: IncomingMessage, res: ServerResponse): boolean => {
    if (!plainApiPath.test(req.url ?? '')) return false
    void answer(req, res)
    return true
  }
}
