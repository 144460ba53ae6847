import { personHere } from '#lib/core/browser/person.ts'
import { isMaybeSignedIn } from '#lib/core/browser/signed-in-hint.ts'
import { heedOtherCounters } from '#lib/notification/counters.ts'
import { $session } from './who.ts'

/** Session functions, loaded on demand: a guest who only reads loads none of them. */
const sessions = () => import('./session-loader.ts')

/**
 * Loads the session. Sends no request for a guest without leftover data; if the server is unreachable, a probable
 * member stays one.
 */
export async function findWhoIsHere(): Promise<void> {
  const { status } = $session.get()
  const isGuest = !isMaybeSignedIn()
  if (isGuest && status !== 'member' && !personHere()) return $session.set({ status: 'guest' })
  try {
    await (await sessions()).loadSession()
  } catch {
    if (status === 'unknown') $session.set({ status: isGuest ? 'guest' : 'unreachable' })
  }
}

/**
 * Follows other tabs: their stored uid is removed with the session and set with the next one. Also follows their
 * counters.
 */
export function watchOtherTabs(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === 'counters' && newValue) return heedOtherCounters(newValue)
    if (key !== 'uid' && key !== null) return
    sessions().then(
      ({ heedOtherTab }) => heedOtherTab(newValue),
      () => undefined
    )
  })
}
