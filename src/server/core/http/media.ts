import { extname } from 'node:path'

import type { Hono } from 'hono'

import type { AppEnv } from './env.ts'
import { getServices } from '#server/core/platform/services.ts'

/** What public pictures may be; anything else in that folder is not served. */
const types: Record<string, string> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml'
}

/** Public pictures at /media/…, stored below media/. A picture never changes under its name, so it is kept for a year. */
export function mediaRoutes(app: Hono<AppEnv>): void {
  app.get('/media/*', async c => {
    const path = c.req.path.slice('/media/'.length)
    const type = types[extname(path)]
    const isPlain = path.split('/').every(part => /^[\w-][\w.-]*$/.test(part))
    const file = type && isPlain ? await getServices().storage.open(`media/${path}`) : undefined
    if (!type || !file) return c.text('Gambar tidak ditemukan', 404)
    return new Response(c.req.method === 'HEAD' ? null : file.read(), {
      headers: {
        'content-type': type,
        'content-length': String(file.size),
        'cache-control': 'public, max-age=31536000, immutable'
      }
    })
  })
}
