import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib'

/** What is kept of a body that many ask for: compressed once, in both ways that browsers take. */
export type Encoded = { br: Buffer; gzip: Buffer; etag: string }

/** Half the time of the next step, and a twentieth larger: what is rendered anew each minute is worth no more. */
const brotliQuality = 5

/** 2^18 bytes: what a page repeats lies near. The default asks for sixteen times the memory, for each body under way. */
const brotliWindow = 18

const withBrotli = promisify(brotliCompress)
const withGzip = promisify(gzip)

/** Compresses a body for many answers. Its ETag is weak: the same for each way that it goes out. */
export async function encode(body: string | ArrayBuffer): Promise<Encoded> {
  const bytes = typeof body === 'string' ? Buffer.from(body) : Buffer.from(body)
  const [br, zipped] = await Promise.all([
    withBrotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_LGWIN]: brotliWindow,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength
      }
    }),
    withGzip(bytes)
  ])
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  return { br: exact(br), gzip: exact(zipped), etag }
}

/** A copy of its own: what zlib answers is the beginning of a chunk of 16 kB, which would be kept with it. */
function exact(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.byteLength)
  bytes.copy(copy)
  return copy
}

/** The text that was compressed. */
export const decode = ({ gzip: zipped }: Encoded): string => gunzipSync(zipped).toString()

/** Bytes that an encoded body takes. */
export const encodedBytes = ({ br, gzip: zipped }: Encoded): number => br.byteLength + zipped.byteLength

type AcceptedEncodings = { acceptEncoding: string | undefined; ifNoneMatch: string | undefined }

/** How a kept body answers one request: compressed as its client takes it, or not at all where it has it already. */
export function offer(
  { br, gzip: zipped, etag }: Encoded,
  { acceptEncoding = '', ifNoneMatch }: AcceptedEncodings
): { isKnown: boolean; headers: Record<string, string>; body: Buffer | null } {
  const headers = { etag, vary: 'accept-encoding' }
  if (ifNoneMatch && names(ifNoneMatch, etag)) return { isKnown: true, headers, body: null }
  const found = takes(acceptEncoding, 'br') ? 'br' : takes(acceptEncoding, 'gzip') ? 'gzip' : undefined
  const body = found === 'br' ? br : found === 'gzip' ? zipped : gunzipSync(zipped)
  return {
    isKnown: false,
    headers: {
      ...headers,
      ...(found && { 'content-encoding': found }),
      'content-length': String(body.byteLength)
    },
    body
  }
}

const takes = (header: string, name: string): boolean =>
  header.split(',').some(part => {
    const [way, ...more] = part.toLowerCase().split(';')
    return way?.trim() === name && !more.some(weight => /^\s*q\s*=\s*0(?:\.0{0,3})?\s*$/.test(weight))
  })

/** Whether an If-None-Match names an ETag; clients may send it as strong or as weak. */
const names = (header: string, etag: string): boolean =>
  header.split(',').some(one => {
    const held = one.trim()
    return held === '*' || held.replace(/^W\//, '') === etag.slice(2)
  })
