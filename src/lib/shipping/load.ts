export type Piece = {
  qty: number
  weightG: number
  lengthMm: number
  widthMm: number
  heightMm: number
}

/** What has to be carried. */
export type Load = {
  /** Actual kilograms, as on a scale. */
  actualKg: number
  m3: number
  /** Kilograms that couriers charge (D8): the greater of actual and volume weight, rounded up, at least 1. */
  chargeableKg: number
}

/** Cubic centimetres that count as one kilogram (D8). */
const cm3PerKg = 4000

/**
 * The load of an order's lines.
 * loadOf([{ qty: 2, weightG: 1500, lengthMm: 400, widthMm: 400, heightMm: 100 }])
 * // => { actualKg: 3, m3: 0.032, chargeableKg: 8 }
 */
export function loadOf(pieces: readonly Piece[]): Load {
  let grams = 0
  let mm3 = 0
  for (const p of pieces) {
    grams += p.qty * p.weightG
    mm3 += p.qty * p.lengthMm * p.widthMm * p.heightMm
  }
  const actualKg = grams / 1000
  const volumeKg = mm3 / 1000 / cm3PerKg
  return { actualKg, m3: mm3 / 1e9, chargeableKg: Math.max(1, Math.ceil(Math.max(actualKg, volumeKg))) }
}
