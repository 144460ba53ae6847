/** A removed guard: the change to one place of one file, and the tests of which one must fail. */
export type Fault = {
  name: string
  file: string
  /** Occurs exactly once in the file. */
  find: string
  replace: string
  project: 'unit' | 'api' | 'proof'
  tests: readonly string[]
}

/** Faults of one file, caught by the same tests. */
export const faultsIn = (
  file: string,
  project: Fault['project'],
  tests: readonly string[],
  faults: readonly (readonly [name: string, find: string, replace: string])[]
): Fault[] => faults.map(([name, find, replace]) => ({ name, file, find, replace, project, tests }))
