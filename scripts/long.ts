import { spawnSync } from 'node:child_process'

import { projectRoot } from '../src/server/core/platform/project-paths.ts'
import { findDatabases, hasPgDump } from '../tests/support/postgres.ts'
import { buildWhereStale } from './site.ts'

// `npm run test:long -- fuzz`: one proof in full, on the embedded database and then on PostgreSQL and Redis where they
// answer. Each run prints its new seed; LONG_SEED repeats one. `npm test` runs short samples of the same.

/** The proofs that have a full form, and the databases on which they are meaningful. */
const proofs: Record<string, { files: string[]; onPostgres: boolean; onEmbedded: boolean }> = {
  fuzz: { files: ['fuzz', 'page-fuzz'], onEmbedded: true, onPostgres: true },
  kills: { files: ['kills', 'kills-mixed', 'durability'], onEmbedded: true, onPostgres: true },
  guessing: { files: ['guessing'], onEmbedded: true, onPostgres: true },
  chat: { files: ['chat'], onEmbedded: true, onPostgres: true },
  complaints: { files: ['complaints', 'complaint-kills'], onEmbedded: true, onPostgres: true },
  withdrawals: { files: ['withdrawals'], onEmbedded: true, onPostgres: true },
  crowd: { files: ['last-piece', 'last-piece-mixed'], onEmbedded: true, onPostgres: true },
  model: { files: ['model'], onEmbedded: true, onPostgres: true },
  'first-start': { files: ['first-start-killed'], onEmbedded: true, onPostgres: false },
  backup: { files: ['backup'], onEmbedded: true, onPostgres: hasPgDump() },
  imports: { files: ['goods-round-trip', 'import-kills'], onEmbedded: true, onPostgres: true },
  outage: { files: ['outage'], onEmbedded: true, onPostgres: true }
}

const name = process.argv[2] ?? ''
if (name === 'journeys') {
  const args = ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(3)]
  const env = { ...process.env, LONG: '1' }
  buildWhereStale()
  process.exit(spawnSync(process.execPath, args, { cwd: projectRoot, stdio: 'inherit', env }).status ?? 1)
}
if (name === 'soak') {
  const args = ['bench/soak.ts', ...process.argv.slice(3)]
  process.exit(spawnSync(process.execPath, args, { cwd: projectRoot, stdio: 'inherit' }).status ?? 1)
}
const proof = proofs[name]
if (!proof) {
  console.error(`npm run test:long -- {${Object.keys(proofs).join('|')}|journeys|soak}`)
  process.exit(1)
}

function run(where: string, env: Record<string, string>): void {
  console.log(`\n== ${name} in full, on ${where} ==`)
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'proof',
      ...proof!.files.map(file => `proof/${file}.test`)
    ],
    { cwd: projectRoot, stdio: 'inherit', env: { ...process.env, LONG: '1', ...env } }
  )
  if (status !== 0) process.exit(status ?? 1)
}

if (proof.onEmbedded) run('the embedded database', { TEST_POSTGRES_URL: '', TEST_REDIS_URL: '' })
const databases = await findDatabases()
if (databases && proof.onPostgres) run('PostgreSQL and Redis', databases)
else if (proof.onPostgres)
  console.log('No PostgreSQL at TEST_POSTGRES_URL or 127.0.0.1:5432: that half is left out.')
