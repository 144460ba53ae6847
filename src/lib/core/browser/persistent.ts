import { persistentAtom, type PersistentEvents, setPersistentEngine } from '@nanostores/persistent'
import type { WritableAtom } from 'nanostores'

import { type StoredName, persistentStores } from './personal-storage.ts'
import { localStore } from './safe-storage.ts'

// The stores persist their values in the storage that never throws, where the browser has one at all.
const storage = new Proxy<Record<string, string>>(
  {},
  {
    has: (_, name) => localStore.get(String(name)) !== null,
    get: (_, name) => localStore.get(String(name)) ?? undefined,
    set: (_, name, value: string) => {
      localStore.set(String(name), value)
      return true
    },
    deleteProperty: (_, name) => {
      localStore.remove(String(name))
      return true
    }
  }
)
const otherTabs: PersistentEvents = {
  addEventListener(_, listener, restore) {
    globalThis.window?.addEventListener?.('storage', listener as unknown as EventListener)
    globalThis.window?.addEventListener?.('pageshow', restore)
  },
  removeEventListener(_, listener, restore) {
    globalThis.window?.removeEventListener?.('storage', listener as unknown as EventListener)
    globalThis.window?.removeEventListener?.('pageshow', restore)
  }
}
setPersistentEngine(storage, otherTabs)

function persistent<T>(
  name: StoredName,
  encode: (value: T) => string,
  decode: (text: string) => T | undefined
): WritableAtom<T | undefined> {
  const store = persistentAtom<T | undefined>(name, undefined, {
    encode: (value: T | undefined) => (value === undefined ? undefined : encode(value)),
    decode
  })
  persistentStores.set(name, store as WritableAtom<never>)
  return store
}

/** A persisted word, the same in all tabs; undefined where there is none. */
export const persistentText = (name: StoredName): WritableAtom<string | undefined> =>
  persistent<string>(name, String, String)

/** A value that is persisted as JSON; undefined if `read` does not recognise it. */
export const persistentJson = <T>(
  name: StoredName,
  read: (stored: unknown) => T | undefined
): WritableAtom<T | undefined> => persistent<T>(name, JSON.stringify, text => read(parse(text)))

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
