import { exportActs, listActs } from '#lib/ops/act-contract.ts'
import { actsCsv, actsFileName } from '#lib/ops/acts-csv.ts'
import { actFileLimit } from '#lib/ops/limits.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { opsErrors } from '#lib/ops/errors.ts'
import { readOverview as readOverviewCall } from '#lib/ops/overview-contract.ts'

import { answer } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'
import { readActs } from './list-acts.ts'
import { periodBefore, readOverview } from './overview.ts'

/** The record of what was done at the counter, and its figures. */
export function opsActRoutes(api: Api): void {
  api.ops(listActs, async ({ db, input, caller }) =>
    answer(await readActs(db, caller, input, input.per_page))
  )

  api.ops(exportActs, async ({ db, input, caller, now }) => {
    const { acts, next } = await readActs(db, caller, input, actFileLimit)
    return answer({ file_name: actsFileName(now), count: acts.length, csv: actsCsv(acts), next })
  })

  api.ops(readOverviewCall, async ({ db, input, caller, now, services }) => {
    const before = periodBefore(input)
    if (!before) return fail(opsErrors.period_invalid)
    const read = await readOverview(db, caller.role, { period: input, before, now })
    return answer(services.config.autopilot ? { ...read, is_played: true } : read)
  })
}
