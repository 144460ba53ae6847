import * as z from 'zod/mini'

import { endpoint } from '#lib/core/schema/endpoint.ts'
import { nothing, whole } from '#lib/core/schema/fields.ts'

const banner = z.object({
  id: whole,
  title: z.string(),
  photo: z.string(),
  /** For phones, 2 : 1. */
  photo_narrow: z.nullable(z.string()),
  url: z.string()
})

export type Banner = z.output<typeof banner>

export const listBanners = endpoint('GET /buyer/banner', {
  access: 'public',
  summary: "The home page's banners in their order",
  input: nothing,
  reply: z.array(banner)
})
