import type { RequestListener } from 'node:http'
import { join } from 'node:path'

import { apiListener } from '#server/core/http/api-listener.ts'
import { requestListener } from '#server/core/http/listener.ts'
import { serveStatic } from '#server/core/http/static.ts'
import { serveCachedPages } from '#server/core/page-cache/cached-pages.ts'
import { projectRoot } from '#server/core/platform/project-paths.ts'
import type { Services } from '#server/core/platform/services.ts'
import { noteCachedSearch } from '#server/search/note-cached-search.ts'
import { loadBuiltPages } from './built-pages.ts'
import { webApp } from './web-app.ts'

/** `reloadFiles` lists the client files again, to find those compressed since. */
type SiteListener = RequestListener & { reloadFiles: () => void }

/**
 * Request listener of the built site: API, cached pages, client files, then Astro. Throws if the site was not built.
 */
export async function siteListener(services: Services): Promise<SiteListener> {
  const handler = await loadBuiltPages()
  const isBackend = !services.config.apiBackendUrl
  const files = serveStatic(join(projectRoot, 'dist/client'))
  const listener = requestListener({
    services,
    api: apiListener(webApp(), services),
    serveCachedPage: serveCachedPages(services, isBackend ? noteCachedSearch(services) : undefined),
    files,
    handler
  })
  return Object.assign(listener, { reloadFiles: files.reload })
}
