/** No test asks anybody outside of this machine. */
export const setupFiles = ['tests/support/no-outside.ts']

/** Files of unit tests share a process. */
export const withoutDatabase = { setupFiles: [...setupFiles, 'tests/support/fresh-modules.ts'] }

/** Suites that need a database start from one migrated and seeded template. */
export const withDatabase = {
  setupFiles,
  globalSetup: ['tests/support/template.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000
}
