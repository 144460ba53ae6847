/** Colours by their Indonesian names; a second word makes it darker, lighter or another one. */
const colours: Readonly<Record<string, string>> = {
  abu: '#9a9a9a',
  'abu muda': '#cfcfcf',
  'abu tua': '#5c5c5c',
  biru: '#1f6fd1',
  'biru dongker': '#14213d',
  'biru langit': '#8ecae6',
  'biru laut': '#1b6f8a',
  'biru muda': '#a3cdf0',
  'biru navy': '#14213d',
  'biru tua': '#163a75',
  cokelat: '#7a4a25',
  'cokelat bata': '#96492f',
  'cokelat muda': '#b98a5e',
  'cokelat tua': '#4a2a14',
  emas: '#cfa33a',
  'emas antik': '#9c7a35',
  gading: '#f6efdc',
  hijau: '#2e8b3d',
  'hijau army': '#4b5320',
  'hijau muda': '#9ad08f',
  'hijau sage': '#a3b18a',
  'hijau tua': '#1b5128',
  hitam: '#1c1c1c',
  ivory: '#f6efdc',
  krem: '#efe0bd',
  krom: '#c9ced2',
  kuning: '#f5c518',
  'kuning muda': '#fbe58b',
  maroon: '#6f1d2b',
  merah: '#cf2424',
  'merah bata': '#a8442a',
  'merah marun': '#6f1d2b',
  'merah muda': '#f29cb2',
  oranye: '#ee7a1d',
  perak: '#c2c6ca',
  putih: '#ffffff',
  'putih tulang': '#f4efe3',
  silver: '#c2c6ca',
  terakota: '#c2653f',
  toska: '#2aa198',
  ungu: '#7a3f9d'
}

/**
 * The swatch colour of a variant's name; undefined for an unknown name.
 * colourOf('Merah Bata') // => '#a8442a'; colourOf('Abu-abu') // => '#9a9a9a'; colourOf('XL') // => undefined
 */
export function colourOf(name: string): string | undefined {
  const words = name.toLowerCase().replace('abu-abu', 'abu').replace('coklat', 'cokelat').trim()
  return Object.hasOwn(colours, words) ? colours[words] : undefined
}
