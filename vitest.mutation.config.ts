import { defineConfig } from 'vitest/config'

import { withDatabase, withoutDatabase } from './tests/support/projects.ts'

// One project with the tests of one source file, for `npm run test:mutants`: MUTANTS says which.

const { project, tests } = JSON.parse(process.env['MUTANTS'] ?? '{"project":"unit","tests":[]}') as {
  project: 'unit' | 'api'
  tests: string[]
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: project,
          include: tests,
          isolate: false,
          ...(project === 'api' ? withDatabase : withoutDatabase)
        }
      }
    ]
  }
})
