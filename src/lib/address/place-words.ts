/** What people write for a part of the country, and the words that its name has. */
const shortNames = new Map(
  Object.entries({
    jaksel: 'jakarta selatan',
    jakbar: 'jakarta barat',
    jakpus: 'jakarta pusat',
    jaktim: 'jakarta timur',
    jakut: 'jakarta utara',
    dki: 'ibukota jakarta',
    diy: 'yogyakarta',
    jogja: 'yogyakarta',
    jabar: 'jawa barat',
    jateng: 'jawa tengah',
    jatim: 'jawa timur',
    ntb: 'nusa tenggara barat',
    ntt: 'nusa tenggara timur',
    sumut: 'sumatera utara',
    sumbar: 'sumatera barat',
    sumsel: 'sumatera selatan',
    kel: 'kelurahan',
    kec: 'kecamatan',
    kab: 'kabupaten'
  })
)

/** Words that say what kind of place follows: who types them means the name behind them. */
const kinds = new Set(['kelurahan', 'desa', 'kecamatan', 'kode', 'pos'])

/** Words of the longest name, and some more: each is looked for by itself. */
const maxWords = 8

/**
 * The words of a place's name as they are compared: 'Mage’abume' // => ['mage', 'abume']
 */
export const placeWords = (name: string): string[] =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

/** The words of what is typed with short names in full: 'Kab. Jabar' // => ['kabupaten', 'jawa', 'barat'] */
export const spelledOut = (typed: string): string[] =>
  placeWords(typed).flatMap(word => (shortNames.get(word) ?? word).split(' '))

/**
 * The words that somebody looks for: 'Kel. Bangka, jaksel' // => ['bangka', 'jakarta', 'selatan']
 */
export function wantedWords(typed: string): string[] {
  const names = spelledOut(typed).filter(word => !kinds.has(word))
  return [...new Set(names)].slice(0, maxWords)
}
