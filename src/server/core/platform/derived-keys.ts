import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'

/** Keys that were derived: that takes as long as all else of a seal. Sessions seal with secrets of their own, so there is a bound. */
const keys = new Map<string, KeyObject>()
const maxKeys = 100

/** The key of a secret for one use, so that a token sealed for one cannot be opened as another. */
export function keyFor(secret: string, use: string): KeyObject {
  const name = JSON.stringify([secret, use])
  const known = keys.get(name)
  if (known) return known
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `baba-bangunan/${use}`, 32)))
  if (keys.size === maxKeys) keys.clear()
  keys.set(name, key)
  return key
}
