import type { WritableAtom } from 'nanostores'

import { localStore } from './safe-storage.ts'

/** What this browser keeps of a person; signing out removes all of it (identity-29). */
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
/** What it keeps of the device, whoever is here. */
type DeviceName = 'theme' | 'consent'
export type KeptName = (typeof keptNames)[number] | DeviceName

/** The stores of this page that hold some of it. */
export const keptStores = new Map<KeptName, WritableAtom<never>>()

/** Takes away all that is kept of a person, also what no store of this page holds. */
export function forgetKept(): void {
  for (const name of keptNames) {
    keptStores.get(name)?.set(undefined as never)
    localStore.remove(name)
  }
}
