import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { projectRoot } from '../src/server/core/platform/project-paths.ts'
import { findBrowser } from '../tests/support/chromium.ts'
import { readFlakyTests } from '../tests/support/flaky-tests.ts'
import { findDatabases, hasPgDump } from '../tests/support/postgres.ts'

// `npm test`: everything that must hold before a change lands (docs/tests.md). API tests and proofs run on PostgreSQL and
// Redis where they answer, and then those of the engine itself also on the embedded database.

const scratch = mkdtempSync(join(tmpdir(), 'baba-test-'))
const flakyTestsFile = join(scratch, 'flaky.txt')
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))

const databases = await findDatabases()
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
const times: { name: string; seconds: number }[] = []

/** Runs one npm script; ends the process with a summary where it fails. */
function step(name: string, ...args: string[]): void {
  console.log(`\n== ${name} ==`)
  const before = Date.now()
  const { status } = spawnSync(npm, ['run', ...args], {
    cwd: projectRoot,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      ...databases,
      ASTRO_TELEMETRY_DISABLED: '1',
      FLAKY_TESTS_FILE: flakyTestsFile
    }
  })
  times.push({ name, seconds: Math.round((Date.now() - before) / 1000) })
  if (status !== 0) end(status ?? 1, name)
}

/** Prints how long each step took and, last, which tests passed only on their second try. */
function end(status: number, failed?: string): never {
  const total = times.reduce((sum, { seconds }) => sum + seconds, 0)
  console.log('')
  for (const { name, seconds } of [...times, { name: 'Together', seconds: total }])
    console.log(`${String(seconds).padStart(5)} s  ${name}`)
  if (failed) console.error(`Failed: ${failed}`)
  const flaky = readFlakyTests(flakyTestsFile)
  console.log(flaky.length > 0 ? `Flaky:\n${flaky.map(test => `  ${test}`).join('\n')}` : 'Flaky: none')
  process.exit(status)
}

if (!databases)
  console.log('No PostgreSQL at TEST_POSTGRES_URL or 127.0.0.1:5432: all on the embedded database.')
else if (!hasPgDump()) console.log('No pg_dump here: the backup of a PostgreSQL is left out.')

findBrowser()
step('Format, lint, types, dead code, unit and API tests', 'verify')
step('Build', 'build')
step('The built site without a browser', 'test:site')
step('Crowds, kills, generated requests', 'test:proof')
if (databases) step('The engine on the embedded database', 'test:engine')
step('Islands in the browser', 'test:browser')
step('Journeys in the browser', 'test:e2e')
end(0)
