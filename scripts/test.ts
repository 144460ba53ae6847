import { spawnSync } from 'node:child_process'

import { projectRoot } from '../src/server/core/platform/project-paths.ts'
import { findBrowser } from '../tests/support/browser.ts'
import { findPostgres, hasPgDump } from '../tests/support/postgres.ts'

// `npm test`: everything that must hold before a change lands. The checks, the unit and API tests and the proofs on the
// embedded database, API tests and proofs once more on PostgreSQL where one answers, then the journeys in a real browser.

const started = Date.now()

function step(name: string, command: string, args: string[], env: Record<string, string> = {}): void {
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(`\n== ${name} (${seconds} s) ==`)
  const { status } = spawnSync(command, args, {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env }
  })
  if (status !== 0) {
    console.error(`Failed: ${name}`)
    process.exit(status ?? 1)
  }
}

/** API tests of pictures, messages and headers, which no database decides: once is enough. */
const noRows = [
  'adapters/mailer',
  'adapters/whatsapp',
  'api-listener',
  'avif',
  'methods',
  'missing-pictures',
  'page-headers',
  'photo-formats',
  'static',
  'storage-s3'
]

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
step('Format, lint, types, dead code, unit and API tests', npm, ['run', 'verify'])
// Proofs of pages need the built site, as the journeys do.
step('Build', npm, ['run', 'build'])
step('Kills, crowds and durability on the embedded database', npm, ['run', 'test:proof'])

const postgres = await findPostgres()
if (postgres) {
  const onPostgres = {
    TEST_POSTGRES_URL: postgres.url,
    ...(postgres.redisUrl && { TEST_REDIS_URL: postgres.redisUrl })
  }
  const left = noRows.flatMap(file => ['--exclude', `tests/core/${file}.api.test.ts`])
  step('API tests on PostgreSQL', npm, ['run', 'test:api', '--', ...left], onPostgres)
  step(
    'Crowds and two processes on PostgreSQL',
    npm,
    [
      'run',
      'test:proof',
      '--',
      'last-piece',
      'model',
      'processes',
      'guessing',
      'outage',
      ...(hasPgDump() ? ['backup'] : [])
    ],
    onPostgres
  )
  if (!hasPgDump()) console.log('\nNo pg_dump here: the backup of a PostgreSQL is left out.')
} else {
  console.log(
    '\nNo PostgreSQL at TEST_POSTGRES_URL or 127.0.0.1:5432: the second run of the API tests is left out.'
  )
}

findBrowser()
step('Journeys in the browser', npm, ['run', 'test:e2e'])
