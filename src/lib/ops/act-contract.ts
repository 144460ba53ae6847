import * as z from 'zod/mini'

import { actRoles } from '#lib/core/schema/act-roles.ts'
import { endpoint } from '#lib/core/schema/endpoint.ts'
import { day, id, isoDate, text, whole, wholeNumber } from '#lib/core/schema/fields.ts'

/** What somebody of the counter did (ops-57). */
export const act = z.object({
  id: whole,
  date: isoDate,
  /** The operator, or the shop's slug; 'tidak dikenal' for wrong tokens. */
  name: z.string(),
  role: z.enum(actRoles),
  shop_id: z.nullable(whole),
  /** 'PUT /ops/product/{id}'; 'REJECT /ops/session' where wrong tokens made an address wait */
  call: z.string(),
  /** What it happened to: 'product' and its number. */
  kind: z.string(),
  object_id: z.nullable(whole),
  /** What the console shows it by, where that is more than its number: an order's code, 'Semen Putih (5)'. */
  object: z.nullable(z.string()),
  /** What was sent, as JSON, without files and secrets. */
  input: z.string(),
  /** The fields that changed, as JSON: as they were, and as they are. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  request_id: z.string()
})
export type Act = z.output<typeof act>

/** A file of lines, and where the next one continues; null at the end. */
export const csvFile = z.object({
  /** 'catatan-20261127-0930.csv' */
  file_name: z.string(),
  count: whole,
  csv: z.string(),
  next: z.nullable(whole)
})

const filter = {
  name: z.optional(text(200)),
  call: z.optional(text(200)),
  kind: z.optional(text(60)),
  /** With `kind`: the acts on one object. */
  object_id: z.optional(id),
  /**
   * What a screen shows of an object: an order's or a promo's code, a withdrawal's number, an SKU, a shop's name, or the number of
   * something; with `kind` only of that kind. An order's code is that of its complaints too.
   */
  number: z.optional(text(60)),
  shop_id: z.optional(id),
  /** Days of Jakarta, both included. */
  start_date: z.optional(day),
  end_date: z.optional(day),
  /** The last first, or the oldest. */
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
  /** Continues behind this act: the last one's id. */
  before: z.optional(id)
}

export const listActs = endpoint('GET /ops/act', {
  access: 'ops',
  roles: ['clerk', 'finance', 'support'],
  summary:
    "Who did what at the counter, the last first or the oldest; owner and finance read everybody's, others their own",
  input: z.object({ ...filter, per_page: z._default(wholeNumber(1, 100), 50) }),
  reply: z.object({
    acts: z.array(act),
    /** The next `before`; null at the end. */
    next: z.nullable(whole),
    /** Whether nothing has the `number` that was asked for. */
    is_unknown: z.boolean()
  })
})

export const exportActs = endpoint('GET /ops/act/file', {
  access: 'ops',
  recorded: true,
  roles: ['clerk', 'finance', 'support'],
  summary: 'The same as CSV, up to 1,000 acts a file; `next` continues in a further one',
  input: z.object(filter),
  reply: csvFile
})
