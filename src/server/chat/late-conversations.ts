import { subHours } from 'date-fns/subHours'
import { type SQL, sql } from 'drizzle-orm'

import { accountClosings } from '#server/identity/personal-data-schema.ts'
import { messages, unansweredBySeller } from './schema.ts'

/** Hours that a buyer waits for an answer before the counter is told; no decision gives chat a limit, so it is that of a negotiation. */
const maxWaitHours = 24

/**
 * The condition of conversations `c` whose buyer has waited longer than a day for an answer: since the first message that nobody
 * answered, however often another one followed. Buyers who take no answer, or are gone, wait for none.
 */
export const isLateConversation = (now: Date): SQL =>
  sql`(${sql.raw(unansweredBySeller)} and exists (select from ${messages} m where m.conversation_id = c.id
      and m.id > c.last_reply_id and m.role = 'buyer' and m.created_at < ${subHours(now, maxWaitHours).toISOString()}::timestamptz)
    and not exists (select from ${accountClosings} a where a.user_id = c.buyer_id and a.closed_at is not null))`
