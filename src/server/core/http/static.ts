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

/** Keeps back a header that is written with the answer's head: nobody asks again when such a file was changed. */
function leaveOut(res: ServerResponse, name: string) {
  const writeHead = res.writeHead.bind(res) as (code: number, headers: OutgoingHttpHeaders) => ServerResponse
  res.writeHead = (code: number, headers: unknown) => {
    const { [name]: _, ...kept } = headers as OutgoingHttpHeaders
    return writeHead(code, kept)
  }
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
  const serveOthers = sirv(folder, { ...options, etag: true, setHeaders })
  const serveAssets = sirv(join(folder, assets), {
    ...options,
    setHeaders(res, path) {
      setHeaders(res, path)
      res.setHeader('cache-control', 'public, max-age=31536000, immutable')
      leaveOut(res, 'Last-Modified')
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
