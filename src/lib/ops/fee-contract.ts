import * as z from 'zod/mini'

import { feeGroup, feeGroupName } from '#lib/content/fee-contract.ts'
import { endpoint } from '#lib/core/schema/endpoint.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import { count, seenVersion, text } from '#lib/core/schema/fields.ts'
import { goodsType } from '#lib/product/product-shapes.ts'

/** Categories that one group may name, and characters of such a name. */
export const maxNames = 40
const maxNameLength = 60

export const saveFeeGroup = endpoint('PUT /ops/fee-group', {
  access: 'ops',
  roles: ['finance'],
  summary:
    'Sets the rate and the categories of one fee group, or adds it; the page of fees shows them at once',
  versioned: true,
  errors: [coreErrors.changed_meanwhile],
  input: z.object({
    type: goodsType,
    name: feeGroupName,
    /** Hundredths of a percent: 150 is 1.5 %. */
    rate_basis_points: count.check(z.maximum(10_000)),
    category_names: z
      .array(text(maxNameLength, 'Nama kategori wajib diisi'))
      .check(z.minLength(1, 'Kategori wajib diisi'), z.maxLength(maxNames)),
    /** The version that was seen; absent for a group that is added. */
    updated_at: z.optional(seenVersion)
  }),
  reply: feeGroup
})

export const removeFeeGroup = endpoint('DELETE /ops/fee-group/{type}/{name}', {
  access: 'ops',
  roles: ['finance'],
  summary: 'Removes a fee group; its categories fall to another one of the same kind, with that rate',
  versioned: true,
  errors: [coreErrors.not_found, coreErrors.changed_meanwhile],
  input: z.object({
    type: goodsType,
    name: feeGroupName,
    /** The group that gets its categories. */
    into: feeGroupName,
    /** The version of that group that was seen: it is chosen by its rate. */
    into_updated_at: seenVersion,
    updated_at: seenVersion
  }),
  /** The group that got them. */
  reply: feeGroup
})
