import * as contract from '#lib/chat/contract.ts'
import { chatErrors } from '#lib/chat/errors.ts'
import { exactTotal } from '#lib/core/limits.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'

import { lockCart } from '#server/cart/cart.ts'
import { answer, pageMeta } from '#server/core/http/answer.ts'
import type { BuyerContext } from '#server/core/http/context.ts'
import type { Api } from '#server/core/http/registry.ts'
import { announceCounters } from '#server/notification/announce.ts'
import { announceConversation } from './announce-conversation.ts'
import type { GivenContent } from './check-content.ts'
import { findReceiver, showConversationWith } from './find-party.ts'
import { listConversations } from './list-conversations.ts'
import { listMessages, threadMeta } from './list-messages.ts'
import { markRead } from './mark-read.ts'
import { toMessages } from './present-messages.ts'
import { blockShop, hideConversation, reportConversation } from './part-ways.ts'
import { rejectOneMore, sendMessage } from './send.ts'
import { type Conversation, lockConversation, readConversation } from './sides.ts'
import { findConversation, openConversation } from './write-message.ts'

/** A buyer's conversations with shops and with the marketplace. */
export function chatRoutes(api: Api): void {
  api.buyer(contract.listConversations, async ({ db, buyerId, input, now }) => {
    const { list, total } = await listConversations(db, buyerId, input, now)
    return answer(list, { meta: pageMeta(input.page, input.per_page, Math.min(total, exactTotal)) })
  })

  api.buyer(contract.showConversationWith, async ({ db, buyerId, input, now }) => {
    const found = await showConversationWith(db, buyerId, input.id, now)
    return found.ok ? answer(found.value) : found
  })

  api.buyer(contract.listMessages, async ({ db, buyerId, services, input, now }) => {
    const conversation = await readConversation(db, { buyerId }, input.id)
    if (!conversation) return fail(chatErrors.conversation_not_found)
    const { list, total } = await listMessages(db, conversation.id, input)
    const viewing = { appSecret: services.config.appSecret, now, side: 'buyer' } as const
    const shown = await toMessages(db, conversation, list, viewing)
    return answer(shown, { meta: threadMeta(input, total) })
  })

  api.buyer(contract.createConversation, async context => {
    const { db, buyerId, input, now } = context
    const receiver = await findReceiver(db, buyerId, input)
    if (!receiver.ok) return receiver
    const shopId = receiver.value
    const known = await findConversation(db, buyerId, shopId)
    return send(context, { known, parties: { buyerId, shopId } }, async tx => {
      // The cart is the lock for everything that a buyer opens.
      await lockCart(tx, buyerId)
      const isNew = (await findConversation(tx, buyerId, shopId)) === undefined
      const tooMany = isNew ? await rejectOneMore(tx, buyerId, now) : undefined
      return tooMany ?? mayWrite(await openConversation({ tx, now }, buyerId, shopId))
    })
  })

  api.buyer(contract.sendMessage, async context => {
    const { db, buyerId, input } = context
    const known = await readConversation(db, { buyerId }, input.id)
    if (!known) return fail(chatErrors.conversation_not_found)
    return send(context, { known, parties: known }, async tx => {
      const locked = await lockConversation(tx, { buyerId }, known.id)
      return locked ? mayWrite(locked) : fail(chatErrors.conversation_not_found)
    })
  })

  api.buyer(contract.readConversation, ({ transact, buyerId, input, now }) =>
    transact(async (tx, after) => {
      const conversation = await lockConversation(tx, { buyerId }, input.id)
      if (!conversation) return fail(chatErrors.conversation_not_found)
      await markRead({ tx, after, now }, conversation, 'buyer', input.up_to)
      return answer({ counters: await announceCounters(tx, after, buyerId) })
    })
  )

  api.buyer(contract.deleteConversation, ({ transact, buyerId, input, now }) =>
    transact(async (tx, after) => {
      const conversation = await lockConversation(tx, { buyerId }, input.id)
      if (!conversation) return fail(chatErrors.conversation_not_found)
      await hideConversation(tx, conversation, now)
      announceConversation(after, conversation)
      return answer(
        { counters: await announceCounters(tx, after, buyerId) },
        { message: 'Percakapan dihapus' }
      )
    })
  )

  api.buyer(contract.reportConversation, ({ transact, buyerId, input, now }) =>
    transact(async (tx, after) => {
      const conversation = await lockConversation(tx, { buyerId }, input.id)
      if (!conversation) return fail(chatErrors.conversation_not_found)
      const isReported = await reportConversation(tx, conversation, input.reason, now)
      if (isReported) announceConversation(after, conversation)
      return isReported
        ? answer(null, { message: 'Laporan terkirim. Terima kasih.' })
        : fail(chatErrors.reported_already)
    })
  )

  api.buyer(contract.blockShop, ({ transact, buyerId, input, now }) =>
    transact(async (tx, after) => {
      const conversation = await lockConversation(tx, { buyerId }, input.id)
      // The marketplace itself cannot be blocked: it answers complaints and withdrawals.
      if (!conversation || conversation.shopId === null) return fail(chatErrors.conversation_not_found)
      await blockShop(tx, conversation, input.blocked, now)
      announceConversation(after, conversation)
      return answer(
        { is_blocked: input.blocked },
        { message: input.blocked ? 'Toko diblokir' : 'Blokir dibuka' }
      )
    })
  )
}

/** A buyer who blocks a shop does not write to it either: it could not answer. */
const mayWrite = (conversation: Conversation): Result<Conversation> =>
  conversation.blockedByBuyerAt === null ? ok(conversation) : fail(chatErrors.shop_blocked)

async function send(
  { services, transact, now, buyerId, input }: BuyerContext<GivenContent>,
  to: { known: Conversation | undefined; parties: { buyerId: number; shopId: number | null } },
  open: Parameters<typeof sendMessage>[0]['open']
) {
  const sender = { role: 'buyer', id: buyerId, by: buyerId, quota: `buyer-${buyerId}` } as const
  const sent = await sendMessage(
    { services, transact, now, sender, given: input, open, ...to },
    async (tx, after, message) => ({
      conversation_id: message.conversation_id,
      message,
      counters: await announceCounters(tx, after, buyerId)
    })
  )
  return sent.ok ? answer(sent.value) : sent
}
