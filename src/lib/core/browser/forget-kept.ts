import type { WritableAtom } from 'nanostores'

import { localStore } from './safe-storage.ts'

/** What this browser stores about a person; signing out removes all of it (identity-29). */
const keptNames = [
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
type DeviceName = 'theme' | 'consent'
export type KeptName = (typeof keptNames)[number] | DeviceName

/** The stores of this page that hold one of these values. */
export const keptStores = new Map<KeptName, WritableAtom<never>>()

/** Removes all that is stored about a person, also what no store of this page holds. */
export function forgetKept(): void {
  for (const name of keptNames) {
    keptStores.get(name)?.set(undefined as never)
    localStore.remove(name)
  }
}
