import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib'

/** A body that many may ask for, compressed as their clients take it. */
export type Encoded = {
  /** As it was made, until the first client asks for it: many answers serve a page only. */
  plain?: Buffer | undefined
  br?: Buffer
  /** Made when the first client asks for it: browsers take Brotli. */
  gzip?: Buffer
  etag: string
  /** What is asked for a second time is compressed better. */
  state: 'new' | 'offered' | 'best'
}

/**
 * Brotli quality of the first answer: a third of the time of what is kept, and a tenth larger. Most answers are asked
 * for once.
 */
const firstQuality = 3

/** Of what is asked for again: half the time of the next step, and a twentieth larger. Pages are rendered each minute. */
const keptQuality = 5

/**
 * 2^18 bytes: what a page repeats lies near. The default asks for sixteen times the memory, for each body under way. A body of up to
 * 2^16 bytes has no more to repeat, and taking the memory costs more than compressing it.
 */
const brotliWindow = (bytes: Buffer) => (bytes.byteLength > 2 ** 16 ? 18 : 16)

const withBrotli = promisify(brotliCompress)
const brotliOptions = (quality: number, bytes: Buffer) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: brotliWindow(bytes),
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength
  }
})

/** Holds a body for many answers; it is compressed for the first of them. Its ETag is weak: the same for each way that it goes out. */
export function hold(body: string | ArrayBuffer): Encoded {
  const plain = exact(typeof body === 'string' ? Buffer.from(body) : Buffer.from(body))
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { plain, etag, state: 'new' }
}

/** Holds a body that goes out at once, compressed. */
export function encode(body: string | ArrayBuffer): Encoded {
  const encoded = hold(body)
  compressed(encoded)
  return encoded
}

/**
 * The Brotli form, made once, fast and in this thread: a page takes less than what another thread costs. The body as it was made is
 * let go.
 */
function compressed(encoded: Encoded): Buffer {
  if (encoded.br) return encoded.br
  const plain = encoded.plain ?? Buffer.alloc(0)
  encoded.br = exact(brotliCompressSync(plain, brotliOptions(firstQuality, plain)))
  encoded.plain = undefined
  return encoded.br
}

const bytesOf = ({ plain, br = Buffer.alloc(0) }: Encoded): Buffer => plain ?? brotliDecompressSync(br)

/** A copy of its own: what zlib answers is the beginning of a chunk of 16 kB, and a short text one of 8 kB, which would be kept with it. */
function exact(bytes: Buffer): Buffer<ArrayBuffer> {
  const copy = Buffer.allocUnsafeSlow(bytes.byteLength)
  bytes.copy(copy)
  return copy
}

/** The text that is held. */
export const decode = (encoded: Encoded): string => bytesOf(encoded).toString()

/** The gzip form of what we send compared with its Brotli form, at most: it is counted from the start. */
const gzipShare = 1.6

/** Bytes that an encoded body takes with its gzip form, which may follow; both are less than what is held as it was made. */
export const encodedBytes = ({ plain, br }: Encoded): number =>
  plain?.byteLength ?? Math.ceil((br?.byteLength ?? 0) * (1 + gzipShare))

/** Bodies that wait for their better compression; what finds no place is tried again when it is offered next. */
const waiting = new Set<Encoded>()
const maxWaiting = 200
let improving: Promise<void> | undefined

function noteOffer(encoded: Encoded): void {
  if (encoded.state === 'new') encoded.state = 'offered'
  else if (encoded.state === 'offered' && waiting.size < maxWaiting) {
    encoded.state = 'best'
    waiting.add(encoded)
    // Where that fails for want of memory, the first form is as right.
    improving ??= improveAll()
      .catch(() => undefined)
      .finally(() => (improving = undefined))
  }
}

/** Compresses what waits, one after another and behind the answers. */
async function improveAll(): Promise<void> {
  for (const encoded of waiting) {
    waiting.delete(encoded)
    const bytes = bytesOf(encoded)
    const better = await withBrotli(bytes, brotliOptions(keptQuality, bytes))
    if (better.byteLength < compressed(encoded).byteLength) encoded.br = exact(better)
  }
}

/** Resolves when nothing waits for its better compression any more. */
export const untilImproved = async (): Promise<void> => improving

type AcceptedEncodings = { acceptEncoding: string | undefined; ifNoneMatch: string | undefined }

/** How a kept body answers one request: compressed as its client takes it, or not at all where it has it already. */
export function offer(
  encoded: Encoded,
  { acceptEncoding = '', ifNoneMatch }: AcceptedEncodings
): { isKnown: boolean; headers: Record<string, string>; body: Buffer | null } {
  const { etag } = encoded
  const headers = { etag, vary: 'accept-encoding' }
  if (ifNoneMatch && names(ifNoneMatch, etag)) return { isKnown: true, headers, body: null }
  const found = takes(acceptEncoding, 'br') ? 'br' : takes(acceptEncoding, 'gzip') ? 'gzip' : undefined
  noteOffer(encoded)
  const body = bodyOf(encoded, found)
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

function bodyOf(encoded: Encoded, way: 'br' | 'gzip' | undefined): Buffer {
  if (way === 'br') return compressed(encoded)
  if (way === undefined) return bytesOf(encoded)
  if (!encoded.gzip) {
    encoded.gzip = exact(gzipSync(bytesOf(encoded)))
    // Both compressed forms take less than the body and one of them.
    compressed(encoded)
  }
  return encoded.gzip
}

/** Bytes up to which compressing a body takes longer than sending it, and beyond which it would keep others waiting. */
export const smallBody = 1024
const largeBody = 64 * 1024

/**
 * A body for one client alone, compressed at once, because a stream would cost more than the compression. What is small, large or not
 * for Brotli is left as it is.
 */
export function pack(
  text: string,
  acceptEncoding = ''
): { headers: Record<string, string>; body: string | Buffer<ArrayBuffer> } {
  const bytes = Buffer.byteLength(text)
  if (bytes <= smallBody || bytes > largeBody || !takes(acceptEncoding, 'br'))
    return { headers: { 'content-length': String(bytes) }, body: text }
  const plain = Buffer.from(text)
  const body = exact(brotliCompressSync(plain, brotliOptions(firstQuality, plain)))
  return {
    headers: {
      'content-encoding': 'br',
      vary: 'accept-encoding',
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
