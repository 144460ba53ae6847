import type { Token } from '#lib/search/tokens.ts'

// Words that say in which part of a house a thing is used, and not what it is.

const rooms = new Set('kamar mandi tidur tamu dapur'.split(' '))
const houses = new Set('rumah rumahan'.split(' '))

/** Which is less than the name of a thing: of 'saower kamar mandi' showers are sure. */
export const isRoom = (word: string): boolean => rooms.has(word)

/** After a thing it says where nearly all goods are used: 'pompa air rumah'. First it is a thing. */
export const isHouse = (word: string): boolean => houses.has(word)

/** After a thing 'kamar' says where it is used, but names know bathrooms alone: 'pintu kamar kayu' is no bathroom's. */
export const isRoomAlone = (typed: string, next: Token | undefined): boolean =>
  typed === 'kamar' && next?.main !== 'mandi'
