/** Short names of regions, and the words of their full names. */
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

/** Words for the kind of place; only the name after them is searched for. */
const kinds = new Set(['kelurahan', 'desa', 'kecamatan', 'kode', 'pos'])

/** A few more than the words of the longest name; each word is a separate search. */
const maxWords = 8

/** The words of a place's name, normalised for comparison: 'Mage’abume' // => ['mage', 'abume'] */
export const placeWords = (name: string): string[] =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

/** The typed words with short names spelled out: 'Kab. Jabar' // => ['kabupaten', 'jawa', 'barat'] */
export const spelledOut = (typed: string): string[] =>
  placeWords(typed).flatMap(word => (shortNames.get(word) ?? word).split(' '))

/** The words to search for: 'Kel. Bangka, jaksel' // => ['bangka', 'jakarta', 'selatan'] */
export function wantedWords(typed: string): string[] {
  const names = spelledOut(typed).filter(word => !kinds.has(word))
  return [...new Set(names)].slice(0, maxWords)
}
