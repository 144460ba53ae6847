import { concreteOfMpa, gravelDensity, mpaOfK, sandDensity } from './coefficients.ts'
import { coefficient, cubic, figure } from './figures.ts'
import { cement, concreteSand, gravel } from './goods.ts'
import { type Estimate, type Step, withWaste } from './need.ts'

/** Grades as builders name them: strength of a cube in kg/cm². */
export const grades = [
  'K-100',
  'K-125',
  'K-150',
  'K-175',
  'K-200',
  'K-225',
  'K-250',
  'K-275',
  'K-300',
  'K-325',
  'K-350'
] as const
export type Grade = (typeof grades)[number]
type Mpa = keyof typeof concreteOfMpa

/** The weakest mix of the table with at least the grade's strength. 'K-225' // => { mpa: 20, asked: 18.3 } */
export function mixOf(grade: Grade): { mpa: Mpa; requested: number } {
  const requested = Number(grade.slice(2)) * mpaOfK
  const all = Object.keys(concreteOfMpa).map(Number) as Mpa[]
  return { mpa: all.find(mpa => mpa >= requested) ?? 30, requested }
}

export type ConcreteWork = { grade: Grade; waste: number }

/** Cement, sand and gravel for `volume` m³ of concrete; `measured` are the steps that computed the volume. */
export function estimateConcrete(volume: number, measured: readonly Step[], work: ConcreteWork): Estimate {
  const m3 = withWaste(volume, work.waste)
  const { mpa, requested } = mixOf(work.grade)
  const { cement: kg, sand, gravel: stone, water } = concreteOfMpa[mpa]
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
      {
        label: 'Mutu',
        formula: `${work.grade} × 0,83 ÷ 10,2 = ${figure(requested)} MPa; dipakai campuran f'c ${mpa} MPa`
      },
      line('Semen', kg, 'kg'),
      line('Pasir', sand, 'kg', sandDensity),
      line('Batu split', stone, 'kg', gravelDensity),
      line('Air', water, 'liter')
    ],
    sources: ['ahsp-concrete', 'density']
  }
}
