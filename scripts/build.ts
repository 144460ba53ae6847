import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'

import { projectRoot } from '../src/server/core/platform/project-paths.ts'
import { describeBuildError } from './build-error.ts'
import { buildSteps } from './build-steps.ts'

// `npm run build`: all steps of the build. `--stale` skips those whose sources are unchanged, `--only site` runs the
// steps up to that one. Two builds never write at once; the system releases the lock with its process.

const { values } = parseArgs({ options: { stale: { type: 'boolean' }, only: { type: 'string' } } })

// Where another process has started it, it ends with that one.
process.on('disconnect', () => process.exit(1))

const folder = join(projectRoot, '.astro')
mkdirSync(folder, { recursive: true })
const lock = new DatabaseSync(join(folder, 'build.lock'), { timeout: 10 * 60_000 })
lock.exec('PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE')
try {
  for (const step of buildSteps) {
    if (!values.stale || step.isStale()) await step.run(values.stale ? 'warn' : 'info')
    if (step.name === values.only) break
  }
} catch (error) {
  console.error(describeBuildError(error, projectRoot) ?? error)
  process.exit(1)
}
process.exit(0)
