import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual
} from 'node:crypto'

/** A secret that a client holds; only its hash is stored. */
export const randomToken = () => randomBytes(24).toString('base64url')

export const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')

export const hmacHex = (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex')

/** Compares without telling by time how much was right. */
export function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Each use has its own key: what one sealed cannot be opened as another. */
const keyFor = (secret: string, use: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `baba-bangunan/${use}`, 32))

/** Seals a text for an address: AES-256-GCM, base64url (D7). */
export const seal = (secret: string, use: string, text: string): string =>
  sealWith(randomBytes(12), secret, use, text)

/** Seals a text alike each time: its nonce follows from it under a key of its own, so no two texts share one. */
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

/** The text of a token, or undefined where it was forged, cut or sealed for another use. */
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
