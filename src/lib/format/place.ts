/** Prefixes of city names, and their short forms. */
export const shortenings = [
  [/^Kota (?:Administrasi )?/, ''],
  [/^Kabupaten (?:Administrasi )?/, 'Kab. ']
] as const

/**
 * A city's short name: 'Kota Administrasi Jakarta Selatan' // => 'Jakarta Selatan',
 * 'Kabupaten Bekasi' // => 'Kab. Bekasi', 'Kota Surabaya' // => 'Surabaya'
 */
export const shortCity = (name: string): string =>
  shortenings.reduce((short, [word, by]) => short.replace(word, by), name)
