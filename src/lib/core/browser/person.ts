import { localStore } from './safe-storage.ts'

/**
 * The current person of this browser, as the last tab to request it stored it: an opaque value that is stable per
 * person. Null where nobody is signed in. Read each time, because another tab may have changed it (D7: a hint,
 * never an identity).
 */
export const personHere = (): string | null => localStore.get('uid')

/** Stores whose browser this is from now on; other tabs see the change. */
export const storePersonHere = (uid: string): void => localStore.set('uid', uid)
