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

/** Changes the headers that are written with the answer's head. */
function changeHead(res: ServerResponse, change: (headers: OutgoingHttpHeaders) => OutgoingHttpHeaders) {
  const writeHead = res.writeHead.bind(res) as (code: number, headers: OutgoingHttpHeaders) => ServerResponse
  res.writeHead = (code: number, headers: unknown) => writeHead(code, change(headers as OutgoingHttpHeaders))
}

const endings: Record<string, string> = { br: '.br', gzip: '.gz' }

/** The size that a file has now: by the one of the start, a file that was replaced since would be cut off. */
function sizeNow(file: string, headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  if (headers['Content-Range'] !== undefined) return headers
  const ending = endings[String(headers['Content-Encoding'])] ?? ''
  const found = statSync(file + ending, { throwIfNoEntry: false })
  return found ? { ...headers, 'Content-Length': found.size } : headers
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
    etag: true,
    setHeaders(res, path) {
      setHeaders(res, path)
      changeHead(res, headers => sizeNow(join(folder, path), headers))
    }
  })
  const serveAssets = sirv(join(folder, assets), {
    ...options,
    setHeaders(res, path) {
      setHeaders(res, path)
      res.setHeader('cache-control', 'public, max-age=31536000, immutable')
      // Nobody asks again whether such a file was changed.
      changeHead(res, headers => {
        const { 'Last-Modified': _, ...kept } = headers
        return kept
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
