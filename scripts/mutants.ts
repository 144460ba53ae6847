import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { Stryker } from '@stryker-mutator/core'

import { projectRoot } from '../src/server/core/platform/project-paths.ts'
import { floorOf, type MutatedFile, mutatedFiles } from '../tests/mutants/files.ts'
import { markOfFile, readScores, scoreProblem, writeScores } from '../tests/mutants/scores.ts'
import { scoreOf } from '../tests/mutants/score-of.ts'
import { findDatabases } from '../tests/support/postgres.ts'
import { dropDatabases } from '../tests/support/scratch.ts'
import { scratchFolder } from '../tests/support/scratch-folder.ts'

// `npm run test:mutants` runs the mutants of the listed files that have changed since they were measured, and writes
// tests/mutants/scores.json. `-- stock` measures those whose path contains the word, `-- --fresh` ignores the results
// of the last run, `-- --because "…"` says why a score may fall. MUTANT_WORKERS: how many run at once.

type Options = ConstructorParameters<typeof Stryker>[0]

const args = process.argv.slice(2)
const isFresh = args.includes('--fresh')
const because = args.includes('--because') ? args[args.indexOf('--because') + 1] : undefined
const word = args.find(arg => !arg.startsWith('--') && arg !== because)

const databases = await findDatabases()
process.env['TEST_DATABASE_PREFIX'] = `baba_mutants_${process.pid}`
process.env['TEST_TEMPLATES'] = scratchFolder('mutants')
if (databases) Object.assign(process.env, databases)

/**
 * Removes the survivors from the last run's results, so that they run again: for a static mutant Stryker does not
 * notice that a test changed, and would report it as surviving.
 */
function forgetSurvivors(place: string): void {
  if (!existsSync(place)) return
  const report = JSON.parse(readFileSync(place, 'utf8')) as {
    files: Record<string, { mutants: { status: string }[] }>
  }
  for (const file of Object.values(report.files)) {
    file.mutants = file.mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout')
  }
  writeFileSync(place, JSON.stringify(report))
}

async function measure({ file, project, tests }: MutatedFile) {
  process.env['MUTANTS'] = JSON.stringify({ project, tests })
  const incrementalFile = join(projectRoot, `.mutants/${file.replaceAll('/', '.')}.json`)
  forgetSurvivors(incrementalFile)
  const stryker = new Stryker({
    mutate: [file],
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutation.config.ts', related: false },
    // API tests of a file build on each other, so all of them run, up to the first red one.
    coverageAnalysis: project === 'unit' ? 'perTest' : 'all',
    concurrency: Number(process.env['MUTANT_WORKERS'] ?? 2),
    incremental: true,
    incrementalFile,
    force: isFresh,
    tempDirName: '.mutants/copies',
    ignorePatterns: [
      '/data',
      '/dist',
      '/docs',
      '/.mutants',
      '/.astro',
      '/test-results',
      '/playwright-report'
    ],
    reporters: ['dots'],
    disableTypeChecks: false,
    logLevel: 'warn' as Options['logLevel'],
    warnings: { slow: false, unknownOptions: true, preprocessorErrors: true, unserializableOptions: true }
  })
  const source = readFileSync(join(projectRoot, file), 'utf8')
  return { code: markOfFile(file), ...scoreOf(source, await stryker.runMutationTest()) }
}

const earlier = readScores()
const chosen = mutatedFiles.filter(({ file }) =>
  word === undefined ? earlier[file]?.code !== markOfFile(file) : file.includes(word)
)
const problems: string[] = []
try {
  for (const mutated of chosen) {
    const { file, subject } = mutated
    const { survivors, ...figures } = await measure(mutated)
    const scores = readScores()
    const last = scores[file]
    console.log(
      `${file}: ${figures.score} (${figures.killed} killed, ${figures.timeouts} timeouts, ${figures.survived} survived)`
    )
    const read = Object.fromEntries(survivors.map(it => [it, last?.survivors[it] ?? '']))
    for (const it of survivors) console.log(`  ${read[it] ? 'known' : 'NEW  '} ${it}`)
    const hasFallen = last !== undefined && figures.score < last.score
    if (hasFallen && !because) {
      problems.push(
        `${file} fell from ${last.score} to ${figures.score}: kill what survives, or add --because "…"`
      )
      continue
    }
    const reason = hasFallen ? because : last?.because
    scores[file] = { ...figures, ...(reason && { because: reason }), survivors: read }
    writeScores(scores)
    const problem = scoreProblem({ file, code: figures.code, floor: floorOf(subject) }, scores[file])
    if (problem) problems.push(problem)
  }
} finally {
  if (databases) await dropDatabases(databases['TEST_POSTGRES_URL']!, process.env['TEST_DATABASE_PREFIX'])
  rmSync(process.env['TEST_TEMPLATES'], { recursive: true, force: true })
}
for (const problem of problems) console.error(problem)
process.exit(problems.length > 0 ? 1 : 0)
