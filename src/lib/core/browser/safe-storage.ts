type NamedValues = Record<string, string>

/** Prefix of the tab's name when it stores values in place of a rejected storage. */
const mark = 'baba-kept:'

function readName(): NamedValues {
  try {
    return window.name.startsWith(mark) ? (JSON.parse(window.name.slice(mark.length)) as NamedValues) : {}
  } catch {
    return {}
  }
}

function writeName(change: (values: NamedValues) => void): void {
  try {
    if (window.name && !window.name.startsWith(mark)) return
    const values = readName()
    change(values)
    window.name = Object.keys(values).length > 0 ? mark + JSON.stringify(values) : ''
  } catch {
    // No window and no tab: nothing is stored.
  }
}

/**
 * A browser storage that never throws. Where the browser rejects it (blocked, full, switched off), values go into the
 * tab's name, which survives page loads, so that sign-in, registration and checkout work in this tab.
 */
function safe(kind: 'local' | 'session', storage: () => Storage) {
  const named = (key: string) => `${kind}:${key}`
  const dropNamed = (key: string) => {
    if (named(key) in readName()) writeName(values => delete values[named(key)])
  }
  const get = (key: string): string | null => {
    // A value is in the name only because the storage rejected it, so it is the newer one.
    const inName = readName()[named(key)]
    if (inName !== undefined) return inName
    try {
      return storage().getItem(key)
    } catch {
      return null
    }
  }
  return {
    get,
    /** A stored JSON value; undefined where there is none or it cannot be parsed. */
    getJson(key: string): unknown {
      try {
        return JSON.parse(get(key) ?? 'null') ?? undefined
      } catch {
        return undefined
      }
    },
    set(key: string, value: string): void {
      try {
        storage().setItem(key, value)
        dropNamed(key)
      } catch {
        writeName(values => (values[named(key)] = value))
      }
    },
    remove(key: string): void {
      dropNamed(key)
      try {
        storage().removeItem(key)
      } catch {
        // Nothing is stored there.
      }
    }
  }
}

/** The page before sign-in, for a typed sign-in address. */
export const lastPlaceKey = 'lastPlace'

/** The focused position in a list's filters, restored in the narrowed list. */
export const filterFocus = 'filterFocus'

/** Set while messages wait in this browser to be sent: pages without a chat send them too. */
export const waitingHint = 'waiting'

export const localStore = safe('local', () => localStorage)
export const sessionStore = safe('session', () => sessionStorage)
