import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

import { type SignatureHeaders, signed } from './signature-headers.ts'

/** The two headers of D1, synchronously: for the server, and for what is saved while a page is left. */
export function signatureHeaders(key: string, timestampMs: number): SignatureHeaders {
  const timestamp = String(timestampMs)
  return signed(timestamp, bytesToHex(hmac(sha256, utf8ToBytes(key), utf8ToBytes(timestamp))))
}
