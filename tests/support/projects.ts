import { scaled } from './machine-pace.ts'
import { nodeFlags } from './own-process.ts'

/** No test connects to another machine, nor fails because it waited for only a second. */
export const setupFiles = ['tests/support/no-outside.ts', 'tests/support/long-waits.ts']

/** The cores may be busy. Vitest's own limits are 5 and 10 s, whatever the machine. */
export const timeouts = {
  testTimeout: scaled(30_000),
  hookTimeout: scaled(60_000),
  teardownTimeout: scaled(60_000)
}

/** Runs in a browser too, which has no environment variables. */
export const provide = { waitLimitMs: scaled(15_000) }

/** Files of unit tests share a process. */
export const withoutDatabase = {
  setupFiles: [...setupFiles, 'tests/support/fresh-modules.ts'],
  ...timeouts,
  provide
}

/** Suites that need a database start from one migrated and seeded template. */
export const withDatabase = {
  setupFiles,
  execArgv: nodeFlags,
  globalSetup: ['tests/support/template.ts'],
  ...timeouts,
  provide
}
