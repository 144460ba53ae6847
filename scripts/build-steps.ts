import { existsSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { projectRoot } from '../src/server/core/platform/project-paths.ts'
import { compressSite } from './compress.ts'
import { nameWorker } from './worker.ts'

export type LogLevel = 'info' | 'warn'
type Step = { name: string; isStale: () => boolean; run: (logLevel: LogLevel) => Promise<void> }

const client = join(projectRoot, 'dist/client')
const stampOf = (name: string) => join(projectRoot, 'dist', `.${name}`)

function step(name: string, changedAt: () => number, work: (logLevel: LogLevel) => Promise<void>): Step {
  const stamp = stampOf(name)
  return {
    name,
    isStale: () => (modifiedAt(stamp) ?? 0) < changedAt(),
    async run(logLevel) {
      const began = new Date()
      await work(logLevel)
      writeFileSync(stamp, '')
      utimesSync(stamp, began, began)
    }
  }
}

/** What the built site is made of. */
function sourcesChangedAt(): number {
  const files = ['package-lock.json', 'astro.config.mjs', 'scripts/build-steps.ts', 'scripts/worker.ts']
  return Math.max(
    ...['src', 'public'].map(folder => newestIn(join(projectRoot, folder))),
    ...files.map(file => modifiedAt(join(projectRoot, file)) ?? 0)
  )
}

const modifiedAt = (file: string): number | undefined =>
  existsSync(file) ? statSync(file).mtimeMs : undefined

/** Time of the newest file below a folder, ms. */
function newestIn(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  return Math.max(0, ...files.map(file => statSync(join(file.parentPath, file.name)).mtimeMs))
}

/**
 * The steps of a build, in their order: the only list of them. Each leaves a stamp as its last act, with the time at
 * which it began: a step that was cut, or whose sources changed meanwhile, is stale.
 */
export const buildSteps: readonly Step[] = [
  step('site', sourcesChangedAt, async logLevel => {
    // What is built is emptied first: nothing may call it whole until the end.
    rmSync(stampOf('site'), { force: true })
    process.env['ASTRO_TELEMETRY_DISABLED'] = '1'
    const { build } = await import('astro')
    await build({ root: projectRoot, logLevel })
    nameWorker(client)
  }),
  step(
    'compressed',
    () => modifiedAt(stampOf('site')) ?? Infinity,
    () => compressSite(client)
  )
]
