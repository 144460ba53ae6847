import type { AfterCommit } from '#server/core/after-commit.ts'
import { shopChannel, userChannel } from '#server/notification/announce.ts'

/** The channel of no shop: the marketplace's own, which hears of all conversations. */
const marketplaceChannel = shopChannel(0)

/** Channels of the lists that show a conversation: its buyer's, its shop's and the marketplace's. */
export const listChannels = (buyerId: number, shopId: number | null): string[] => [
  userChannel(buyerId),
  ...(shopId === null ? [] : [shopChannel(shopId)]),
  marketplaceChannel
]

/** Tells open lists, after the commit, that a conversation changed without a message: hidden, blocked, reported. */
export function announceConversation(
  after: AfterCommit,
  { id, buyerId, shopId }: { id: number; buyerId: number; shopId: number | null }
): void {
  for (const channel of listChannels(buyerId, shopId)) after.publish(channel, 'conversation', { id })
}
