import { and, eq } from 'drizzle-orm'

import { coreErrors } from '#lib/core/schema/errors.ts'
import { joinChannel, signSocketIn } from '#lib/core/schema/realtime-contract.ts'
import { fail } from '#lib/core/schema/api-error.ts'

import type { Db } from '#server/core/db/connect.ts'
import { conversations } from '#server/chat/schema.ts'
import { answer } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'

/** Private channels: the buyer's own channel and the buyer's conversations (D16). */
export function realtimeRoutes(api: Api): void {
  api.buyer(joinChannel, async ({ db, buyerId, me, input, services }) => {
    const isAllowed = await mayJoin(db, buyerId, input.channel_name)
    if (!isAllowed) return fail(coreErrors.forbidden)
    const auth = services.realtime.authorize(input.socket_id, input.channel_name, me.sessionId)
    return answer({ auth }, { beside: { auth } })
  })

  api.buyer(signSocketIn, async ({ me, input, services }) => {
    const signed = services.realtime.signIn?.(input.socket_id, me.sessionId)
    return signed ? answer(signed, { beside: signed }) : fail(coreErrors.not_found)
  })
}

async function mayJoin(db: Db, buyerId: number, channel: string): Promise<boolean> {
  const [kind, id] = channel.replace('private-', '').split('.')
  if (kind === 'user') return Number(id) === buyerId
  const found = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.id, Number(id)), eq(conversations.buyerId, buyerId)))
  return found.length > 0
}
