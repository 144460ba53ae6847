import { coreRefusals } from '#lib/core/refusals.ts'
import { refuse } from '#lib/core/refusal.ts'
import { ok, type Result } from '#lib/core/result.ts'
import { type SiteNeeds, siteProblems, tidyNeeds } from '#lib/order/site-needs.ts'

/** The site's needs as they go onto an order; refuses a day that may not be asked for any more (checkout-41). */
export function takeSite(needs: SiteNeeds | undefined, now: Date): Result<SiteNeeds | null> {
  const problems = Object.entries(siteProblems(needs ?? {}, now))
  const [first] = problems
  if (!first) return ok(tidyNeeds(needs ?? {}))
  const fields = Object.fromEntries(problems.map(([name, message]) => [`site.${name}`, message]))
  return refuse(coreRefusals.invalid_input, { message: first[1], fields })
}
