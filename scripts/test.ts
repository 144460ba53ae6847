import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { projectRoot } from '../src/server/core/platform/project-paths.ts'
import { findBrowser } from '../tests/support/chromium.ts'
import { readFlakyTests } from '../tests/support/flaky-tests.ts'
import { findDatabases, hasPgDump } from '../tests/support/postgres.ts'
import { dropDatabase } from '../tests/support/scratch.ts'
import { scratchFolder } from '../tests/support/scratch-folder.ts'
import { slowTests } from '../tests/support/slow-tests.ts'
import { sharedDatabase } from '../tests/support/seeded-once.ts'

// `npm test`: everything that must pass before a change is merged (docs/tests.md). API tests and proofs run on
// PostgreSQL and Redis where they answer, and those of the engine itself then also on the embedded database.

const scratch = mkdtempSync(join(tmpdir(), 'baba-test-'))
const flakyTestsFile = join(scratch, 'flaky.txt')
/** Marketplaces that are seeded once for all steps. */
const templates = scratchFolder('templates')
process.on('exit', () => {
  for (const folder of [scratch, templates]) rmSync(folder, { recursive: true, force: true })
})

const databases = await findDatabases()
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
const times: { name: string; seconds: number }[] = []

/** Runs one npm script; ends the process with a summary where it fails. */
async function step(name: string, ...args: string[]): Promise<void> {
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
      FLAKY_TESTS_FILE: flakyTestsFile,
      TEST_TEMPLATES: templates,
      // Sixty processes of ours start in a run, and share their compiled code.
      NODE_COMPILE_CACHE: join(templates, 'compiled')
    }
  })
  times.push({ name, seconds: Math.round((Date.now() - before) / 1000) })
  if (status !== 0) await end(status ?? 1, name)
}

/** Prints how long each step took and, last, which tests passed only on their second try. */
async function end(status: number, failed?: string): Promise<never> {
  const server = databases?.['TEST_POSTGRES_URL']
  // Where it no longer answers, that is why the run failed.
  if (server) await dropDatabase(server, sharedDatabase(templates)!).catch(() => undefined)
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
await step('Format, lint, types, dead code, unit and API tests', 'verify')
await step('Slow unit and API tests', 'test:unit', '--', ...slowTests)
await step('Build', 'build')
await step('The built site without a browser', 'test:site')
// In one step: tests of kills and outages wait, and leave a core to the others.
const engine = databases ? ['--', '--project', 'engine', '--project', 'engine-proof'] : []
await step('Crowds, kills, generated requests, the engine', 'test:proof', ...engine)
await step('Islands in the browser', 'test:browser')
await step('Journeys in the browser', 'test:e2e')
await end(0)
