import { findLocks } from './tab-election.ts'

/** Milliseconds after which a lock is taken from a tab that was frozen while it held it. */
const takeOverMs = 180_000

const waiting = new Map<string, Promise<unknown>>()

/**
 * Runs work of one name one at a time, in all tabs; without locks in this tab only. The work must not throw. `isMine`
 * becomes false if another tab took over.
 */
export async function inTurn(name: string, work: (isMine: () => boolean) => Promise<void>): Promise<void> {
  const locks = findLocks()
  if (!locks) return inOwnTurn(name, () => work(() => true))
  let isRunning = false
  let isTaken = false
  const run = async () => {
    isRunning = true
    await work(() => !isTaken)
  }
  const waits = new AbortController()
  const late = setTimeout(() => !isRunning && waits.abort(), takeOverMs)
  await locks
    .request(name, { signal: waits.signal }, run)
    .catch(async () => {
      // Another tab took the lock while this one was frozen.
      if (isRunning) isTaken = true
      else if (waits.signal.aborted)
        await locks.request(name, { steal: true }, run).catch(() => (isTaken = true))
      // A page that gets no locks.
      else await inOwnTurn(name, () => work(() => true))
    })
    .finally(() => clearTimeout(late))
}

async function inOwnTurn(name: string, work: () => Promise<void>): Promise<void> {
  const before = waiting.get(name)
  const mine = (before ?? Promise.resolve()).then(work, work)
  waiting.set(name, mine)
  await mine
}
