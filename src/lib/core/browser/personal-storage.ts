import type { WritableAtom } from 'nanostores'

import { localStore } from './safe-storage.ts'

/** What this browser stores about a person; signing out removes all of it (identity-29). */
const personalNames = [
  'uid',
  'counters',
  'otpData',
  'registerData',
  'transactionTab',
  'recommendations',
  'searchTab',
  'checkout',
  'viewed',
  'deliveryCity',
  'compare',
  'accountOffer'
] as const
/** What it stores about the device, regardless of the person. */
type DeviceName = 'theme' | 'consent' | 'consoleNav' | 'consoleColumns' | 'consoleKeys'
export type StoredName = (typeof personalNames)[number] | DeviceName

/** The stores of this page that hold one of these values. */
export const persistentStores = new Map<StoredName, WritableAtom<never>>()

/** Removes all that is stored about a person, also what no store of this page holds. */
export function clearPersonal(): void {
  for (const name of personalNames) {
    persistentStores.get(name)?.set(undefined as never)
    localStore.remove(name)
  }
}
