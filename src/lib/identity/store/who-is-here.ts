import { personHere } from '#lib/core/browser/person.ts'
import { isMaybeSignedIn } from '#lib/core/browser/signed-in-hint.ts'
import { heedOtherCounters } from '#lib/notification/counters.ts'
import { $session } from './who.ts'

/** What asks and tells the server about the person: nothing of it is loaded for a guest who only reads. */
const sessions = () => import('./session-door.ts')

/** Nobody is asked about a guest whom nobody left anything behind for; who seems to be signed in and cannot be asked about stays what they seem to be. */
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
 * Hears at once when another tab signs in or out: its stored uid goes with the session and comes with the next one; and
 * what its badges count.
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
