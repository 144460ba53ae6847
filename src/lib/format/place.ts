/** What a city's name begins with, and what people say instead. */
export const shortenings = [
  [/^Kota (?:Administrasi )?/, ''],
  [/^Kabupaten (?:Administrasi )?/, 'Kab. ']
] as const

/**
 * A city's name as people say it: 'Kota Administrasi Jakarta Selatan' // => 'Jakarta Selatan',
 * 'Kabupaten Bekasi' // => 'Kab. Bekasi', 'Kota Surabaya' // => 'Surabaya'
 */
export const shortCity = (name: string): string =>
  shortenings.reduce((short, [word, by]) => short.replace(word, by), name)
