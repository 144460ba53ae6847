import { reach } from './no-answer.ts'
import { type SignatureHeaders, signed } from './signature-headers.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const algorithm = { name: 'HMAC', hash: 'SHA-256' }

/**
 * The two headers of D1 by the browser's own cryptography, which pages without TLS do not have: those load a library.
 */
export async function signInBrowser(key: string, timestampMs: number): Promise<SignatureHeaders> {
  // Its type says that it is always there.
  const subtle = crypto.subtle as SubtleCrypto | undefined
  if (!subtle) return (await reach(import('./signature.ts'))).signatureHeaders(key, timestampMs)
  const timestamp = String(timestampMs)
  const secret = await subtle.importKey('raw', bytes(key), algorithm, false, ['sign'])
  const signature = new Uint8Array(await subtle.sign(algorithm.name, secret, bytes(timestamp)))
  return signed(timestamp, Array.from(signature, byte => byte.toString(16).padStart(2, '0')).join(''))
}
