import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

// Loaded before the server by `node --import`: kills this process at a step of its disk writes, named by CRASH_AT
// ('database:120' is the 120th write of the database), and writes the numbers of steps until the first picture to
// CRASH_COUNTS. A step is counted before it is done, so that each of them is the first missing one once.

export type Phase = 'secrets' | 'unpack' | 'database' | 'pictures'

/** Phases by the paths that they write to. */
const places: [Phase, RegExp][] = [
  ['secrets', /\/secrets\//],
  ['unpack', /\/database\.half(?:\/|$)/],
  ['database', /\/database\//],
  ['pictures', /\/files\/media\//]
]
const counts: Record<Phase, number> = { secrets: 0, unpack: 0, database: 0, pictures: 0 }
const [crashPhase, crashStep] = (process.env['CRASH_AT'] ?? '').split(':')
const countsFile = process.env['CRASH_COUNTS']

function step(path: unknown): void {
  const phase = places.find(([, place]) => place.test(String(path)))?.[0]
  if (!phase) return
  if (phase === 'pictures' && counts.pictures === 0 && countsFile) {
    write(countsFile, JSON.stringify(counts))
  }
  counts[phase] += 1
  if (phase === crashPhase && counts[phase] === Number(crashStep)) process.kill(process.pid, 'SIGKILL')
}

const write = fs.writeFileSync
const opened = new Map<number, unknown>()
const open = fs.openSync
fs.openSync = (path, ...rest) => {
  const handle = open(path, ...rest)
  opened.set(handle, path)
  return handle
}

/** Counts a step before each call; `pathOf` finds its target. */
function watch<T extends object>(
  from: T,
  names: readonly (keyof T)[],
  pathOf: (target: unknown) => unknown
): void {
  for (const name of names) {
    const original = from[name] as (...args: unknown[]) => unknown
    from[name] = ((...args: unknown[]) => {
      step(pathOf(args[0]))
      return original.apply(from, args)
    }) as T[keyof T]
  }
}

watch(fs, ['writeSync', 'fsyncSync', 'ftruncateSync'], handle => opened.get(handle as number))
watch(fs, ['writeFileSync', 'linkSync', 'renameSync', 'mkdirSync'], path => path)
watch(fs.promises, ['writeFile', 'rename'], path => path)
syncBuiltinESMExports()
