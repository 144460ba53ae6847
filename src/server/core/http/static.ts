import { statSync } from 'node:fs'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { join } from 'node:path'

import sirv from 'sirv'

const assets = '/assets'
const workerFile = /^\/sw[\w-]*\.js$/

const setHeaders = (res: ServerResponse, path: string) => {
  res.setHeader('x-content-type-options', 'nosniff')
  // Its table of types has none for icons.
  if (path.endsWith('.ico')) res.setHeader('content-type', 'image/x-icon')
  // No cache on the way holds back a new build's worker.
  if (workerFile.test(path)) res.setHeader('cache-control', 'no-cache')
  // A file that was there at the start may be gone, or there are no handles left: that ends its answer, and not
  // the process.
  res.once('pipe', file => file.once('error', () => res.destroy()))
}

type Head = [status: number, headers: OutgoingHttpHeaders]

/** Changes the head that an answer is written with. */
function changeHead(res: ServerResponse, change: (...head: Head) => Head) {
  const writeHead = res.writeHead.bind(res) as (...head: Head) => ServerResponse
  res.writeHead = (status: number, headers: unknown) =>
    writeHead(...change(status, headers as OutgoingHttpHeaders))
}

const endings: Record<string, string> = { br: '.br', gzip: '.gz' }

/**
 * The head for a file as it is now: by its size of the start, one that was replaced since would be cut off, and by its
 * time of the start be taken for the one before. `known` is the version that the browser has.
 */
function headNow(file: string, known: string | undefined, [status, headers]: Head): Head {
  const found = statSync(file + (endings[String(headers['Content-Encoding'])] ?? ''), {
    throwIfNoEntry: false
  })
  if (!found) return [status, headers]
  const etag = `W/"${found.size}-${found.mtime.getTime()}"`
  const now = { ...headers, 'Last-Modified': found.mtime.toUTCString(), ETag: etag }
  if (headers['Content-Range'] !== undefined) return [status, now]
  return known === etag ? [304, { ETag: etag }] : [status, { ...now, 'Content-Length': found.size }]
}

/**
 * Serves the built client files, precompressed where the build left a .br or .gz beside them. What has its content in
 * its name is kept for a year and is never asked about again: it carries no ETag. The files are listed once: `reload`
 * lists them anew, for those that were compressed since.
 */
export function serveStatic(folder: string) {
  let serve = openStatic(folder)
  const handler = (req: IncomingMessage, res: ServerResponse, next: () => void) => serve(req, res, next)
  return Object.assign(handler, { reload: () => void (serve = openStatic(folder)) })
}

function openStatic(folder: string) {
  const options = { brotli: true, gzip: true }
  const serveOthers = sirv(folder, {
    ...options,
    setHeaders(res, path) {
      setHeaders(res, path)
      const known = res.req.headers['if-none-match']
      changeHead(res, (...head) => headNow(join(folder, path), known, head))
    }
  })
  const serveAssets = sirv(join(folder, assets), {
    ...options,
    setHeaders(res, path) {
      setHeaders(res, path)
      res.setHeader('cache-control', 'public, max-age=31536000, immutable')
      // Nobody asks again whether such a file was changed.
      changeHead(res, (status, headers) => {
        const { 'Last-Modified': _, ...others } = headers
        return [status, others]
      })
    }
  })
  return (req: IncomingMessage, res: ServerResponse, next: () => void) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next()
    const { url } = req
    if (!url?.startsWith(`${assets}/`)) return serveOthers(req, res, next)
    req.url = url.slice(assets.length)
    serveAssets(req, res, () => {
      req.url = url
      next()
    })
  }
}
