import type { CallName, Sent } from '#lib/calls.ts'

/** The calls by which the autopilot changes something: it makes no other. */
type ActName = Extract<
  CallName,
  | 'POST /ops/payment/settle'
  | `POST /ops/transaction/{id}/${'accept' | 'pack' | 'ship' | 'trace' | 'deliver' | 'refuse' | 'reject'}`
  | `POST /ops/nego/{id}/${'approve' | 'decline'}`
  | `POST /ops/complain/{id}/${'answer' | 'arbitrate' | 'ship' | 'deliver' | 'received'}`
  | `POST /ops/withdraw/{id}/${'claim' | 'settle' | 'fail'}`
  | 'POST /ops/conversation/{id}/send'
  | 'POST /ops/review/{id}/reply'
>

/** A call to be made at a time (milliseconds since 1970), with its Idempotency-Key: of an object and a step. */
export type PlannedCall = {
  [L in ActName]: { at: number; key: string; endpoint: L; input: Sent<L> }
}[ActName]

/** The first of some calls that is due. */
export const firstDue = (calls: readonly PlannedCall[], now: Date): PlannedCall | undefined =>
  calls.filter(({ at }) => at <= now.getTime()).sort((a, b) => a.at - b.at)[0]

/** The last of some times, in milliseconds since 1970. */
export const lastOf = (dates: readonly (string | null)[]): number =>
  Math.max(...dates.map(date => (date === null ? 0 : Date.parse(date))))
