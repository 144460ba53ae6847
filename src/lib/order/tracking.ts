import type { Actor } from './actor.ts'
import { hasShipment } from './progress.ts'
import type { OrderStatus } from './status.ts'

/** Whether the courier told it: where the goods are, or that they are there. */
export const isReported = ({ actor }: { actor: Actor }): boolean => actor === 'expedition'

/** An order's history without what its tracking panel tells already (order-74). */
export const historyBeside = <T extends { actor: Actor }>(entries: readonly T[], status: OrderStatus): T[] =>
  entries.filter(entry => !hasShipment(status) || !isReported(entry))
