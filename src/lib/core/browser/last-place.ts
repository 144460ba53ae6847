import { safeNext } from '../paths.ts'
import { lastPlaceKey, sessionStore } from './safe-storage.ts'

/** Where this tab was before sign-in; home if it was nowhere, or if the stored value is no path of this site. */
export const lastPlace = (): string => safeNext(sessionStore.get(lastPlaceKey))
