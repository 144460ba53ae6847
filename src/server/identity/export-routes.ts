import * as contract from '#lib/identity/export-contract.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { identityErrors } from '#lib/identity/errors.ts'

import { answer } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'
import { recordEvent } from './account-events.ts'
import { readExport, requestExport } from './exports.ts'

/** Export of one's own data: requesting it, and polling until it is ready. */
export function exportRoutes(api: Api): void {
  api.buyer(contract.requestExport, async ({ db, transact, buyerId, requestContext, now, services }) => {
    const outcome = await transact(async tx => {
      const outcome = await requestExport(tx, buyerId, now)
      if (outcome === 'begun')
        await recordEvent(tx, { userId: buyerId, kind: 'data_exported', requestContext, now })
      return outcome
    })
    if (outcome === 'too_many') return fail(identityErrors.export_limit)
    return answer(await readExport(db, services.config.appSecret, buyerId, now))
  })

  api.buyer(contract.readExport, async ({ db, buyerId, now, services }) =>
    answer(await readExport(db, services.config.appSecret, buyerId, now))
  )
}
