import { scaled } from './machine-pace.ts'
import { nodeFlags } from './own-process.ts'

/** No test asks anybody outside of this machine, nor fails because it waited for a second only. */
export const setupFiles = ['tests/support/no-outside.ts', 'tests/support/long-waits.ts']

/** The cores may be busy with something else. Vitest's own limits are 5 and 10 s, whatever the machine. */
export const timeouts = {
  testTimeout: scaled(30_000),
  hookTimeout: scaled(60_000),
  teardownTimeout: scaled(60_000)
}

/** What runs in a browser too, which knows no environment. */
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
