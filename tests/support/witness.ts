import { isDeepStrictEqual } from 'node:util'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { Hono } from 'hono'
import { afterEach, expect } from 'vitest'
import * as z from 'zod/mini'

import type { Endpoint } from '#lib/core/schema/endpoint.ts'
import { splitEndpoint } from '#lib/core/schema/split-endpoint.ts'
import { errorDetails } from '#server/api-document/error-details.ts'
import { errorsOf } from '#server/api-document/envelope-errors.ts'
import { buildApi, buildApp } from '#server/app.ts'
import type { AppEnv } from '#server/core/http/env.ts'

// Every answer that a test gets from a declared call is checked against its contract: a client generated from the API
// document relies on it.

/** The `meta` of every list. */
const pageMeta = z.strictObject({
  page: z.int(),
  per_page: z.int(),
  total: z.int(),
  total_pages: z.int(),
  instead: z.optional(z.strictObject({ keyword: z.string(), why: z.enum(['corrected', 'reduced', 'both']) }))
})

type Envelope = {
  success: boolean
  status: number
  message: string
  data: unknown
  meta: unknown
  error?: { code: string; fields?: unknown } & Record<string, unknown>
}

/**
 * Why an answer does not match its contract: an undeclared code, an undeclared figure, a reply with another schema,
 * page numbers without pages. Undefined if it matches.
 */
export function whyUndeclared(endpoint: Endpoint, status: number, body: Envelope): string | undefined {
  if (body.status !== status) return `status ${status} around ${body.status}`
  return body.error ? undeclaredError(endpoint, body.error, status) : undeclaredReply(endpoint, body)
}

function undeclaredError(
  endpoint: Endpoint,
  { code, fields: _fields, ...details }: NonNullable<Envelope['error']>,
  status: number
) {
  const kind = errorsOf(endpoint).find(one => one.code === code)
  if (!kind) return `refused with ${code}, which it does not declare`
  if (kind.status !== status) return `refused with ${code} and ${status}`
  if (Object.keys(details).length === 0) return undefined
  const known = errorDetails[code]
  return known && holds(known, details) ? undefined : `${code} with ${JSON.stringify(details)}`
}

function undeclaredReply(endpoint: Endpoint, { data, meta }: Envelope) {
  if (!holds(endpoint.paged ? pageMeta : z.null(), meta)) return `meta ${JSON.stringify(meta)}`
  const read = endpoint.reply.safeParse(data)
  if (!read.success) return z.prettifyError(read.error)
  return isDeepStrictEqual(read.data, data) ? undefined : 'a reply with fields that it does not declare'
}

/** Whether a value matches a schema, and contains nothing else. */
function holds(schema: z.ZodMiniType, value: unknown): boolean {
  const read = schema.safeParse(value)
  return read.success && isDeepStrictEqual(read.data, value)
}

const declared = buildApi()
  .sorted()
  .map(({ endpoint }) => {
    const { method, path } = splitEndpoint(endpoint.name)
    return { endpoint, method, pattern: new RegExp(`^/api/v1${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }
  })

const undeclared: string[] = []

/** Records an answer of a declared call that does not match its contract. */
async function note(method: string, path: string, answer: Response): Promise<void> {
  const readMethod = method === 'HEAD' ? 'GET' : method
  const found = declared.find(one => one.method === readMethod && one.pattern.test(path))
  if (!found) return
  const { endpoint } = found
  const why = await whyWrong(endpoint, answer)
  if (why) undeclared.push(`${endpoint.name}: ${why}`)
}

async function whyWrong(endpoint: Endpoint, answer: Response): Promise<string | undefined> {
  const isHtml = answer.headers.get('content-type')?.startsWith('text/html') === true
  if (isHtml || (endpoint.html && answer.ok)) {
    return isHtml && endpoint.html && answer.ok ? undefined : 'a document where none is declared, or none'
  }
  if (endpoint.file && answer.ok) {
    const isFile = answer.headers.get('content-disposition')?.startsWith('attachment') === true
    return isFile ? undefined : 'no file where one is declared'
  }
  return whyUndeclared(endpoint, answer.status, await readCopy(answer))
}

/** A browser's handling of a shared answer: it is stored compressed (core-51). */
const unpackers: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync }

/** The envelope, read piece by piece: a test may be counting whole bodies. */
async function readCopy(answer: Response): Promise<Envelope> {
  const pieces: Uint8Array[] = []
  for await (const piece of (answer.clone().body ?? []) as AsyncIterable<Uint8Array>) pieces.push(piece)
  const unpack = unpackers[answer.headers.get('content-encoding') ?? ''] ?? (bytes => bytes)
  return JSON.parse(unpack(Buffer.concat(pieces)).toString()) as Envelope
}

/** The app with every answer checked; an undeclared one fails the test that sent the request. */
export function witnessedApp(): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.use(async (c, next) => {
    await next()
    await note(c.req.method, c.req.path, c.res)
  })
  return app.route('/', buildApp())
}

/** Fails a test of this file with an undeclared answer. */
export function expectDeclaredAnswers(): void {
  afterEach(() => {
    const seen = undeclared.splice(0)
    expect(seen, 'answers that their contract does not declare').toEqual([])
  })
}
