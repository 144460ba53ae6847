import type { Context as HonoContext } from 'hono'

import { coreErrors } from '#lib/core/schema/errors.ts'
import type { Endpoint } from '#lib/core/schema/endpoint.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import type { Result } from '#lib/core/schema/result.ts'

import { isMultipart, readForm } from './form.ts'
import { GrowingBytes } from './growing-bytes.ts'
import { collect } from './input.ts'
import { readBytes } from './read-bytes.ts'
import type { Room } from './upload-room.ts'

/** Bytes that a body may have: JSON and forms, and forms with photos. */
const plainLimit = 256 * 1024
const uploadLimit = 26 * 1024 * 1024

/** Seconds after which an upload that found no room may be sent again. */
const retrySeconds = 30

/** Reads a JSON or form body within its limit; only a form with files may be large, where `room` has place for it. A GET has none. */
export async function readBody(
  c: HonoContext,
  endpoint: Pick<Endpoint, 'upload'>,
  room: Room
): Promise<Result<Record<string, unknown>>> {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return { ok: true, value: {} }
  const type = c.req.header('content-type') ?? ''
  if (endpoint.upload && isMultipart(type)) return readUpload(c, type, room)
  const bytes = await (isSaidWithin(c, plainLimit) ? readWhole(c) : readBytes(c.req.raw.body, plainLimit))
  return bytes && bytes.length <= plainLimit ? parseBody(bytes, type) : fail(coreErrors.too_large)
}

async function readUpload(
  c: HonoContext,
  type: string,
  room: Room
): Promise<Result<Record<string, unknown>>> {
  let bytes: GrowingBytes | undefined = new GrowingBytes()
  let size = 0
  // To its end also where there is no room, so that its sender reads the answer.
  for await (const chunk of (c.req.raw.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > uploadLimit) return fail(coreErrors.too_large)
    if (!bytes) continue
    if (room.take(chunk.length)) bytes.add(chunk)
    else {
      bytes = undefined
      room.leave()
    }
  }
  return bytes
    ? parseBody(bytes.whole(), type)
    : fail({ ...coreErrors.busy, details: { retry_after: retrySeconds } })
}

async function parseBody(
  bytes: Uint8Array<ArrayBuffer>,
  type: string
): Promise<Result<Record<string, unknown>>> {
  if (bytes.length === 0) return { ok: true, value: {} }
  try {
    if (/^(multipart\/form-data|application\/x-www-form-urlencoded)/i.test(type)) {
      const value = collect(await readForm(bytes, type), true)
      return value ? { ok: true, value } : fail(coreErrors.invalid_input)
    }
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return value && typeof value === 'object' && !Array.isArray(value)
      ? { ok: true, value: value as Record<string, unknown> }
      : fail(coreErrors.bad_json)
  } catch {
    return fail(coreErrors.bad_json)
  }
}

/** Whether the length is told and within the limit: Node's parser lets no more through than was told. */
const isSaidWithin = (c: HonoContext, limit: number) => {
  const told = c.req.header('content-length')
  return told !== undefined && !c.req.header('transfer-encoding') && Number(told) <= limit
}

/** Past the stream and the Request that it needs: a tenth of what adding to the cart costs this process. */
const readWhole = async (c: HonoContext) => new Uint8Array(await c.req.raw.arrayBuffer())

/** Reads and discards a body, so that its sender reads the answer. */
export async function skipBody(c: HonoContext): Promise<void> {
  let size = 0
  for await (const chunk of (c.req.raw.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > uploadLimit) return
  }
}
