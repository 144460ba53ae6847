import Bowser from 'bowser'

/** Maximum characters of a user agent that are parsed. Real ones have up to about 300. */
const maxLength = 500

/** Maximum characters of a device name, because a client can call itself anything. */
const maxNameLength = 80

/** The device name of a user agent // => 'Chrome di Android' */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return unknown
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, maxLength))
  const where = platform.model ? [platform.vendor, platform.model].filter(Boolean).join(' ') : os.name
  if (!browser.name && !where) return unknown
  return [browser.name || 'Browser', where].filter(Boolean).join(' di ').slice(0, maxNameLength)
}

const unknown = 'Perangkat tidak dikenal'
