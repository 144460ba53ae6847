import { hash, verify } from '@node-rs/argon2'

import { workQueue } from '#server/core/concurrency/work-queue.ts'

/** Uses two of a process's four threads; the last in the queue waits about 2 s. */
const enqueue = workQueue({ atOnce: 2, maxWaiting: 40, retrySeconds: 3 })

/**
 * Hashes a password or a PIN with argon2id (OWASP's parameters: 19 MiB, two passes). Rejects with 'busy' if too many
 * wait.
 */
export const hashSecret = (secret: string): Promise<string> => enqueue(() => argon(secret))

/** True if the secret matches; a missing hash takes the same time and never matches. Rejects with 'busy' as above. */
export async function fitsSecret(stored: string | null | undefined, secret: string): Promise<boolean> {
  const fits = await enqueue(async () => verify(stored ?? (await nobody), secret))
  return Boolean(stored) && fits
}

const argon = (secret: string) => hash(secret, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })

/** Compared if there is no stored hash, so that the time reveals nothing. */
const nobody = argon('nobody has this secret')
