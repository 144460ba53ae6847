import { reach } from './no-answer.ts'
import { type SignatureHeaders, signed } from './signature-headers.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const algorithm = { name: 'HMAC', hash: 'SHA-256' }

/** The two headers of D1 by the browser's own cryptography; pages without TLS lack it and load a library instead. */
export async function signInBrowser(key: string, timestampMs: number): Promise<SignatureHeaders> {
  // The type wrongly says that it is always defined.
  const subtle = crypto.subtle as SubtleCrypto | undefined
  if (!subtle) return (await reach(import('./signature.ts'))).signatureHeaders(key, timestampMs)
  const timestamp = String(timestampMs)
  const secret = await subtle.importKey('raw', bytes(key), algorithm, false, ['sign'])
  const signature = new Uint8Array(await subtle.sign(algorithm.name, secret, bytes(timestamp)))
  return signed(timestamp, Array.from(signature, byte => byte.toString(16).padStart(2, '0')).join(''))
}
