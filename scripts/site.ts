import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { projectRoot } from '../src/server/core/platform/project-paths.ts'

/** Builds the site where it was not built since its sources changed. Ends the process where the build fails. */
export function buildWhereStale(): void {
  const entry = join(projectRoot, 'dist/server/entry.mjs')
  const changedAt = Math.max(
    newest(join(projectRoot, 'src')),
    newest(join(projectRoot, 'public')),
    statSync(join(projectRoot, 'package-lock.json')).mtimeMs
  )
  if (existsSync(entry) && statSync(entry).mtimeMs >= changedAt) return
  console.log('Building the site …')
  run(process.execPath, join(projectRoot, 'node_modules/astro/bin/astro.mjs'), 'build')
  run(process.execPath, join(projectRoot, 'scripts/worker.ts'))
  run(process.execPath, join(projectRoot, 'scripts/compress.ts'))
}

/** What a test runner tells Vite of itself: with it a build is not the one that people get. */
const ofRunner = /^(?:VITEST.*|NODE_ENV|TEST|MODE|DEV|PROD|SSR|BASE_URL)$/

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, {
    cwd: projectRoot,
    stdio: 'inherit',
    // Tests build under NODE_ENV=test, with which JSX would ask for React's development build.
    env: {
      ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofRunner.test(name))),
      ASTRO_TELEMETRY_DISABLED: '1',
      NODE_ENV: 'production'
    }
  })
  if (status !== 0) process.exit(status ?? 1)
}

/** Time of the newest file below a folder, ms. */
function newest(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  return Math.max(0, ...files.map(file => statSync(join(file.parentPath, file.name)).mtimeMs))
}
