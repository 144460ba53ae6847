import * as z from 'zod/mini'

import { endpoint } from '#lib/core/schema/endpoint.ts'
import { identityErrors } from './errors.ts'

/** Hours in which a 'Bukan saya' link can be used, and for which withdrawals are locked after it was (D51). */
export const securityHours = 24

export const disownChange = endpoint('POST /auth/security/disown', {
  access: 'public',
  summary:
    "'Bukan saya': with the token of a security message ends all sessions, locks withdrawals for 24 hours, and opens the grant to set a new password",
  errors: [identityErrors.security_link_unusable],
  input: z.object({ token: z.string().check(z.minLength(1), z.maxLength(100)) }),
  /** The contact that the message went to, which may now set a new password. */
  reply: z.object({ auth: z.string() }),
  limit: 'guess'
})
