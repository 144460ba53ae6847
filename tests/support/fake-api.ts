import type { Mock } from 'vitest'

import type { ApiErrorCode } from '#lib/calls.ts'
import type { PageMeta } from '#lib/core/schema/endpoint.ts'

import { errorByCode } from './errors.ts'

export const lost = { ok: false, error: errorByCode.offline } as const
export const rejected = (code: ApiErrorCode) => ({ ok: false, error: errorByCode[code] }) as const
export const answered = (value: unknown, message = 'OK', meta: PageMeta | null = null) =>
  ({ ok: true, value, message, meta }) as const

type Reply = ReturnType<typeof answered> | typeof lost | ReturnType<typeof rejected>
type Sent = { endpoint: string; input: Record<string, unknown>; options: { key?: string } }

/** The calls of a mocked `call`, in order. */
export const sentTo = (call: Mock, endpoint: string): Sent[] =>
  (call.mock.calls as [string, Record<string, unknown>, { key?: string } | undefined][])
    .map(([sentEndpoint, input, options]) => ({ endpoint: sentEndpoint, input, options: options ?? {} }))
    .filter(sent => sent.endpoint === endpoint)

/** Answers a mocked `call` by its endpoint; an endpoint without an answer fails the test. */
export function answerBy(
  call: Mock,
  answers: Record<string, (input: never) => Reply | Promise<Reply>>
): void {
  call.mockImplementation(async (endpoint: string, input: never) => {
    const answer = answers[endpoint]
    if (!answer) throw new Error(`Nobody expected ${endpoint}`)
    return answer(input)
  })
}

/** A request whose answer waits until the test gives it. */
export function held() {
  let give: (reply: Reply) => void = () => {}
  const answer = new Promise<Reply>(resolve => (give = resolve))
  return { answer, give }
}
