import type { Reporter, Vitest } from 'vitest/node'

/**
 * Vitest reporter: a run that ends before its tests fails. If a setup waits for something that never happens, Node
 * has nothing left to do and ends the process without an error.
 */
export default class WholeRunReporter implements Reporter {
  #isWhole = false

  onInit(_vitest?: Vitest, ofProcess: Pick<NodeJS.Process, 'once' | 'exitCode'> = process): void {
    ofProcess.once('exit', () => {
      if (this.#isWhole) return
      ofProcess.exitCode = 1
      process.stderr.write('The run ended before its tests did: a setup waits for what nobody does.\n')
    })
  }

  onTestRunEnd(): void {
    this.#isWhole = true
  }
}
