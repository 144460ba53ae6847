import * as z from 'zod/mini'

import { endpoint } from '#lib/core/schema/endpoint.ts'
import { empty, flag, idsUpTo, isoDate, nothing, paging, whole } from '#lib/core/schema/fields.ts'
import { accountEvents } from './activity.ts'
import { identityErrors } from './errors.ts'
import { deviceTexts } from './texts.ts'

/** Maximum of devices in a list, and of ids in a sign-out request. */
export const maxDevices = 100

export const listSessions = endpoint('GET /auth/session', {
  access: 'buyer',
  summary: 'The devices that are signed in: this one first, the others by their last activity',
  input: nothing,
  reply: z.array(
    z.object({
      id: whole,
      /** Browser and system, in words that the owner recognises. */
      device: z.string(),
      last_activity: isoDate,
      is_current_session: z.boolean()
    })
  )
})

export const revokeSessions = endpoint('DELETE /auth/session/revoke', {
  access: 'buyer',
  summary: 'Signs own devices out; without a list all of them, this one too',
  errors: [identityErrors.session_not_found],
  /** Rejects an empty list: choosing nothing must not sign out everywhere. */
  input: z.object({
    session_ids: z.optional(idsUpTo(maxDevices).check(z.minLength(1, deviceTexts.noneChosen)))
  }),
  reply: empty
})

export const updateStatus = endpoint('PATCH /auth/status/update', {
  access: 'buyer',
  summary: 'A sign of life of the person, for presence; kept at most once a minute',
  input: z.object({ is_online: flag }),
  reply: empty
})

export const readVersion = endpoint('GET /buyer/version', {
  access: 'public',
  summary: 'The version of this marketplace, and the oldest client that it still serves',
  input: nothing,
  reply: z.object({ version: z.string(), min_version: z.string(), api: z.literal('v1') })
})

export const listActivity = endpoint('GET /auth/activity', {
  access: 'buyer',
  summary: "What happened to the safety of one's account, newest first; a year of it is kept",
  paged: true,
  input: z.object(paging(12)),
  reply: z.array(
    z.object({
      id: whole,
      kind: z.enum(accountEvents),
      /** The device that it was done from. */
      device: z.string(),
      date: isoDate
    })
  )
})
