import { extname } from 'node:path'

import type { Context as HonoContext, Hono } from 'hono'

import { type Endpoint, mayCall } from '#lib/core/schema/endpoint.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'

import type { Db } from '#server/core/db/connect.ts'
import { type FileKind, readFileToken } from '#server/core/files/file-tokens.ts'
import { getServices, type Services } from '#server/core/platform/services.ts'
import { within } from '#server/core/concurrency/unavailable.ts'
import type { AppEnv } from './env.ts'
import { requestContextOf } from './request-context.ts'
import { type Scope, scopeOf } from './callers.ts'
import { findCaller } from './mount.ts'

/** Who reads a file: a signed-in buyer by number, or somebody of the counter with the rows that are theirs. */
export type FileReader = { buyerId: number } | { scope: Scope }

type FileOwner = {
  /** Where a file lies, for who may see it; ownership is in the query. */
  find: (db: Db, id: number, reader: FileReader) => Promise<string | undefined>
  /** The calls of the counter that show it: it opens only for roles that may make one of them (ops-396). */
  shownBy: readonly Pick<Endpoint, 'access' | 'roles'>[]
}

/** Who may see each kind of private file. Features bring theirs. */
export type FileOwners = Record<FileKind, FileOwner>

/** What a browser may show inside a page. Anything else is handed out to be kept. */
const shown: Record<string, string> = { '.webp': 'image/webp' }
/** The name that a file gets which is kept: its own is a token's. */
const downloadNames: Record<string, string> = { '.zip': '; filename="data-saya.zip"' }

/**
 * Private files at /files/{token}, by cookie because an image cannot sign (core-38). Who may not see a file, a token that
 * was forged or is over, and a file that is gone get the same 404: none of them tells what there is.
 */
export function privateFileRoutes(app: Hono<AppEnv>, owners: FileOwners): void {
  app.get('/files/:token', async c => {
    const services = getServices()
    const wait = await services.limits.take('file', requestContextOf(c, services).ip)
    if (wait !== undefined) return fail(c, 429, coreErrors.too_many_requests.message, wait)
    const path = await within(services.config.answerTimeoutMs, findPath(c, services, owners))
    const file = path === undefined ? undefined : await services.storage.open(path)
    if (path === undefined || !file) return fail(c, 404, 'Berkas tidak ditemukan')
    const type = shown[extname(path)]
    return new Response(c.req.method === 'HEAD' ? null : file.read(), {
      headers: {
        ...uncached,
        'content-type': type ?? 'application/octet-stream',
        'content-length': String(file.size),
        ...(!type && { 'content-disposition': `attachment${downloadNames[extname(path)] ?? ''}` })
      }
    })
  })
}

/** No cache keeps it, and where it is opened by itself nothing in it runs; pages of other sites get nothing to show. */
const uncached = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin'
}

async function findPath(
  c: HonoContext<AppEnv>,
  services: Services,
  owners: FileOwners
): Promise<string | undefined> {
  const { config, db, clock, people } = services
  const named = readFileToken(config.appSecret, c.req.param('token') ?? '', clock.now())
  if (!named) return undefined
  const { find, shownBy } = owners[named.kind]
  const read = (reader: FileReader) => find(db, named.id, reader)
  const requestContext = requestContextOf(c, services)
  const viewer = await people.findViewer(db, requestContext.cookies, clock.now())
  const own = viewer && (await read({ buyerId: viewer.id }))
  if (own !== undefined || config.operators.size === 0) return own
  const found = await findCaller(c, requestContext, services)
  if (typeof found !== 'object' || !shownBy.some(call => mayCall(found.caller.role, call))) return undefined
  return read({ scope: scopeOf(found.caller) })
}

const fail = (c: HonoContext<AppEnv>, status: 404 | 429, text: string, wait?: number) =>
  c.text(text, status, { ...uncached, ...(wait !== undefined && { 'retry-after': String(wait) }) })
