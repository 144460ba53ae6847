import { call } from '#lib/core/api/call.ts'
import { localStore } from '#lib/core/browser/safe-storage.ts'

import { $session, signOutOps } from './console-store.ts'

/** Milliseconds without a key or a pointer, in any tab, after which the console signs out: 8 hours. */
const idleMs = 8 * 60 * 60 * 1_000
const everyMs = 60_000
/** When this browser's consoles were last used, ms. */
const usedKey = 'consoleUsed'
const uses = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const

/**
 * Signs out a console that nobody uses (ops-316). Its lists load themselves again for as long as they are seen, so that to the server a
 * console that was left open is never idle. What was typed stays, as whenever a session ends. Returns the function that stops it.
 */
export function signOutIdle(): () => void {
  let notedMs = 0
  const note = () => {
    const nowMs = Date.now()
    if (nowMs - notedMs < everyMs) return
    notedMs = nowMs
    localStore.set(usedKey, String(nowMs))
  }
  const look = () => {
    if ($session.get() === 'in' && Date.now() - Number(localStore.get(usedKey)) >= idleMs) void end()
  }
  note()
  for (const use of uses) addEventListener(use, note, { passive: true })
  const timer = setInterval(look, everyMs)
  return () => {
    for (const use of uses) removeEventListener(use, note)
    clearInterval(timer)
  }
}

/** Where the server cannot be reached the console is shut all the same; the session ends by itself then. */
async function end(): Promise<void> {
  signOutOps()
  await call('DELETE /ops/session', {})
}
