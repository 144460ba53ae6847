import { join } from 'node:path'

import { projectRoot } from '../src/server/core/platform/project-paths.ts'
import { type BuildStep, buildStep } from './build-step.ts'
import { compressSite } from './compress.ts'
import { nameWorker } from './worker.ts'

const inProject = (path: string) => join(projectRoot, path)
const client = inProject('dist/client')
const siteStamp = inProject('dist/.site')

/** Sources of the built site. */
const siteSources = [
  'src',
  'public',
  'package-lock.json',
  'astro.config.mjs',
  '.browserslistrc',
  'scripts/browser-levels.ts',
  'scripts/build-steps.ts',
  'scripts/island-files.ts',
  'scripts/older-browsers.ts',
  'scripts/one-server.ts',
  'scripts/script-groups.ts',
  'scripts/worker.ts'
]

/**
 * The steps of a build, in order: the only list of them, for `npm run build`, `npm start` and the tests. An interrupted
 * step runs again, because its stamp in `dist` is written last.
 */
export const buildSteps: readonly BuildStep[] = [
  buildStep({
    name: 'site',
    stamp: siteStamp,
    sources: () => siteSources.map(inProject),
    async work(logLevel) {
      process.env['ASTRO_TELEMETRY_DISABLED'] = '1'
      const { build } = await import('astro')
      await build({ root: projectRoot, logLevel })
      nameWorker(client)
    }
  }),
  buildStep({
    name: 'compressed',
    stamp: inProject('dist/.compressed'),
    sources: () => [siteStamp, inProject('scripts/compress.ts')],
    work: () => compressSite(client)
  })
]
