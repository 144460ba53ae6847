import { coreErrors } from '#lib/core/schema/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'
import { type SiteNeeds, siteProblems, tidyNeeds } from '#lib/order/site-needs.ts'

/** The site's needs as stored with an order; rejects a day that can no longer be requested (checkout-41). */
export function takeSite(needs: SiteNeeds | undefined, now: Date): Result<SiteNeeds | null> {
  const problems = Object.entries(siteProblems(needs ?? {}, now))
  const [first] = problems
  if (!first) return ok(tidyNeeds(needs ?? {}))
  const fields = Object.fromEntries(problems.map(([name, message]) => [`site.${name}`, message]))
  return fail(coreErrors.invalid_input, { message: first[1], fields })
}
