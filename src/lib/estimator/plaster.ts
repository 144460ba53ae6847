import { plasterMortar, plasterThickness, readyMortar, skimCement, skimThickness } from './coefficients.ts'
import { coefficient, figure } from './figures.ts'
import { cement, layingSand, readyPlaster, readySkim } from './goods.ts'
import { rangeStep } from './mortar.ts'
import { type Estimate, type Need, type Step, withWaste } from './need.ts'

export type PlasterWork = {
  /** Number of plastered sides of the wall. */
  sides: number
  /** mm. */
  thickness: number
  plaster: 'semen' | 'instan'
  /** Parts of sand to one of cement. */
  mix: keyof typeof plasterMortar
  skim: 'semen' | 'instan' | 'tanpa'
  waste: number
}

/** kg of ready-made mortar for a layer of `mm` millimetres. */
const readyKg = (area: number, mm: number) => (area * mm * readyMortar) / 1000

/** Plaster and skim coat for `area` m² of one side of a wall. */
export function estimatePlaster(area: number, work: PlasterWork): Estimate {
  const whole = area * work.sides
  const steps: Step[] = [
    { label: 'Luas plesteran', formula: `${figure(area)} × ${work.sides} sisi = ${figure(whole)} m²` }
  ]
  const cut = (amount: number) => withWaste(amount, work.waste)
  const needs: Need[] = []
  let cementKg = 0
  if (work.plaster === 'semen') {
    const { cement: kg, sand } = plasterMortar[work.mix]
    const share = work.thickness / plasterThickness
    cementKg += cut(whole * kg * share)
    needs.push(layingSand(cut(whole * sand * share)))
    steps.push(
      formulaOf(
        'Semen plester',
        `${figure(whole)} × ${coefficient(kg)} kg × ${work.thickness}/15`,
        work,
        cementKg,
        'kg'
      ),
      formulaOf(
        'Pasir',
        `${figure(whole)} × ${coefficient(sand)} m³ × ${work.thickness}/15`,
        work,
        needs[0]?.amount,
        'm³'
      ),
      rangeStep(
        'Kisaran plester',
        { volume: cut((whole * work.thickness) / 1_000), mix: work.mix },
        { cement: cementKg, sand: needs[0]?.amount ?? 0 }
      )
    )
  } else {
    const kg = cut(readyKg(whole, work.thickness))
    needs.push(readyPlaster(kg))
    steps.push(
      formulaOf(
        'Plester instan',
        `${figure(whole)} × ${work.thickness} mm × ${coefficient(readyMortar / 1000)} kg`,
        work,
        kg,
        'kg'
      )
    )
  }
  if (work.skim === 'semen') {
    const kg = cut(whole * skimCement)
    cementKg += kg
    steps.push(formulaOf('Semen acian', `${figure(whole)} × ${figure(skimCement)} kg`, work, kg, 'kg'))
  }
  if (work.skim === 'instan') {
    const kg = cut(readyKg(whole, skimThickness))
    needs.push(readySkim(kg))
    steps.push(
      formulaOf(
        'Acian instan',
        `${figure(whole)} × ${skimThickness} mm × ${coefficient(readyMortar / 1000)} kg`,
        work,
        kg,
        'kg'
      )
    )
  }
  return {
    measures: [{ label: 'Luas plesteran', value: `${figure(whole)} m²` }],
    needs: cementKg > 0 ? [cement(cementKg), ...needs] : needs,
    steps,
    sources: sourcesOf(work)
  }
}

const formulaOf = (label: string, text: string, { waste }: PlasterWork, amount = 0, unit: string): Step => ({
  label,
  formula: `${text} + ${figure(waste)}% = ${unit === 'm³' ? coefficient(amount) : figure(amount)} ${unit}`
})

function sourcesOf({ plaster, skim }: PlasterWork): Estimate['sources'] {
  const isReady = plaster === 'instan' || skim === 'instan'
  const isMixed = plaster === 'semen' || skim === 'semen'
  return [
    ...(isMixed ? (['ahsp-plaster'] as const) : []),
    ...(isReady ? (['mortar'] as const) : []),
    ...(plaster === 'semen' ? (['density'] as const) : [])
  ]
}
