import { readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type LogLevel = 'info' | 'warn'
export type BuildStep = {
  name: string
  isStale: () => boolean
  run: (logLevel: LogLevel) => Promise<void>
}

type Options = {
  name: string
  /** The file that is written last, with the time at which the step began. */
  stamp: string
  /** Files and folders that the step reads. */
  sources: () => readonly string[]
  work: (logLevel: LogLevel) => Promise<void>
}

/** Milliseconds by which file times may lag behind the clock: a file saved in that time is built once more. */
const clockMs = 1_000

/**
 * A step of the build. It is stale, and runs again, where its stamp is missing (it was interrupted) or older than its
 * sources (they changed since it began).
 */
export function buildStep({ name, stamp, sources, work }: Options): BuildStep {
  return {
    name,
    isStale: () => modifiedAt(stamp, 0) < Math.max(...sources().map(newestIn)),
    async run(logLevel) {
      const began = new Date(Date.now() - clockMs)
      rmSync(stamp, { force: true })
      await work(logLevel)
      writeFileSync(stamp, '')
      utimesSync(stamp, began, began)
    }
  }
}

/** Time of a file, ms. */
const modifiedAt = (file: string, missing: number): number =>
  statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? missing

/** Time of a file or of the newest one below a folder, ms; a missing file counts as newer than any other. */
function newestIn(path: string): number {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return modifiedAt(path, Infinity)
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  return Math.max(0, ...files.map(file => statSync(join(file.parentPath, file.name)).mtimeMs))
}
