import * as z from 'zod/mini'

import { addressTexts } from '#lib/address/texts.ts'
import { phoneDigits } from '#lib/address/typed-digits.ts'
import { day, text, wholeNumber } from '#lib/core/schema/fields.ts'
import { floorProblem, siteAccesses, siteHours, siteLimits, unloaders } from './site-needs.ts'

export const siteAccess = z.enum(siteAccesses)
export const siteHour = z.enum(siteHours)

/** The buyer's needs for the site (checkout-40). The allowed days depend on the clock: `siteProblems`. */
export const siteNeeds = z.object({
  access: z.optional(siteAccess),
  unloading: z.optional(z.enum(unloaders)),
  /** 1 is the ground floor. */
  floor: z.optional(wholeNumber(1, siteLimits.floor, floorProblem)),
  /** Jakarta day, from tomorrow on, up to 30 days ahead. */
  date: z.optional(day),
  hours: z.optional(siteHour),
  contact_name: z.optional(text(siteLimits.text)),
  contact_phone: z.optional(
    z
      .string()
      .check(
        z.maxLength(60, { error: addressTexts.phone, abort: true }),
        z.overwrite(phoneDigits),
        z.regex(/^(\d{10,14})?$/, addressTexts.phone)
      )
  ),
  /** Name of a project or number of a purchase order. */
  reference: z.optional(text(siteLimits.text))
})

/** The same as stored on an order. */
export const storedSiteNeeds = z.object({
  access: z.optional(siteAccess),
  unloading: z.optional(z.enum(unloaders)),
  floor: z.optional(z.int()),
  date: z.optional(z.string()),
  hours: z.optional(siteHour),
  contact_name: z.optional(z.string()),
  contact_phone: z.optional(z.string()),
  reference: z.optional(z.string())
})
