import type { Actor } from './actor.ts'
import { hasShipment } from './progress.ts'
import type { OrderStatus } from './status.ts'

/** Whether the courier reported it: a location or the delivery. */
export const isReported = ({ actor }: { actor: Actor }): boolean => actor === 'expedition'

/** An order's history without the entries of its tracking panel (order-74). */
export const historyBeside = <T extends { actor: Actor }>(entries: readonly T[], status: OrderStatus): T[] =>
  entries.filter(entry => !hasShipment(status) || !isReported(entry))
