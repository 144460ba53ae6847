import { hash, verify } from '@node-rs/argon2'

/** Hashes a password or a PIN with argon2id (OWASP's figures: 19 MiB, two passes). */
export const hashSecret = (secret: string): Promise<string> =>
  hash(secret, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })

/** True where the secret fits; a missing hash takes the same time and never fits. */
export async function fitsSecret(stored: string | null | undefined, secret: string): Promise<boolean> {
  const fits = await verify(stored ?? (await nobody), secret)
  return Boolean(stored) && fits
}

/** What is compared when nobody is there, so that the time does not tell. */
const nobody = hashSecret('nobody has this secret')
