import * as z from 'zod/mini'

import { endpoint } from '#lib/core/schema/endpoint.ts'
import { empty } from '#lib/core/schema/fields.ts'
import { identityErrors } from './errors.ts'

/** Maximum characters of a push token: a browser's subscription has about 500, an app's token 200. */
const tokenLimit = 2_000

/** A browser's subscription as JSON, or an app's token; null or empty means none. */
export const pushToken = z.nullable(z.string().check(z.trim(), z.maxLength(tokenLimit)))

export const storePushToken = endpoint('POST /auth/fcmtoken/store', {
  access: 'buyer',
  summary: "Keeps where this device's pushes go; none, or an empty one, ends them",
  errors: [identityErrors.push_token_unusable],
  input: z.object({ fcm_token: pushToken }),
  reply: empty
})
