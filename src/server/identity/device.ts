import Bowser from 'bowser'

/** Characters of a user agent that are looked at. Real ones have up to some 300. */
const longest = 500

/** Characters of a name: a client may call itself anything. */
const maxNameLength = 80

/** A device as its owner knows it: a user agent // => 'Chrome di Android' */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return unknown
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, longest))
  const where = platform.model ? [platform.vendor, platform.model].filter(Boolean).join(' ') : os.name
  if (!browser.name && !where) return unknown
  return [browser.name || 'Browser', where].filter(Boolean).join(' di ').slice(0, maxNameLength)
}

const unknown = 'Perangkat tidak dikenal'
