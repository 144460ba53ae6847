import { randomUUID } from 'node:crypto'

import type { CallLine, Reply, Sent } from '#lib/calls.ts'
import type { Line } from '#lib/core/schema/endpoint.ts'
import { buildApi } from '#server/app.ts'
import { startMailer } from '#server/core/adapters/mailer.ts'
import type { Db } from '#server/core/db/connect.ts'
import { Dispatcher } from '#server/core/events/dispatcher.ts'
import type { RequestFrame } from '#server/core/http/context.ts'
import type { Services } from '#server/core/platform/services.ts'
import { subscribers } from '#server/subscribers.ts'
import { demoBuyerId } from './people.ts'

/** The marketplace at one moment: the demo buyer is signed in, and the operator's calls are open. */
export type MarketAt = {
  services: Services
  /** The real call, with its rules and all that it writes. Throws where it is rejected: the demo asks what is allowed. */
  call: <L extends CallLine>(line: L, input: Sent<L>) => Promise<Reply<L>>
  /** Ends when everything has happened that follows from a call: mails leave before the next one. */
  settle: () => Promise<void>
}

const api = buildApi()

/** Everything of the marketplace but its clock, which stands at `moment`: the real one is not moved. */
export function marketAt(services: Services, db: Db, moment: Date): MarketAt {
  const then: Services = {
    ...services,
    db,
    clock: { ...services.clock, now: () => new Date(moment) },
    // All of it is in one transaction: what follows waits for `settle`, and goes one after another.
    events: { wake() {}, look: async () => undefined },
    people: {
      ...services.people,
      findViewer: async () => ({ id: demoBuyerId, role: 'buyer', sessionId: 0 })
    },
    realtime: silent(services.realtime),
    // What was mailed then stands in the console; nobody is written to today.
    mailer: startMailer({ ...services.config, smtpUrl: undefined }, db),
    // Nobody waits for an answer, and pictures are drawn meanwhile.
    config: { ...services.config, answerTimeoutMs: 60_000 }
  }
  return {
    services: then,
    async call<L extends CallLine>(line: L, input: Sent<L>) {
      const route = api.routes.get(line as Line)
      if (!route) throw new Error(`No route: ${line}`)
      const result = await route.run(input, frame(), then)
      if (!result.ok) throw new Error(`${line}: ${JSON.stringify(result.error)}`)
      return result.value.data as Reply<L>
    },
    async settle() {
      await new Dispatcher(() => then, subscribers).drain()
      await services.background.settled()
    }
  }
}

/** What happened long ago is news to no open page. */
function silent({ busMessage: _busMessage, ...realtime }: Services['realtime']): Services['realtime'] {
  return { ...realtime, publish: async () => undefined }
}

const frame = (): RequestFrame => ({
  id: randomUUID(),
  ip: '127.0.0.1',
  userAgent: '',
  cookies: {},
  // No call of the demo is a retry of another.
  headers: new Headers({ 'idempotency-key': randomUUID() }),
  origin: '',
  isHttps: false,
  answerHeaders: new Headers()
})
