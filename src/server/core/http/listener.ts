import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

import { passToBackend } from '#server/core/proxy/backend-proxy.ts'
import type { Services } from '#server/core/platform/services.ts'
import { rejectRequest } from './hosts.ts'
import { warnOfProxies } from './warn-of-proxies.ts'

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
export function requestListener({ services, api, serveCachedPage, files, handler }: Parts): RequestListener {
  const lookForProxies = warnOfProxies(services)
  return (req, res) => {
    if (rejectRequest(req, res, services.config)) return
    lookForProxies(req)
    if (passToBackend(req, res, services) || api(req, res) || serveCachedPage(req, res)) return
    const failed = (error: unknown) => {
      services.log.error({ error }, 'request failed past the pages')
      res.destroy()
    }
    files(req, res, () => void handler(req, res).catch(failed))
  }
}
