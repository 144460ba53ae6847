import { nodeFlags } from './own-process.ts'

/** No test asks anybody outside of this machine, nor fails because it waited for a second only. */
export const setupFiles = ['tests/support/no-outside.ts', 'tests/support/long-waits.ts']

/** Ends what would never end; the cores may be busy with something else. */
export const testTimeout = 30_000

/** Files of unit tests share a process. */
export const withoutDatabase = {
  setupFiles: [...setupFiles, 'tests/support/fresh-modules.ts'],
  testTimeout
}

/** Suites that need a database start from one migrated and seeded template. */
export const withDatabase = {
  setupFiles,
  execArgv: nodeFlags,
  globalSetup: ['tests/support/template.ts'],
  testTimeout,
  hookTimeout: 60_000
}
