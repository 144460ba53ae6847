import type { CounterContext } from '#server/core/http/context.ts'
import type { Closer } from '#server/withdrawal/close-withdrawal.ts'

/** Who closes a withdrawal at the counter. */
export const closerOf = ({ caller, services }: CounterContext<unknown>): Closer => ({
  by: caller.name,
  hasService: services.payout !== undefined
})
