/** Swatches of product colours by their Indonesian names; an unlisted name has none. */
const swatches: Record<string, string> = {
  abu: '#9a9a9a',
  'abu-abu': '#9a9a9a',
  beige: '#e3d5b8',
  biru: '#2f6fb5',
  'biru muda': '#8fc1e8',
  'biru navy': '#1f2f54',
  cokelat: '#7a4b2b',
  coklat: '#7a4b2b',
  emas: '#cda434',
  gading: '#f3ead3',
  hijau: '#3a8a4d',
  'hijau army': '#55593a',
  'hijau muda': '#9ccb7f',
  hitam: '#1e1e1e',
  ivory: '#f3ead3',
  kayu: '#a9764a',
  krem: '#efe2c4',
  krom: '#c3c8cc',
  kuning: '#f2c230',
  maroon: '#6d1f2c',
  merah: '#c22f2b',
  'merah bata': '#a84a32',
  'merah muda': '#ef9fb4',
  navy: '#1f2f54',
  oak: '#c79c64',
  oranye: '#e8792b',
  perak: '#bfc3c7',
  pink: '#ef9fb4',
  putih: '#ffffff',
  silver: '#bfc3c7',
  terakota: '#b9593a',
  tosca: '#3fb6a8',
  ungu: '#7a4aa0',
  walnut: '#5c4030'
}

/** 'Hijau Army' // => '#55593a' */
export const swatchOf = (colour: string): string | undefined => {
  const name = colour.trim().toLowerCase()
  return Object.hasOwn(swatches, name) ? swatches[name] : undefined
}
