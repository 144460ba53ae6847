import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

import { passToBackend } from '#server/core/proxy/backend-proxy.ts'
import type { Services } from '#server/core/platform/services.ts'
import { rejectRequest } from './hosts.ts'

type Parts = {
  services: Services
  /** Answers a call of the API, or says that it is none. */
  api: (req: IncomingMessage, res: ServerResponse) => boolean
  /** Answers a page that is kept, or says that it is none. */
  serveCachedPage: (req: IncomingMessage, res: ServerResponse) => boolean
  /** Answers with a file, or goes on. */
  files: (req: IncomingMessage, res: ServerResponse, next: () => void) => void
  /** Answers everything else: pages, pictures, and what asks for the API in another spelling. */
  handler: (req: unknown, res: unknown) => Promise<void>
}

/** What the server does with a request. What fails past the pages ends its connection, and not the process. */
export const requestListener =
  ({ services, api, serveCachedPage, files, handler }: Parts): RequestListener =>
  (req, res) => {
    if (rejectRequest(req, res, services.config) || passToBackend(req, res, services)) return
    if (api(req, res) || serveCachedPage(req, res)) return
    const failed = (error: unknown) => {
      services.log.error({ error }, 'request failed past the pages')
      res.destroy()
    }
    files(req, res, () => void handler(req, res).catch(failed))
  }
