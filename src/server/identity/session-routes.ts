import { fail } from '#lib/core/schema/api-error.ts'
import { identityErrors } from '#lib/identity/errors.ts'
import * as contract from '#lib/identity/session-contract.ts'

import { answer, pageMeta } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'
import manifest from '../../../package.json' with { type: 'json' }
import { readActivityPage, recordEvent } from './account-events.ts'
import { endDevices, readDevices } from './devices.ts'
import { noteLife } from './last-activity.ts'
import { forget } from './session.ts'
import { hangUp } from './sign-in.ts'

/** The oldest supported client version: every client that uses v1. */
const oldestClient = '0.1.0'

/** A person's devices and account activity. */
export function sessionRoutes(api: Api): void {
  api.buyer(contract.listSessions, async ({ db, me, now }) =>
    answer(await readDevices(db, me.id, me.sessionId, now))
  )

  api.buyer(contract.revokeSessions, async ({ transact, me, input, requestContext, now, services }) => {
    const ids = input.session_ids
    const ended = await transact(async tx => {
      const ended = await endDevices(tx, me.id, ids, now)
      const kind = ids ? 'session_revoked' : 'sessions_revoked'
      if (ended && ended.length > 0) await recordEvent(tx, { userId: me.id, kind, requestContext, now })
      return ended
    })
    if (!ended) return fail(identityErrors.session_not_found)
    if (ended.includes(me.sessionId)) forget(requestContext)
    await hangUp(services, me.id, ended)
    return answer(null, {
      message: ids ? 'Perangkat telah dikeluarkan' : 'Semua perangkat telah dikeluarkan'
    })
  })

  api.buyer(contract.updateStatus, async ({ db, me, now }) => {
    await noteLife(db, me.id, now)
    return answer(null)
  })

  api.open(contract.readVersion, async () =>
    answer({ version: manifest.version, min_version: oldestClient, api: 'v1' })
  )

  api.buyer(contract.listActivity, async ({ db, me, input }) => {
    const { list, total } = await readActivityPage(db, me.id, input)
    return answer(list, { meta: pageMeta(input.page, input.per_page, total) })
  })
}
