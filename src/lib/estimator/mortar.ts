import { density, mortarWater } from './coefficients.ts'
import { coefficient, figure } from './figures.ts'
import type { Step } from './need.ts'

/**
 * Cement in kg and sand in m³ that exactly fill `volume` m³, with `mix` parts of sand to one of cement: their solid
 * volume and their water. It is a lower bound: real work needs more, and the table's figures must not be below it.
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

/** The step that shows the range of the work: the volume alone, and the table's figure that is bought. */
export function rangeStep(
  label: string,
  { volume, mix }: { volume: number; mix: number },
  bought: { cement: number; sand: number }
): Step {
  const min = minMortar(volume, mix)
  return {
    label,
    formula: `volume ${coefficient(volume)} m³ saja: ${figure(min.cement)} kg semen, ${coefficient(min.sand)} m³ pasir; menurut tabel: ${figure(bought.cement)} kg, ${coefficient(bought.sand)} m³ (dipakai)`
  }
}
