import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

import { actRoles } from '#lib/core/schema/act-roles.ts'

import { instant, ref, rowId } from '#server/core/db/columns.ts'

/**
 * What operators and sellers did (ops-57): one row per change, written in its transaction, and one for each file, sign-in and
 * sign-out. A trigger rejects every update and removal.
 */
export const acts = pgTable(
  'acts',
  {
    id: rowId(),
    at: instant().notNull(),
    /** The operator's name, or the shop's slug. */
    name: text().notNull(),
    role: text({ enum: actRoles }).notNull(),
    /** The shop of a seller; null for operators. */
    shopId: ref(),
    /** The call: 'PUT /ops/product/{id}'. */
    call: text().notNull(),
    /** What it happened to: 'product' and its number. The number is null for what has a key of another kind. */
    kind: text().notNull(),
    objectId: ref(),
    /** What was sent, without files and secrets. */
    input: jsonb().notNull(),
    /** The fields that changed, as they were and as they are; null where the handler names none. */
    before: jsonb(),
    after: jsonb(),
    requestId: text().notNull()
  },
  t => [
    index().on(t.at),
    index().on(t.kind, t.objectId, t.id),
    index().on(t.name, t.id),
    index().on(t.call, t.id),
    index().on(t.shopId, t.id)
  ]
)
