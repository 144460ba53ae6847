import { readCategories } from './categories.ts'

/** Trades with their main categories; descriptions and reviews differ by trade. */
const mainsOf = {
  bulk: ['Semen & Mortar', 'Bata & Beton', 'Pasir & Batu'],
  steel: ['Besi & Baja'],
  tile: ['Keramik & Granit'],
  paint: ['Cat'],
  bath: ['Sanitari', 'Pipa & Air'],
  board: ['Atap', 'Plafon & Gypsum', 'Kayu & Triplek', 'Pintu & Jendela'],
  electric: ['Listrik'],
  tool: ['Perkakas'],
  home: ['Furnitur', 'Dekorasi'],
  kitchen: ['Dapur'],
  appliance: ['Elektronik Rumah'],
  gadget: ['Komputer', 'Ponsel'],
  fashion: ['Fashion'],
  grocery: ['Kebutuhan Pokok'],
  garden: ['Taman']
} as const

export type Trade = keyof typeof mainsOf

const mainByLeaf = new Map(
  readCategories().flatMap(main =>
    main.subs.flatMap(sub => sub.leaves.map(leaf => [leaf.name, main.name] as const))
  )
)

/** 'Semen Putih' // => 'bulk' */
export function tradeOf(leaf: string): Trade {
  const main = mainByLeaf.get(leaf)
  for (const [trade, mains] of Object.entries(mainsOf) as [Trade, readonly string[]][])
    if (main && mains.includes(main)) return trade
  throw new Error(`No trade sells ${leaf}`)
}

/** Whether a trade supplies building sites; the others supply households. */
export const isBuilding = (trade: Trade): boolean =>
  ['bulk', 'steel', 'tile', 'paint', 'bath', 'board', 'electric', 'tool'].includes(trade)
