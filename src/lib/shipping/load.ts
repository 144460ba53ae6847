export type Piece = {
  qty: number
  weightG: number
  lengthMm: number
  widthMm: number
  heightMm: number
  /** Whether it can be bent in half for transport, like rebar. */
  isBendable: boolean
}

/** The load of a shipment. */
export type Load = {
  /** Actual kilograms. */
  actualKg: number
  m3: number
  /** Chargeable kilograms of couriers (D8): the greater of actual and volume weight, rounded up, at least 1. */
  chargeableKg: number
  /** Longest side of a piece on a vehicle in millimetres: half the length if bendable (D39). */
  carriedMm: number
  /** Longest side of the same piece as sold, in millimetres. */
  longestMm: number
}

/** A piece's longest side in millimetres, as sold and as carried. */
export function lengthOf(piece: Omit<Piece, 'qty' | 'weightG'>): Pick<Load, 'carriedMm' | 'longestMm'> {
  const longestMm = Math.max(piece.lengthMm, piece.widthMm, piece.heightMm)
  return { longestMm, carriedMm: piece.isBendable ? Math.ceil(longestMm / 2) : longestMm }
}

/** Cubic centimetres that count as one kilogram (D8). */
const cm3PerKg = 4000

/**
 * The load of an order's lines.
 * loadOf([{ qty: 2, weightG: 1500, lengthMm: 400, widthMm: 400, heightMm: 100, isBendable: false }])
 * // => { actualKg: 3, m3: 0.032, chargeableKg: 8, carriedMm: 400, longestMm: 400 }
 */
export function loadOf(pieces: readonly Piece[]): Load {
  let grams = 0
  let mm3 = 0
  let max = { carriedMm: 0, longestMm: 0 }
  for (const p of pieces) {
    const length = lengthOf(p)
    if (length.carriedMm > max.carriedMm) max = length
    grams += p.qty * p.weightG
    mm3 += p.qty * p.lengthMm * p.widthMm * p.heightMm
  }
  const actualKg = grams / 1000
  const volumeKg = mm3 / 1000 / cm3PerKg
  const chargeableKg = Math.max(1, Math.ceil(Math.max(actualKg, volumeKg)))
  return { actualKg, m3: mm3 / 1e9, chargeableKg, ...max }
}
