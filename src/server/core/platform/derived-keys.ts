import { createHash, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'

/**
 * Keys that were derived, by digests of what from: that takes as long as all else of a seal. Sessions seal with their refresh tokens, so
 * there is a bound, and no secret is held.
 */
const keys = new Map<string, KeyObject>()
const maxKeys = 100

/** The key of a secret for one use, so that a token sealed for one cannot be opened as another. */
export function keyFor(secret: string, use: string): KeyObject {
  const name = createHash('sha256')
    .update(JSON.stringify([secret, use]))
    .digest('base64url')
  const known = keys.get(name)
  if (known) return known
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `baba-bangunan/${use}`, 32)))
  if (keys.size === maxKeys) keys.clear()
  keys.set(name, key)
  return key
}
