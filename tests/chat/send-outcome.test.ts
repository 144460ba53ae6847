import { expect, it } from 'vitest'

import { outcomeOf, retryAfter } from '#lib/chat/send-outcome.ts'

import { errorByCode } from '../support/errors.ts'

it.each([
  ['offline', 'retry'],
  ['timeout', 'retry'],
  ['bad_answer', 'retry'],
  ['server_error', 'retry'],
  ['busy', 'retry'],
  ['unauthorized', 'signIn'],
  ['session_over', 'signIn'],
  ['too_many_messages', 'pause'],
  ['too_many_requests', 'pause'],
  ['message_empty', 'reject'],
  ['shop_blocked', 'reject'],
  ['conversation_not_found', 'reject'],
  ['too_large', 'reject'],
  ['too_many_conversations', 'reject']
] as const)('[chat-22, chat-23, chat-24] after %s: %s', (code, next) => {
  expect(outcomeOf(errorByCode[code]).next).toBe(next)
})

it.each([
  [{ retry_after: 12 }, 12_000],
  [{ retry_after: 100_000 }, 600_000],
  [{ retry_after: -1 }, 1_000],
  [{}, 1_000]
])('[chat-23] a pause is what the server says, from 1 second to 10 minutes: %o', (details, ms) => {
  expect(outcomeOf({ ...errorByCode.too_many_messages, details })).toEqual({ next: 'pause', ms })
})

it('[chat-24] tries come at growing intervals of at most a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 60].map(retryAfter)).toEqual([2, 4, 8, 16, 32, 60, 60].map(s => s * 1_000))
})
