import { localStore } from './safe-storage.ts'

/**
 * Who uses this browser now, as the tab that asked last has kept it: a sealed word, the same for a person with each
 * answer. Null where nobody does. It is read anew each time, because another tab may have changed it (D7: a hint,
 * never an identity).
 */
export const personHere = (): string | null => localStore.get('uid')

/** Keeps whose browser this is from now on; other tabs hear of it. */
export const keepPersonHere = (uid: string): void => localStore.set('uid', uid)
