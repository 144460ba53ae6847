import { defineConfig } from 'vitest/config'

import { embeddedOnly, engineProofs, engineTests } from './tests/support/engine-tests.ts'
import { retries } from './tests/support/flaky-tests.ts'

/** No test asks anybody outside of this machine. */
const setupFiles = ['tests/support/no-outside.ts']

const isOnPostgres = Boolean(process.env['TEST_POSTGRES_URL'])
const exclude = isOnPostgres ? embeddedOnly : []

/** The environment of a run without PostgreSQL and Redis. */
const embedded = { TEST_POSTGRES_URL: '', TEST_REDIS_URL: '' }

/** Suites that need a database start from one migrated and seeded template. */
const withDatabase = {
  setupFiles,
  globalSetup: ['tests/support/template.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000
}
/** Proofs of pages need the built site too. */
const withSite = {
  ...withDatabase,
  globalSetup: [...withDatabase.globalSetup, 'tests/support/built-site.ts']
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    retry: retries,
    reporters: ['default', './tests/support/flaky-reporter.ts'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/**/*.api.test.ts', 'tests/proof/**'],
          isolate: false,
          setupFiles: [...setupFiles, 'tests/support/fresh-modules.ts']
        }
      },
      // On PostgreSQL where TEST_POSTGRES_URL is set, on the embedded database elsewhere.
      {
        test: { name: 'api', include: ['tests/**/*.api.test.ts'], exclude, isolate: false, ...withDatabase }
      },
      // Kills, crowds and second processes: minutes, therefore in `npm test` and not in `npm run verify`.
      { test: { name: 'proof', include: ['tests/proof/**/*.test.ts'], exclude, ...withSite } },
      // What the engine decides, on the embedded database beside a run on PostgreSQL.
      { test: { name: 'engine', include: engineTests, env: embedded, isolate: false, ...withDatabase } },
      { test: { name: 'engine-proof', include: engineProofs, env: embedded, ...withSite } }
    ]
  }
})
