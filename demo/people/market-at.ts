import { randomUUID } from 'node:crypto'

import type { CallName, Reply, Sent } from '#lib/calls.ts'
import type { EndpointName } from '#lib/core/schema/endpoint.ts'
import { buildApi } from '#server/app.ts'
import { startMailer } from '#server/core/adapters/mailer.ts'
import type { Db } from '#server/core/db/connect.ts'
import { Dispatcher } from '#server/core/events/dispatcher.ts'
import type { RequestContext } from '#server/core/http/context.ts'
import type { Services } from '#server/core/platform/services.ts'
import { subscribers } from '#server/subscribers.ts'
import { demoBuyerId } from './people.ts'

/** The marketplace at one moment, with the demo buyer signed in and the operator's calls available. */
export type MarketAt = {
  services: Services
  /** Runs the real API call with all its rules and writes. Throws if it is rejected. */
  call: <L extends CallName>(endpoint: L, input: Sent<L>) => Promise<Reply<L>>
  /** Resolves when all consequences of a call are done, so that mails are sent before the next call. */
  settle: () => Promise<void>
}

const api = buildApi()

/** The services of the marketplace with a clock that stands at `moment`; the real clock is not changed. */
export function marketAt(services: Services, db: Db, moment: Date): MarketAt {
  const then: Services = {
    ...services,
    db,
    clock: { ...services.clock, now: () => new Date(moment) },
    // Everything runs in one transaction: events wait for `settle` and are handled one by one.
    events: { wake() {}, look: async () => undefined, stop() {} },
    people: {
      ...services.people,
      findViewer: async () => ({ id: demoBuyerId, role: 'buyer', sessionId: 0 })
    },
    realtime: silent(services.realtime),
    // Mails go to the message log of the console only; none is sent.
    mailer: startMailer({ ...services.config, smtpUrl: undefined }, db),
    // A long timeout: nobody waits for a response, and pictures are drawn meanwhile.
    config: { ...services.config, answerTimeoutMs: 60_000 }
  }
  return {
    services: then,
    async call<L extends CallName>(endpoint: L, input: Sent<L>) {
      const route = api.routes.get(endpoint as EndpointName)
      if (!route) throw new Error(`No route: ${endpoint}`)
      const result = await route.run(input, requestContext(), then)
      if (!result.ok) throw new Error(`${endpoint}: ${JSON.stringify(result.error)}`)
      return result.value.data as Reply<L>
    },
    async settle() {
      await new Dispatcher(() => then, subscribers).drain()
      await services.background.settled()
    }
  }
}

/** Realtime without publishing: open pages need no events of the past. */
function silent({ busMessage: _busMessage, ...realtime }: Services['realtime']): Services['realtime'] {
  return { ...realtime, publish: async () => undefined }
}

const requestContext = (): RequestContext => ({
  id: randomUUID(),
  ip: '127.0.0.1',
  userAgent: '',
  cookies: {},
  // No call of the demo is a retry.
  headers: new Headers({ 'idempotency-key': randomUUID() }),
  origin: '',
  isHttps: false,
  caller: { name: 'demo', role: 'owner', sessionId: 0 },
  answerHeaders: new Headers()
})
