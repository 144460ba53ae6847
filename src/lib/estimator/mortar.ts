import { density, mortarWater } from './coefficients.ts'
import { coefficient, figure } from './figures.ts'
import type { Step } from './need.ts'

/**
 * Cement in kg and sand in m³ that fill `volume` m³ and not more, of `mix` parts of sand to one of cement: what is solid
 * of them, and their water. Nobody lays bricks with so little; what a table says must not be less.
 *
 * minMortar(1, 4) // => { cement: 378.6, sand: 1.21 }
 */
export function minMortar(volume: number, mix: number): { cement: number; sand: number } {
  const { cement, sand } = density
  const solid = cement.loose / cement.solid + (mix * sand.loose) / sand.solid
  const water = (cement.loose * mortarWater) / 1_000
  const parts = volume / (solid + water)
  return { cement: parts * cement.loose, sand: parts * mix }
}

/** Between which amounts the work lies: its volume alone, and the table's figure that is bought. */
export function rangeStep(
  label: string,
  { volume, mix }: { volume: number; mix: number },
  bought: { cement: number; sand: number }
): Step {
  const least = minMortar(volume, mix)
  return {
    label,
    formula: `volume ${coefficient(volume)} m³ saja: ${figure(least.cement)} kg semen, ${coefficient(least.sand)} m³ pasir; menurut tabel: ${figure(bought.cement)} kg, ${coefficient(bought.sand)} m³ (dipakai)`
  }
}
