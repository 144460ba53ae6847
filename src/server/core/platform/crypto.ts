import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  timingSafeEqual
} from 'node:crypto'

import { keyFor } from './derived-keys.ts'

/** A secret that a client holds; only its hash is stored. */
export const randomToken = () => randomBytes(24).toString('base64url')

export const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')

export const hmacHex = (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex')

/** Compares in constant time, so that timing does not reveal how much matched. */
export function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Encrypts a text for use in a URL: AES-256-GCM, base64url (D7). */
export const seal = (secret: string, use: string, text: string): string =>
  sealWith(randomBytes(12), secret, use, text)

/** Seals deterministically: the nonce is derived from the text with a separate key, so no two texts share one. */
export function sealAlike(secret: string, use: string, text: string): string {
  const nonce = createHmac('sha256', keyFor(secret, `${use}/nonce`))
    .update(text)
    .digest()
  return sealWith(nonce.subarray(0, 12), secret, use, text)
}

function sealWith(nonce: Buffer, secret: string, use: string, text: string): string {
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, use), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The text of a token, or undefined where it was forged, truncated or sealed for another use. */
export function unseal(secret: string, use: string, token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length < 28) return undefined
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, use), bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
