import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { apiListener } from '#server/core/http/api-listener.ts'
import { requestListener } from '#server/core/http/listener.ts'
import { serveStatic } from '#server/core/http/static.ts'
import { keptPages } from '#server/core/page/kept-pages.ts'
import { projectRoot } from '#server/core/platform/project-paths.ts'
import type { Services } from '#server/core/platform/services.ts'
import { noteKeptSearch } from '#server/search/note-kept-search.ts'
import { framedApp } from './framed-app.ts'

type Handler = (req: unknown, res: unknown) => Promise<void>

/** Answers every request of the built site: API, cached pages, client files, then Astro. Throws where no build is. */
export async function siteListener(services: Services): Promise<RequestListener> {
  const entry = pathToFileURL(join(projectRoot, 'dist/server/entry.mjs')).href
  const { handler } = (await import(/* @vite-ignore */ entry)) as { handler: Handler }
  const isBackend = !services.config.apiBackendUrl
  return requestListener({
    services,
    api: apiListener(framedApp(), services),
    keptPages: keptPages(services, isBackend ? noteKeptSearch(services) : undefined),
    files: serveStatic(join(projectRoot, 'dist/client')),
    handler
  })
}
