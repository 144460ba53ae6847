type Kept = Record<string, string>

/** What the tab's own name begins with where it keeps values in place of a rejected storage. */
const mark = 'baba-kept:'

function readName(): Kept {
  try {
    return window.name.startsWith(mark) ? (JSON.parse(window.name.slice(mark.length)) as Kept) : {}
  } catch {
    return {}
  }
}

function writeName(change: (kept: Kept) => void): void {
  try {
    if (window.name && !window.name.startsWith(mark)) return
    const kept = readName()
    change(kept)
    window.name = Object.keys(kept).length > 0 ? mark + JSON.stringify(kept) : ''
  } catch {
    // No window, no tab: nothing is kept.
  }
}

/**
 * A browser's storage that never throws. Where the browser rejects it (blocked, full, switched off), the tab's name
 * takes its place: that survives page loads, so that signing in, registering and checkout go on in this tab.
 */
function safe(kind: 'local' | 'session', storage: () => Storage) {
  const named = (key: string) => `${kind}:${key}`
  const dropNamed = (key: string) => {
    if (named(key) in readName()) writeName(kept => delete kept[named(key)])
  }
  const get = (key: string): string | null => {
    // A value stands in the name only because the storage rejected it: it is the newer one.
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
    /** A kept JSON value; undefined where there is none or it cannot be read. */
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
        writeName(kept => (kept[named(key)] = value))
      }
    },
    remove(key: string): void {
      dropNamed(key)
      try {
        storage().removeItem(key)
      } catch {
        // Nothing is kept there.
      }
    }
  }
}

/** The page before sign-in, for who types its address by hand. */
export const lastPlaceKey = 'lastPlace'

/** Where the place in a list's filters waits for the narrowed list. */
export const filterFocus = 'filterFocus'

export const localStore = safe('local', () => localStorage)
export const sessionStore = safe('session', () => sessionStorage)
