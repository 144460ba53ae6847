import * as z from 'zod/mini'

import { endpoint } from '#lib/core/schema/endpoint.ts'
import { empty, flag } from '#lib/core/schema/fields.ts'

export const updateConsent = endpoint('POST /buyer/consent/update', {
  access: 'buyer',
  summary: 'Whether the person wants messages that are not about an order',
  input: z.object({ promotions: flag }),
  reply: empty
})
