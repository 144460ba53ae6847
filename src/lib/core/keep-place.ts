import { sessionKeys, sessionStore } from './safe-storage.ts'
import { isSignIn } from './sign-in-pages.ts'

/** Keeps where this tab is as it leaves the page: who types the address of sign-in comes back there (identity-71). */
export function keepPlace(): void {
  const { pathname, search } = window.location
  if (!isSignIn(pathname)) sessionStore.set(sessionKeys.lastPlace, pathname + search)
}
