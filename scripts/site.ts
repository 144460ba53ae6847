import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { join } from 'node:path'

import { projectRoot } from '../src/server/core/platform/project-paths.ts'
import type { SiteBuild } from '../src/server/core/start/site-build.ts'
import { buildSteps } from './build-steps.ts'

const script = join(projectRoot, 'scripts/build.ts')
const isStale = (name: string) => buildSteps.some(step => step.name === name && step.isStale())

/** Runs all stale steps of the build. Ends the process where the build fails. */
export function buildWhereStale(): void {
  if (!buildSteps.some(step => step.isStale())) return
  console.log('Building the site …')
  const { status } = spawnSync(process.execPath, [script, '--stale'], {
    cwd: projectRoot,
    stdio: 'inherit',
    env: buildEnvironment()
  })
  if (status !== 0) process.exit(status ?? 1)
}

/** Variables that a test runner sets for Vite: with them a build would differ from the one that people get. */
const ofRunner = /^(?:VITEST.*|NODE_ENV|TEST|MODE|DEV|PROD|SSR|BASE_URL)$/

/** Under NODE_ENV=test JSX would need React's development build. */
const buildEnvironment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofRunner.test(name))),
  NODE_ENV: 'production'
})

/** Options of a build that runs in parallel with the server. */
const beside = () => ({ cwd: projectRoot, execArgv: [], env: buildEnvironment() })

/**
 * Builds a stale site in a process of its own, while this one prepares the database; it is compressed later, while the
 * marketplace is already open. Ends the process where the build fails.
 */
export function buildBeside(): SiteBuild {
  return {
    built: isStale('site') ? build() : Promise.resolve(),
    async compress() {
      if (!isStale('compressed')) return false
      const child = fork(script, ['--stale'], beside())
      // Requests for pages have priority.
      if (child.pid) setPriority(child.pid, 10)
      return (await codeOf(child)) === 0
    }
  }
}

async function build(): Promise<void> {
  console.log('Building the site …')
  const started = Date.now()
  const code = await codeOf(fork(script, ['--stale', '--only', 'site'], beside()))
  if (code !== 0) process.exit(code ?? 1)
  console.log(`The site is built (${Math.round((Date.now() - started) / 1000)} s).`)
}

async function codeOf(child: ChildProcess): Promise<number | null> {
  const [code] = (await once(child, 'exit')) as [number | null]
  return code
}
