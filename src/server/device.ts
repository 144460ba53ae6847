import { UAParser } from 'ua-parser-js'

/** A device as its owner knows it: a user agent // => 'Chrome di Android' */
export function deviceName(userAgent: string): string {
  const { browser, os, device } = new UAParser(userAgent).getResult()
  const where = device.model ? [device.vendor, device.model].filter(Boolean).join(' ') : os.name
  if (!browser.name && !where) return 'Perangkat tidak dikenal'
  return [browser.name ?? 'Browser', where].filter(Boolean).join(' di ')
}
