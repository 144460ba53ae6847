import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { projectRoot } from '#server/core/platform/project-paths.ts'

type Handler = (req: unknown, res: unknown) => Promise<void>

/**
 * Loads the built pages' request handler. React chooses its build when it is first loaded: without NODE_ENV it would be
 * the development build, which renders half as many pages a second. Throws if the site was not built.
 */
export async function loadBuiltPages(): Promise<Handler> {
  process.env['NODE_ENV'] = 'production'
  const entry = pathToFileURL(join(projectRoot, 'dist/server/entry.mjs')).href
  const { handler } = (await import(/* @vite-ignore */ entry)) as { handler: Handler }
  return handler
}
