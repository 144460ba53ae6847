import * as z from 'zod/mini'

import { endpoint } from '#lib/core/schema/endpoint.ts'
import { isoDate, nothing, privateFile } from '#lib/core/schema/fields.ts'
import { identityErrors } from './errors.ts'

/** Hours after the request in which a copy can be downloaded. */
export const exportHours = 24

/** State of the newest copy of the person's data. */
export const dataCopy = z.object({
  status: z.enum(['none', 'waiting', 'ready', 'failed']),
  requested_at: z.nullable(isoDate),
  /** End of the download period; null without a file. */
  until: z.nullable(isoDate),
  file: privateFile
})

export const requestExport = endpoint('POST /buyer/export', {
  access: 'buyer',
  summary: "Asks for a copy of one's data; one that is being made is not begun again",
  errors: [identityErrors.export_limit],
  input: nothing,
  reply: dataCopy
})

export const readExport = endpoint('GET /buyer/export', {
  access: 'buyer',
  summary: "Where the newest copy of one's data stands, and its file for 24 hours",
  input: nothing,
  reply: dataCopy
})
