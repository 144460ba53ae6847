import { safeNext } from '../paths.ts'
import { lastPlaceKey, sessionStore } from './safe-storage.ts'

/** Where this tab was before sign-in; home where it was nowhere, or where what is kept is no path of this site. */
export const lastPlace = (): string => safeNext(sessionStore.get(lastPlaceKey))
