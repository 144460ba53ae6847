import { exportActs, listActs } from '#lib/ops/act-contract.ts'
import { actsCsv, actsFileName } from '#lib/ops/acts-csv.ts'
import { actFileLimit } from '#lib/ops/limits.ts'

import { answer } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'
import { readActs } from './list-acts.ts'

/** The record of what was done at the counter. */
export function opsActRoutes(api: Api): void {
  api.ops(listActs, async ({ db, input, caller }) =>
    answer(await readActs(db, caller, input, input.per_page))
  )

  api.ops(exportActs, async ({ db, input, caller, now }) => {
    const { acts, next } = await readActs(db, caller, input, actFileLimit)
    return answer({ file_name: actsFileName(now), count: acts.length, csv: actsCsv(acts), next })
  })
}
