import { and, eq } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { countToBound } from '#server/core/db/count-to-bound.ts'
import { webhookDeliveries } from './schema.ts'

/** What waits at a webhook, exact to the bound of lists, and one more where there is more. */
export const countWaiting = (db: Db, id: number): Promise<number> =>
  countToBound(
    db,
    webhookDeliveries,
    and(eq(webhookDeliveries.webhookId, id), eq(webhookDeliveries.status, 'waiting'))
  )
