import type { Reporter, TestModule } from 'vitest/node'

import { recordFlakyTests } from './flaky-tests.ts'

/** Vitest reporter: records tests that passed only after a retry. */
export default class FlakyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const module of modules) {
      const flaky = [...module.children.allTests()].filter(test => test.diagnostic()?.flaky)
      recordFlakyTests(
        flaky.map(test => ({
          name: `${module.relativeModuleId}: ${test.fullName}`,
          error: test.result().errors?.[0]?.message
        }))
      )
    }
  }
}
