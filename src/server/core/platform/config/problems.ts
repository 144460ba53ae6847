import { OperatorError } from '../operator-error.ts'

/** Settings that cannot be used, all of them at once. No problem quotes a secret or an address, which may hold one. */
export class ConfigProblems extends OperatorError {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    const list = problems.map(problem => `  ${problem}`).join('\n')
    super(`The settings cannot be used. Change them in the environment or in .env:\n${list}`)
    this.problems = problems
  }
}

/** Throws the problems, if there are any. */
export function throwProblems(problems: readonly string[]): void {
  if (problems.length > 0) throw new ConfigProblems(problems)
}
