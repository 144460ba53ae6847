import { defineConfig } from 'vitest/config'

/** No test asks anybody outside of this machine. */
const setupFiles = ['tests/support/no-outside.ts']

/** What is about the embedded database says nothing new beside PostgreSQL. */
const embeddedOnly = process.env['TEST_POSTGRES_URL']
  ? ['tests/core/backup.api.test.ts', 'tests/core/new-database.api.test.ts']
  : []

/** Suites that need a database start from one migrated and seeded template. */
const withDatabase = {
  setupFiles,
  globalSetup: ['tests/support/template.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000
}

export default defineConfig({
  test: {
    maxWorkers: 2,
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
      {
        test: {
          name: 'api',
          include: ['tests/**/*.api.test.ts'],
          exclude: embeddedOnly,
          isolate: false,
          ...withDatabase
        }
      },
      // Kills, crowds and second processes: minutes, therefore in `npm test` and not in `npm run verify`.
      {
        test: {
          name: 'proof',
          include: ['tests/proof/**/*.test.ts'],
          ...withDatabase,
          globalSetup: [...withDatabase.globalSetup, 'tests/support/built-site.ts']
        }
      }
    ]
  }
})
