import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'

import type { CallName, Reply, Sent } from '#lib/calls.ts'
import type { EndpointName } from '#lib/core/schema/endpoint.ts'
import { buildApi } from '#server/app.ts'
import { startMailer } from '#server/core/adapters/mailer.ts'
import type { Db } from '#server/core/db/connect.ts'
import { Dispatcher } from '#server/core/events/dispatcher.ts'
import { eventQueue } from '#server/core/events/schema.ts'
import type { Caller } from '#server/core/http/callers.ts'
import type { RequestContext } from '#server/core/http/context.ts'
import type { Services } from '#server/core/platform/services.ts'
import { subscribers } from '#server/subscribers.ts'
import { demoBuyerId } from './people.ts'

/** The marketplace at one moment, with a buyer signed in and the calls of the console available. */
export type MarketAt = {
  services: Services
  /** Runs the real API call with all its rules and writes. Throws if it is rejected. */
  call: <L extends CallName>(endpoint: L, input: Sent<L>) => Promise<Reply<L>>
  /** Resolves when all consequences of a call are done, so that mails are sent before the next call. */
  settle: () => Promise<void>
}

/** Who makes the calls: the demo buyer and an operator, if nobody else is named. */
type Actors = {
  buyerId?: number
  /** The shop whose seller makes the calls of the console. */
  shopId?: number
}

const api = buildApi()

/** No page was open in the past: what its sockets would have been told is dropped instead of read and published. */
const socketSubscriber = 'socket'
const listening = subscribers.filter(({ name }) => name !== socketSubscriber)

/** The services of the marketplace with a clock that stands at `moment`; the real clock is not changed. */
export function marketAt(
  services: Services,
  db: Db,
  moment: Date,
  { buyerId = demoBuyerId, shopId }: Actors = {}
): MarketAt {
  const then: Services = {
    ...services,
    db,
    clock: { ...services.clock, now: () => new Date(moment) },
    // Everything runs in one transaction: events wait for `settle` and are handled one by one.
    events: { wake() {}, wakeFor() {}, look: async () => undefined, stop() {} },
    people: {
      ...services.people,
      findViewer: async () => ({ id: buyerId, role: 'buyer', sessionId: 0 }),
      whyEnded: async () => undefined
    },
    // Calls of weeks are made within seconds.
    limits: { ...services.limits, take: async () => undefined },
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
      const result = await route.run(input, requestContext(callerOf(shopId)), then)
      if (!result.ok) throw new Error(`${endpoint}: ${JSON.stringify(result.error)}`)
      return result.value.data as Reply<L>
    },
    async settle() {
      await db.delete(eventQueue).where(eq(eventQueue.subscriber, socketSubscriber))
      await new Dispatcher(() => then, listening).drain()
      await services.background.settled()
    }
  }
}

/** Realtime without publishing: open pages need no events of the past. */
function silent({ busMessage: _busMessage, ...realtime }: Services['realtime']): Services['realtime'] {
  return { ...realtime, publish: async () => undefined }
}

const callerOf = (shopId: number | undefined): Caller => ({
  name: 'demo',
  sessionId: 0,
  ...(shopId === undefined ? { role: 'owner' } : { role: 'seller', shopId })
})

const requestContext = (caller: Caller): RequestContext => ({
  id: randomUUID(),
  ip: '127.0.0.1',
  userAgent: '',
  cookies: {},
  // No call of the demo is a retry.
  headers: new Headers({ 'idempotency-key': randomUUID() }),
  origin: '',
  isHttps: false,
  caller,
  answerHeaders: new Headers()
})
