import { and, eq, isNull } from 'drizzle-orm'

import { chatErrors } from '#lib/chat/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { ok } from '#lib/core/schema/result.ts'
import * as contract from '#lib/ops/chat-contract.ts'

import { listMessages, threadMeta } from '#server/chat/list-messages.ts'
import { markRead } from '#server/chat/mark-read.ts'
import { toMessages } from '#server/chat/present-messages.ts'
import { conversationReports } from '#server/chat/schema.ts'
import { sendMessage } from '#server/chat/send.ts'
import { type Conversation, lockConversation, readConversation } from '#server/chat/sides.ts'
import type { Db } from '#server/core/db/connect.ts'
import { answer, boundedMeta } from '#server/core/http/answer.ts'
import type { Caller } from '#server/core/http/callers.ts'
import type { Api } from '#server/core/http/registry.ts'
import { holdOpenAccount } from '#server/identity/hold-open-account.ts'
import { noteShopLife } from '#server/shop/shop-life.ts'
import { shops } from '#server/shop/schema.ts'
import { listOpsConversations } from './list-conversations.ts'

/** The other side of chat: a shop in its own conversations, operators in all (D43). */
export function opsChatRoutes(api: Api): void {
  api.ops(contract.listOpsConversations, async ({ db, scope, input, now }) => {
    const { list, total } = await listOpsConversations(db, scope, input, now)
    return answer(list, { meta: boundedMeta(input.page, input.per_page, total) })
  })

  api.ops(contract.listOpsMessages, async ({ db, scope, services, input, now }) => {
    const conversation = await readConversation(db, { scope }, input.id)
    if (!conversation) return fail(chatErrors.conversation_not_found)
    const { list, total } = await listMessages(db, conversation.id, input)
    const viewing = { appSecret: services.config.appSecret, now, side: 'seller' } as const
    const shown = await toMessages(db, conversation, list, viewing)
    return answer(shown, { meta: threadMeta(input, total) })
  })

  api.ops(contract.sendOpsMessage, async ({ db, scope, caller, services, transact, input, now }) => {
    const known = await readConversation(db, { scope }, input.id)
    if (!known) return fail(chatErrors.conversation_not_found)
    const open = async (tx: Db) => {
      if (!(await holdOpenAccount(tx, known.buyerId))) return fail(chatErrors.buyer_gone)
      const locked = await lockConversation(tx, { scope }, known.id)
      if (!locked) return fail(chatErrors.conversation_not_found)
      return locked.blockedByBuyerAt === null ? ok(locked) : fail(chatErrors.blocked_by_buyer)
    }
    const sender = await senderOf(db, caller, known)
    const sent = await sendMessage(
      { services, transact, now, sender, parties: known, known, given: input, open },
      async (tx, _after, message) => {
        if (known.shopId !== null) await noteShopLife(tx, known.shopId, now)
        return { message }
      }
    )
    return sent.ok ? answer(sent.value) : sent
  })

  api.ops(contract.readOpsConversation, ({ transact, scope, caller, input, now }) =>
    transact(async (tx, after) => {
      const conversation = await lockConversation(tx, { scope }, input.id)
      if (!conversation) return fail(chatErrors.conversation_not_found)
      await markRead({ tx, after, now }, conversation, 'seller', input.up_to)
      if (caller.role === 'seller') await noteShopLife(tx, caller.shopId, now)
      const { list } = await listOpsConversations(tx, scope, { id: input.id, ...first }, now)
      return answer({ unread_count: list[0]?.unread_count ?? 0 })
    })
  )

  api.ops(contract.closeReport, ({ transact, caller, input, now }) =>
    transact(async tx => {
      const closed = await tx
        .update(conversationReports)
        .set({ handledAt: now, handledBy: caller.name })
        .where(and(eq(conversationReports.id, input.id), isNull(conversationReports.handledAt)))
        .returning({ id: conversationReports.id })
      return closed.length > 0 ? answer({ id: input.id }) : fail(chatErrors.report_not_found)
    })
  )
}

const first = { filter: 'all', page: 1, per_page: 1 } as const

/** Who speaks: a shop in its threads, also by an operator's hand; in its own threads the marketplace. */
async function senderOf(db: Db, caller: Caller, { shopId }: Conversation) {
  const by = caller.role === 'seller' ? (`shop ${caller.shopId}` as const) : 'operator'
  const quota = `counter-${caller.name}`
  if (shopId === null) return { role: 'admin', id: null, by, quota } as const
  const [shop] =
    caller.role === 'seller'
      ? await db.select({ sellerId: shops.sellerId }).from(shops).where(eq(shops.id, shopId))
      : []
  return { role: 'seller', id: shop?.sellerId ?? null, by, quota } as const
}
