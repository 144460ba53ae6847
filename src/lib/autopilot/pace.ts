import { chance, type Pause } from './chance.ts'

/** Minutes that each of them takes after what happened before. */
export const pauses = {
  pay: [2, 3],
  accept: [1, 10],
  pack: [2, 10],
  ship: [3, 12],
  shipRest: [10, 25],
  trace: [4, 12],
  deliver: [5, 15],
  negotiation: [2, 8],
  chat: [1, 3],
  review: [2, 10],
  answer: [3, 15],
  rule: [10, 30],
  sendAgain: [5, 20],
  receive: [5, 15],
  claim: [1, 5],
  payout: [2, 6]
} as const satisfies Record<string, Pause>

/** How many times longer a seller takes that is late. */
export const lateFactor = 6

/** Shares of orders that do not go as they should; the rest does. */
const stories = [
  ['rejected', 0.05],
  ['late', 0.1],
  ['parts', 0.15],
  ['damaged', 0.08],
  ['refused', 0.08]
] as const
export type Story = (typeof stories)[number][0] | 'plain'

/** Shares of payments that nobody makes, withdrawals that the bank returns, and complaints that get another offer. */
export const shares = { unpaid: 0.1, failed: 0.1, countered: 0.3 } as const

/** What becomes of an order, decided by its number alone. 'refused' needs cash, 'parts' several pieces. */
export function storyOf(orderId: number): Story {
  let left = chance(`story ${orderId}`)
  for (const [story, share] of stories) {
    if (left < share) return story
    left -= share
  }
  return 'plain'
}
