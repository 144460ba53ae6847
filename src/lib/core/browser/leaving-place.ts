import { lastPlaceKey, sessionStore } from './safe-storage.ts'
import { isSignIn } from '../sign-in-pages.ts'

let isForgotten = false

/** Forgets the place, also when this page is left: the next person must not see it after a sign-out. */
export function forgetPlace(): void {
  isForgotten = true
  sessionStore.remove(lastPlaceKey)
}

/** Stores the tab's address when the page is left: sign-in from a typed address leads back there (identity-71). */
export function storePlace(): void {
  const { pathname, search } = window.location
  if (!isForgotten && !isSignIn(pathname)) sessionStore.set(lastPlaceKey, pathname + search)
}
