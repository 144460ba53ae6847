import { join } from 'node:path'

import { projectRoot } from '#server/core/platform/project-paths.ts'

/** How Node is started for a process of ours, as `npm start` and `npm run serve` do. */
export const nodeFlags = [`--import=${join(projectRoot, 'scripts/quick-imports.mjs')}`]

/**
 * The environment that such a process inherits from this one: where programs are, and the compile cache of earlier
 * ones.
 */
export const bareEnvironment = (): Record<string, string> => {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env
  return { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) }
}
