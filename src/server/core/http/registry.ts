import type { SQL } from 'drizzle-orm'

import {
  type Access,
  type Endpoint,
  type InputOf,
  type EndpointName,
  type ReplyOf
} from '#lib/core/schema/endpoint.ts'
import { splitEndpoint } from '#lib/core/schema/split-endpoint.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'

import { askedBy, isWritten } from '#server/core/acts/act.ts'
import { recordCall } from '#server/core/acts/record-act.ts'
import { countEnded, type Known, replayOrRun } from './idempotency.ts'
import { keyOf, type OwnStored, selectOwnStored } from './stored-answers.ts'
import { scopeOf } from './callers.ts'
import type { BuyerContext, Context, CounterContext, RequestContext } from './context.ts'
import { ApiException } from '#server/core/api-exception.ts'
import { type Handled } from './answer.ts'
import { parseInput } from './input.ts'
import { shareAnswer, type Sharing } from './answer-cache.ts'
import { transactor } from '#server/core/transact.ts'
import type { Services } from '#server/core/platform/services.ts'
import { within } from '#server/core/concurrency/unavailable.ts'
import type { OwnRow, SessionKey } from './own-read.ts'
import { type Viewer, viewerOf } from './people.ts'
import { brokenCheck, type Db } from '#server/core/db/connect.ts'
import type { AfterCommit } from '#server/core/after-commit.ts'

export type Route = {
  endpoint: Endpoint
  run: (rawInput: unknown, requestContext: RequestContext, services: Services) => Promise<Handled<unknown>>
}

/** The API's routes by line; one instance per app. */
export class Api {
  readonly routes = new Map<EndpointName, Route>()

  /**
   * A call that anybody may make; `viewer()` tells who is asking, if somebody is signed in. With `sharing` the answer
   * is kept for the next who ask the same.
   */
  open<E extends Endpoint>(
    endpoint: E,
    handler: (context: Context<InputOf<E>>) => Promise<Handled<ReplyOf<E>>>,
    sharing?: Sharing<InputOf<E>, ReplyOf<E>>
  ): void {
    this.add('public', endpoint, context => {
      const make = () => handler(context)
      return sharing ? shareAnswer({ ...context, endpoint: endpoint.name }, sharing, make) : make()
    })
  }

  /**
   * A call of a signed-in buyer; ownership is the handler's query. `quick` may answer first: it looks the session up
   * itself, in the statement that does the work. Where it answers nothing, the handler decides.
   */
  buyer<E extends Endpoint>(
    endpoint: E,
    handler: (context: BuyerContext<InputOf<E>>) => Promise<Handled<ReplyOf<E>>>,
    quick?: (context: Context<InputOf<E>>) => Promise<Handled<ReplyOf<E>> | undefined>
  ): void {
    this.add('buyer', endpoint, async context => {
      const answered = await quick?.(context)
      if (answered) return answered
      const me = await context.viewer()
      if (me) return handler({ ...context, me, buyerId: me.id })
      return fail(
        await context.services.people.whyNobody(context.db, context.requestContext.cookies, context.now)
      )
    })
  }

  /**
   * A read of what is a signed-in buyer's own: `read` looks the session up in the same statement, one round trip instead of two. Where
   * that finds nothing, the session is looked up alone, and a buyer's answer is made of no rows.
   */
  own<E extends Endpoint, R extends OwnRow>(
    endpoint: E,
    read: (context: Context<InputOf<E>>, key: SessionKey) => Promise<R[]>,
    answerOf: (context: BuyerContext<InputOf<E>>, found: R[]) => Promise<Handled<ReplyOf<E>>>
  ): void {
    const answerNone = (context: BuyerContext<InputOf<E>>) => answerOf(context, [])
    this.buyer(endpoint, answerNone, async context => {
      const { services, db, now, requestContext } = context
      const request = { db, cookies: requestContext.cookies, now }
      const found = await services.people.readOwn(request, key => read(context, key))
      const me = found[0] && viewerOf(found[0].holder)
      return me && answerOf({ ...context, me, buyerId: me.id }, found)
    })
  }

