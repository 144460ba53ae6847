import { hash, verify } from '@node-rs/argon2'

import { boundedQueue } from '#server/core/concurrency/bounded-queue.ts'

/** Two of the four threads of a process; who waits last waits some 2 s. */
const inLine = boundedQueue({ atOnce: 2, maxWaiting: 40, retrySeconds: 3 })

/** Hashes a password or a PIN with argon2id (OWASP's figures: 19 MiB, two passes). Rejects 'busy' where too many wait. */
export const hashSecret = (secret: string): Promise<string> => inLine(() => argon(secret))

/** True where the secret fits; a missing hash takes the same time and never fits. Rejects 'busy' as above. */
export async function fitsSecret(stored: string | null | undefined, secret: string): Promise<boolean> {
  const fits = await inLine(async () => verify(stored ?? (await nobody), secret))
  return Boolean(stored) && fits
}

const argon = (secret: string) => hash(secret, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })

/** What is compared when nobody is there, so that the time does not tell. */
const nobody = argon('nobody has this secret')
