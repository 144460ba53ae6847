import { extname } from 'node:path'

import type { Hono } from 'hono'

import type { StoredFile } from '#server/core/adapters/storage.ts'
import type { AppEnv } from './env.ts'
import { mayHaveAvif } from '#server/core/platform/avif.ts'
import { avifBeside } from '#server/core/platform/picture-files.ts'
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
    const found = type && isPublic ? await openBest(`media/${path}`, c.req.header('accept') ?? '') : undefined
    if (!type || !found) return c.text('Gambar tidak ditemukan', 404)
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

/**
 * A file, or the AVIF file beside it for a browser that shows AVIF: the address stays, because pages are kept that were
 * made before it was there (core-43). `isAvif` is undefined where there is never one.
 */
async function openBest(
  path: string,
  accept: string
): Promise<{ file: StoredFile; isAvif?: boolean } | undefined> {
  const { storage } = getServices()
  const mayBeAvif = path.endsWith('.webp') && mayHaveAvif(path.slice('media/'.length))
  const avif = mayBeAvif && accept.includes('image/avif') ? await storage.open(avifBeside(path)) : undefined
  if (avif) return { file: avif, isAvif: true }
  const file = await storage.open(path)
  return file && { file, ...(mayBeAvif && { isAvif: false }) }
}
