import { concrete, type Grade, gravelDensity, sandDensity } from './coefficients.ts'
import { coefficient, cubic, figure } from './figures.ts'
import { cement, concreteSand, gravel } from './goods.ts'
import { type Estimate, type Step, withWaste } from './need.ts'

export type ConcreteWork = { grade: Grade; waste: number }

/** Cement, sand and gravel for `volume` m³ of concrete that was measured by these steps. */
export function estimateConcrete(volume: number, measured: readonly Step[], work: ConcreteWork): Estimate {
  const m3 = withWaste(volume, work.waste)
  const { cement: kg, sand, gravel: stone, water } = concrete[work.grade]
  const line = (label: string, each: number, unit: string, density?: number): Step => ({
    label,
    formula: density
      ? `${coefficient(m3)} × ${figure(each)} kg ÷ ${figure(density)} kg/m³ = ${coefficient((m3 * each) / density)} m³`
      : `${coefficient(m3)} × ${figure(each)} ${unit} = ${figure(m3 * each)} ${unit}`
  })
  return {
    measures: [
      { label: 'Volume beton', value: `${cubic(volume)} m³` },
      { label: 'Dengan cadangan', value: `${cubic(m3)} m³` },
      { label: 'Air', value: `${figure(m3 * water)} liter` }
    ],
    needs: [cement(m3 * kg), concreteSand((m3 * sand) / sandDensity), gravel((m3 * stone) / gravelDensity)],
    steps: [
      ...measured,
      {
        label: 'Dengan cadangan',
        formula: `${coefficient(volume)} + ${figure(work.waste)}% = ${coefficient(m3)} m³`
      },
      line('Semen', kg, 'kg'),
      line('Pasir', sand, 'kg', sandDensity),
      line('Batu split', stone, 'kg', gravelDensity),
      line('Air', water, 'liter')
    ],
    sources: ['sni-beton']
  }
}
