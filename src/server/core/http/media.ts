import { extname } from 'node:path'

import type { Context, Hono } from 'hono'

import { coreErrors } from '#lib/core/schema/errors.ts'

import type { StoredFile } from '#server/core/adapters/storage.ts'
import type { AppEnv } from './env.ts'
import { addressOf } from './request-context.ts'
import { mayHaveAvif } from '#server/core/images/avif.ts'
import { openJpeg } from '#server/core/images/jpeg.ts'
import type { ApiException } from '#server/core/api-exception.ts'
import { openPicture } from '#server/core/images/open-picture.ts'
import { avifBeside } from '#server/core/images/picture-files.ts'
import { getServices } from '#server/core/platform/services.ts'

/** What public pictures may be; anything else in that folder is not served. */
const types: Record<string, string> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml'
}

/** Older pictures of deliveries lie here too: they are private now, and served at /files/{token} alone (order-28). */
const privateFolder = 'traces/'

/** Public pictures at /media/…, stored below media/. A picture never changes under its name, so it is kept for a year. */
export function mediaRoutes(app: Hono<AppEnv>): void {
  app.get('/media/*', async c => {
    const path = c.req.path.slice('/media/'.length)
    const type = types[extname(path)]
    const isPlain = path.split('/').every(part => /^[\w-][\w.-]*$/.test(part))
    const isPublic = isPlain && !path.startsWith(privateFolder)
    if (!type || !isPublic) return missing(c)
    const found = await openBest(`media/${path}`, c.req.raw).catch(busySeconds)
    if (typeof found === 'number') return missing(c, found)
    if (!found) return missing(c)
    const { file, isAvif } = found
    return new Response(c.req.method === 'HEAD' ? null : file.read(), {
      headers: {
        'content-type': isAvif ? types['.avif']! : type,
        'content-length': String(file.size),
        'cache-control': 'public, max-age=31536000, immutable',
        ...(isAvif !== undefined && { vary: 'accept' })
      }
    })
  })
}

/** A picture that is not there, or not yet: no cache keeps that, since it may be there with the next request. */
function missing(c: Context, retrySeconds?: number): Response {
  c.header('cache-control', 'no-store')
  if (retrySeconds === undefined) return c.text('Gambar tidak ditemukan', 404)
  c.header('retry-after', String(retrySeconds))
  return c.text('Gambar sedang disiapkan', 503)
}

/**
 * Seconds after which to ask again, where too many pictures wait to be drawn. Throws any other error. The bundle of the
 * pages has another copy of the class ApiException than the process that draws: the error is known by what it carries.
 */
function busySeconds(error: unknown): number {
  const { error: failure } = error as Partial<ApiException>
  if (failure?.code !== coreErrors.busy.code) throw error
  return Number(failure.details?.['retry_after'] ?? 1)
}

/**
 * A file, or the AVIF file beside it for a browser that shows AVIF: the address stays, because pages are kept that were
 * made before it was there (core-43). `isAvif` is undefined where there is never one.
 */
async function openBest(
  path: string,
  request: Request
): Promise<{ file: StoredFile; isAvif?: boolean } | undefined> {
  const services = getServices()
  const { storage, config } = services
  const mayBeAvif = path.endsWith('.webp') && mayHaveAvif(path.slice('media/'.length))
  const accept = request.headers.get('accept') ?? ''
  const avif = mayBeAvif && accept.includes('image/avif') ? await storage.open(avifBeside(path)) : undefined
  if (avif) return { file: avif, isAvif: true }
  const file = path.endsWith('.jpg')
    ? await openJpeg(services, path, addressOf(request, config.trustProxy))
    : await openPicture(services, path)
  return file && { file, ...(mayBeAvif && { isAvif: false }) }
}
