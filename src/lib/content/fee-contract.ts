import * as z from 'zod/mini'

import { endpoint } from '#lib/core/schema/endpoint.ts'
import { isoDate, nothing, whole } from '#lib/core/schema/fields.ts'
import { goodsType } from '#lib/product/product-shapes.ts'

import { feeGroupNames } from './fee-group-names.ts'

/** The groups shared by both kinds of goods. */
export const feeGroupName = z.enum(feeGroupNames)

/** The seller's service fee of one group of categories. */
export const feeGroup = z.object({
  type: goodsType,
  name: feeGroupName,
  /** Hundredths of a percent: 150 is 1.5 %. */
  rate_basis_points: whole,
  category_names: z.array(z.string()),
  /** When the counter last changed it: its version. */
  updated_at: isoDate
})

export type FeeGroup = z.output<typeof feeGroup>

export const listFeeGroups = endpoint('GET /buyer/fee-group', {
  access: 'public',
  summary: 'The service fees of sellers: groups A to E of both kinds of goods',
  input: nothing,
  reply: z.array(feeGroup)
})
