import type { ContentUnit } from './unit-price.ts'

/** First words of goods that hold or process a content: nobody buys a pan by the litre. */
const vessels = new Set([
  'bak',
  'baskom',
  'blender',
  'botol',
  'cangkir',
  'dispenser',
  'drum',
  'ember',
  'freezer',
  'galon',
  'gelas',
  'gentong',
  'jerigen',
  'jeriken',
  'ketel',
  'kloset',
  'kompresor',
  'koper',
  'kotak',
  'kulkas',
  'lemari',
  'magic',
  'mesin',
  'mug',
  'oven',
  'panci',
  'pompa',
  'ransel',
  'rice',
  'sprayer',
  'tandon',
  'tangki',
  'tas',
  'teko',
  'tempat',
  'termos',
  'timba',
  'timbangan',
  'toples',
  'toren',
  'tumbler',
  'vacuum',
  'wadah',
  'wajan',
  'water'
])

/** Kinds that consist of unlike pieces, or whose length is a property instead of the quantity. */
const sets = /\bset\b|^kabel roll\b|^tangga\b|^meteran\b|^laser\b/i

/**
 * Whether a price per unit compares goods of this kind: cement is bought by the kilogram and paint by the litre, a
 * bottle of 500 ml is not. An Indonesian name begins with the kind of thing.
 *
 * isSoldByContent('Semen Gresik PCC 40 kg', 'kg') // => true
 * isSoldByContent('Botol Minum Tupperware 500 ml', 'litre') // => false
 */
export function isSoldByContent(name: string, unit: ContentUnit): boolean {
  if (sets.test(name)) return false
  if (unit === 'piece') return true
  const [kind = ''] = name.toLowerCase().split(/\s+/, 1)
  return !vessels.has(kind)
}
