import { relative } from 'node:path'

import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter'

import { recordFlakyTests } from '../support/flaky-tests.ts'

/** Playwright reporter: records journeys that passed only after a retry. */
export default class FlakyReporter implements Reporter {
  #root: Suite | undefined
  #folder = ''

  onBegin({ rootDir }: FullConfig, root: Suite): void {
    this.#root = root
    this.#folder = rootDir
  }

  onEnd(): void {
    const flaky = this.#root?.allTests().filter(test => test.outcome() === 'flaky') ?? []
    recordFlakyTests(
      flaky.map(test => {
        const { file, line } = test.location
        return {
          name: `${relative(this.#folder, file)}:${line} [${test.parent.project()?.name}] ${test.title}`,
          error: test.results[0]?.error?.message
        }
      })
    )
  }

  printsToStdio(): boolean {
    return false
  }
}
