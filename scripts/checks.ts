import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { projectRoot } from '../src/server/core/platform/project-paths.ts'
import { findDatabases } from '../tests/support/postgres.ts'

// `npm run verify`: format, lint, types and dead code in parallel with the unit and API tests, so that no core is idle.
// API tests run on PostgreSQL and Redis where they answer. Tests that take seconds each are left to `npm test`.

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
const env = { ...process.env, ...(await findDatabases()), QUICK: '1' }
const start = (name: string, stdio: 'inherit' | 'pipe') =>
  spawn(npm, ['run', '-s', name], { cwd: projectRoot, shell: process.platform === 'win32', stdio, env })

/** Runs a check and prints its output in one piece; returns whether it passed. */
async function check(name: string): Promise<boolean> {
  const child = start(name, 'pipe')
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', text => (said += String(text)))
  const [code] = (await once(child, 'close')) as [number | null]
  console.log(code === 0 ? `${name}: fine` : `${said}\nFailed: ${name}`)
  return code === 0
}

/** Runs tests and prints their output as they go; returns whether they passed. */
async function runTests(name: string): Promise<boolean> {
  const [code] = (await once(start(name, 'inherit'), 'close')) as [number | null]
  return code === 0
}

const names = ['types', 'format:check', 'lint', 'knip']
const fine = await Promise.all([...names.map(check), runTests('test:unit')])
// The output of a failed check is far above the tests' summary by now.
const failed = [...names, 'test:unit'].filter((_, place) => !fine[place])
if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}`)
process.exit(failed.length > 0 ? 1 : 0)
