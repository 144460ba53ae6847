import { coreErrors } from '#lib/core/schema/errors.ts'
import {
  joinChannel,
  joinOpsChannel,
  signOpsSocketIn,
  signSocketIn
} from '#lib/core/schema/realtime-contract.ts'
import { fail } from '#lib/core/schema/api-error.ts'

import { answer } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'
import type { Services } from '#server/core/platform/services.ts'
import { type Member, mayJoin } from './may-join.ts'

/** Private channels of buyers, of shops and of operators (D16, D43). */
export function realtimeRoutes(api: Api): void {
  api.buyer(joinChannel, ({ buyerId, me, input, services }) =>
    join(services, { buyerId }, { ...input, sessionId: me.sessionId })
  )
  api.buyer(signSocketIn, async ({ me, input, services }) => signIn(services, input.socket_id, me.sessionId))

  api.ops(joinOpsChannel, ({ caller, scope, input, services }) =>
    join(services, { scope }, { ...input, sessionId: caller.sessionId })
  )
  api.ops(signOpsSocketIn, async ({ caller, input, services }) =>
    signIn(services, input.socket_id, caller.sessionId)
  )
}

type Joining = { socket_id: string; channel_name: string; sessionId: number }

async function join({ db, realtime }: Services, member: Member, to: Joining) {
  if (!(await mayJoin(db, member, to.channel_name))) return fail(coreErrors.forbidden)
  const auth = realtime.authorize(to.socket_id, to.channel_name, to.sessionId)
  return answer({ auth }, { beside: { auth } })
}

function signIn({ realtime }: Services, socketId: string, sessionId: number) {
  const signed = realtime.signIn?.(socketId, sessionId)
  return signed ? answer(signed, { beside: signed }) : fail(coreErrors.not_found)
}
