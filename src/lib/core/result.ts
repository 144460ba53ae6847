import type { RefusalCode } from './refusals.ts'

/** An expected "no": shown to a person, never a bug. */
export type Refusal = {
  code: RefusalCode
  status: number
  /** Indonesian, ready to show. */
  message: string
  /** Field name → its message. */
  fields?: Record<string, string>
  /** Figures that the client needs to go on: new totals, seconds to wait. */
  details?: Record<string, unknown>
}

export type Result<T, R = Refusal> = { ok: true; value: T } | { ok: false; error: R }

export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value })
