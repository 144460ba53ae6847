import type { IncomingMessage, ServerResponse } from 'node:http'

import sirv from 'sirv'

/** Serves the built client files, precompressed where the build left a .br or .gz beside them. */
export function serveStatic(folder: string) {
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(res, path) {
      res.setHeader('x-content-type-options', 'nosniff')
      // Its table of types has none for icons.
      if (path.endsWith('.ico')) res.setHeader('content-type', 'image/x-icon')
      // A file that was there at the start may be gone, or there are no handles left: that ends its answer, and not
      // the process.
      res.once('pipe', file => file.once('error', () => res.destroy()))
      if (path.startsWith('/assets/')) res.setHeader('cache-control', 'public, max-age=31536000, immutable')
    }
  })
  return (req: IncomingMessage, res: ServerResponse, next: () => void) =>
    req.method === 'GET' || req.method === 'HEAD' ? serve(req, res, next) : next()
}