  /**
   * A call of the counter: the gate has let this caller through. What a seller may call limits its query to `scope`,
   * the rows of its shop.
   */
  ops<E extends Endpoint>(
    endpoint: E,
    handler: (context: CounterContext<InputOf<E>>) => Promise<Handled<ReplyOf<E>>>
  ): void {
    this.add('ops', endpoint, async context => {
      const { caller } = context.requestContext
      return caller ? handler({ ...context, caller, scope: scopeOf(caller) }) : fail(coreErrors.unauthorized)
    })
  }

  /**
   * A call that charges or creates. `prepare` does what must not happen inside a transaction (hashing, network) and
   * may reject; `charge` runs in the transaction that also keeps the answer under the Idempotency-Key (D7), once `lock`
   * has locked what it says, in the statement that looks whether the session was ended.
   */
  charging<E extends Endpoint, P>(
    endpoint: E,
    steps: {
      prepare: (
        context: BuyerContext<InputOf<E>>
      ) => Promise<{ ok: true; value: P } | ReturnType<typeof fail>>
      lock?: (buyerId: number) => SQL
      charge: (
        context: BuyerContext<InputOf<E>>,
        tx: Db,
        after: AfterCommit,
        prepared: P
      ) => Promise<Handled<ReplyOf<E>>>
    }
  ): void {
    const route = endpoint.name
    const run = (context: BuyerContext<InputOf<E>>, known?: Known) =>
      replayOrRun<ReplyOf<E>>(
        context,
        { ownerId: context.buyerId, route },
        async () => {
          const prepared = await steps.prepare(context)
          if (!prepared.ok) return prepared
          return async (tx, after) => {
            // An account that was closed while this was prepared charges nothing.
            const lock = steps.lock?.(context.buyerId)
            const ended = await context.services.people.whyEnded(tx, context.me, lock)
            return ended ? fail(ended) : steps.charge(context, tx, after, prepared.value)
          }
        },
        known
      )
    this.own<E, OwnStored & Known>(
      endpoint,
      async ({ db, requestContext }, session) => {
        const key = keyOf(requestContext)
        const endedBefore = countEnded(key)
        const found = await selectOwnStored(db).execute({ ...session, route, key })
        return found.map(row => ({ ...row, endedBefore }))
      },
      (context, [found]) => run(context, found)
    )
  }

  private add<E extends Endpoint>(
    access: Access,
    endpoint: E,
    handler: (context: Context<InputOf<E>>) => Promise<Handled<ReplyOf<E>>>
  ): void {
    if (endpoint.access !== access) throw new Error(`Declared for ${endpoint.access}: ${endpoint.name}`)
    if (this.routes.has(endpoint.name)) throw new Error(`Declared twice: ${endpoint.name}`)
    this.routes.set(endpoint.name, {
      endpoint,
      async run(rawInput, requestContext, services) {
        const input = parseInput(endpoint, rawInput)
        if (!input.ok) return input
        const { caller } = requestContext
        if (caller && isWritten(endpoint, caller)) {
          requestContext.asked = askedBy(caller, endpoint, input.value, requestContext.id)
        }
        try {
          const work = handler(makeContext(input.value, requestContext, services))
          requestContext.hold?.(work)
          // A long body takes as long as its sender does.
          const done = await (endpoint.streamed ? work : within(services.config.answerTimeoutMs, work))
          if (requestContext.asked && done.ok) await recordCall(services, requestContext.asked)
          return done
        } catch (error) {
          if (error instanceof ApiException) return { ok: false, error: error.error }
          const known = services.checkErrorCodes[brokenCheck(error) ?? '']
          if (known) return { ok: false, error: known }
          throw error
        }
      }
    })
  }

  /** Fixed paths before paths with parameters: /buyer/product/keyword is not the product "keyword". */
  sorted(): Route[] {
    const score = (route: Route) =>
      splitEndpoint(route.endpoint.name)
        .path.split('/')
        .map(part => (part.startsWith('{') ? '1' : '0'))
        .join('')
    return [...this.routes.values()].toSorted((a, b) => score(a).localeCompare(score(b)))
  }
}

function makeContext<I>(input: I, requestContext: RequestContext, services: Services): Context<I> {
  let viewer: Promise<Viewer | undefined> | undefined
  const now = services.clock.now()
  return {
    input,
    services,
    db: services.db,
    now,
    requestContext,
    viewer: () => (viewer ??= services.people.findViewer(services.db, requestContext.cookies, now)),
    transact: transactor(services, requestContext.asked)
  }
}
