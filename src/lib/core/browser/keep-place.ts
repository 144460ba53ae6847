import { lastPlaceKey, sessionStore } from './safe-storage.ts'
import { isSignIn } from '../sign-in-pages.ts'

let isForgotten = false

/** Forgets it, also as this page is left: somebody signed out, and the next person is told nothing. */
export function forgetPlace(): void {
  isForgotten = true
  sessionStore.remove(lastPlaceKey)
}

/** Keeps where this tab is as it leaves the page: who types the address of sign-in comes back there (identity-71). */
export function keepPlace(): void {
  const { pathname, search } = window.location
  if (!isForgotten && !isSignIn(pathname)) sessionStore.set(lastPlaceKey, pathname + search)
}
