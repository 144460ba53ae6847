import { serverNow } from '#lib/core/api/server-time.ts'

/** Whether the deadline of an order or a complaint has passed: by the server's clock, which the demo moves. */
export const isOverdue = ({ deadline }: { deadline: { at: string } | null }): boolean =>
  deadline !== null && new Date(deadline.at) < serverNow()
