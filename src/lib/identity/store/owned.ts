import { personHere } from '#lib/core/browser/person.ts'
import { sessionStore } from '#lib/core/browser/safe-storage.ts'
import type { begunKeys } from '#lib/core/browser/session-keys.ts'
import { $session } from './who.ts'

type Begun = (typeof begunKeys)[number]

/** What this tab stores for one person only: the next person who signs in here must not read it. */
const ownedKeys = ['chatDrafts', 'begunChat', 'readyCard'] as const satisfies readonly Begun[]
type OwnedKey = (typeof ownedKeys)[number]

/** Whose each value is; a value without an owner was written by a guest, and belongs to the person who signs in next. */
const ownersKey = 'begunOwners' satisfies Begun
type Owners = Partial<Record<OwnedKey, string>>

const readOwners = (): Owners => {
  const stored = sessionStore.getJson(ownersKey)
  return typeof stored === 'object' ? (stored as Owners) : {}
}

function setOwner(key: OwnedKey, uid: string | null): void {
  const { [key]: before, ...others } = readOwners()
  if ((before ?? null) === uid) return
  sessionStore.set(ownersKey, JSON.stringify(uid === null ? others : { ...others, [key]: uid }))
}

/** The shown person; before the session is known, the one that this browser remembers. */
function reader(): string | null {
  const session = $session.get()
  return session.status === 'member' ? session.profile.uid : personHere()
}

/** Stores a value for the present person, or for the next one where nobody is signed in. */
export function storeOwned(key: OwnedKey, value: unknown): void {
  setOwner(key, reader())
  sessionStore.set(key, JSON.stringify(value))
}

/**
 * The value of the present person; another person's is dropped. While nobody is signed in it only stays hidden: its
 * owner may sign in again.
 */
export function readOwned(key: OwnedKey): unknown {
  const owner = readOwners()[key]
  const person = reader()
  if (owner === undefined || owner === person) return sessionStore.getJson(key)
  if (person !== null) sessionStore.remove(key)
  return undefined
}

/** Somebody signed in: gives them what a guest wrote in this tab, and drops what is of others. */
export function claimOwned(uid: string): void {
  const owners = readOwners()
  for (const key of ownedKeys) {
    const owner = owners[key]
    if (owner !== undefined && owner !== uid) sessionStore.remove(key)
    setOwner(key, sessionStore.get(key) === null ? null : uid)
  }
}
