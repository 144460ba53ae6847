import * as z from 'zod/mini'

/** A browser's push subscription: its endpoint, and the keys that encrypt for that device. */
const subscription = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).check(z.maxLength(1_000)),
  keys: z.object({
    /** An uncompressed point of P-256, and 16 random bytes: base64url. */
    p256dh: z.string().check(z.maxLength(100), z.regex(/^[\w-]{87}=?$/)),
    auth: z.string().check(z.maxLength(30), z.regex(/^[\w-]{22}(?:==)?$/))
  })
})
export type PushSubscriptionKeys = z.output<typeof subscription>

/** The subscription in a push token; undefined for another kind of token, such as an app's. */
export function readSubscription(token: string): PushSubscriptionKeys | undefined {
  if (!token.startsWith('{')) return undefined
  try {
    return subscription.safeParse(JSON.parse(token)).data
  } catch {
    return undefined
  }
}
