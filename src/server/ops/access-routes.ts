import { eq } from 'drizzle-orm'

import { fail } from '#lib/core/schema/api-error.ts'
import { mayCall } from '#lib/core/schema/endpoint.ts'
import { noShopYet } from '#lib/goods/empty-texts.ts'
import * as contract from '#lib/ops/access-contract.ts'
import { moveClock } from '#lib/ops/contract.ts'
import { opsErrors } from '#lib/ops/errors.ts'
import { shopErrors } from '#lib/shop/errors.ts'

import { answer, pageMeta } from '#server/core/http/answer.ts'
import type { CounterContext } from '#server/core/http/context.ts'
import { noteReplay } from '#server/core/http/idempotency.ts'
import type { Api } from '#server/core/http/registry.ts'
import { hangUpSockets } from '#server/identity/sign-in.ts'
import { shops } from '#server/shop/schema.ts'
import { bearerOf } from './find-caller.ts'
import { closeConsoleSession, openConsoleSession } from './console-session.ts'
import { listShops } from './list-shops.ts'
import { issueToken, revokeToken } from './shop-tokens.ts'

/** Who acts at the counter: the console's session, and the tokens of shops (D43). */
export function opsAccessRoutes(api: Api): void {
  const whoIs = (context: CounterContext<unknown>) => describeCaller(api, context)

  api.ops(contract.readCaller, whoIs)

  api.ops(contract.openConsole, async context => {
    const { transact, requestContext, now, services } = context
    const token = bearerOf(requestContext.headers.get('authorization') ?? undefined)
    // A console that is signed in already has no token to exchange.
    if (!token) noteReplay(requestContext)
    const replaced = token && (await transact(tx => openConsoleSession(tx, requestContext, token, now)))
    if (replaced) await hangUpSockets(services, [replaced])
    return whoIs(context)
  })

  api.ops(contract.closeConsole, async ({ transact, requestContext, services }) => {
    const ended = await transact(async tx => {
      const session = await closeConsoleSession(tx, requestContext)
      if (session === undefined) noteReplay(requestContext)
      return session
    })
    if (ended !== undefined) await hangUpSockets(services, [ended])
    return answer(null)
  })

  api.ops(contract.listOpsShops, async ({ db, input }) => {
    const { items, total } = await listShops(db, input)
    const meta = pageMeta(input.page, input.per_page, total)
    return answer(items, { meta, ...(total === 0 && !input.keyword && { message: noShopYet }) })
  })

  api.ops(contract.issueShopToken, async ({ transact, input, now, caller, services }) =>
    transact(async (tx, after) => {
      const issued = await issueToken(tx, input, now)
      if (issued === undefined) return fail(shopErrors.shop_not_found)
      if (issued === 'replaced meanwhile') return fail(opsErrors.token_changed)
      services.log.info({ operator: caller.name, shopId: input.id }, 'shop token issued')
      after.run(services => hangUpSockets(services, issued.ended))
      return answer({ shop_id: input.id, token: issued.token, issued_at: now.toISOString() })
    })
  )

  api.ops(contract.revokeShopToken, async ({ transact, input, caller, services }) =>
    transact(async (tx, after) => {
      const ended = await revokeToken(tx, input.id)
      if (!ended) return fail(shopErrors.shop_not_found)
      services.log.info({ operator: caller.name, shopId: input.id }, 'shop token revoked')
      after.run(services => hangUpSockets(services, ended))
      return answer(null)
    })
  )
}

async function describeCaller(api: Api, { db, caller, services }: CounterContext<unknown>) {
  const { name, role } = caller
  const calls = [...api.routes.values()].map(({ endpoint }) => endpoint)
  return answer({
    name,
    role,
    shop: caller.role === 'seller' ? await readShop(db, caller.shopId) : null,
    calls: calls
      // Outside of the demo the clock is moved by nobody (ops-7).
      .filter(one => mayCall(role, one) && (services.config.demo || one !== moveClock))
      .map(({ name: endpoint }) => endpoint)
  })
}

async function readShop(db: CounterContext<unknown>['db'], id: number) {
  const [shop] = await db
    .select({ id: shops.id, slug: shops.slug, name: shops.name })
    .from(shops)
    .where(eq(shops.id, id))
  return shop ?? null
}
