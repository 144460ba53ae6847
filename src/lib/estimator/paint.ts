import { paintSpread } from './coefficients.ts'
import { figure } from './figures.ts'
import { paint } from './goods.ts'
import { type Estimate, withWaste } from './need.ts'

const places = {
  dalam: { leaf: 'cat-interior', name: 'Cat tembok dalam' },
  luar: { leaf: 'cat-eksterior', name: 'Cat tembok luar' }
} as const

export type PaintWork = {
  place: keyof typeof places
  coats: number
  waste: number
}

/** Wall paint for `area` m². */
export function estimatePaint(area: number, { place, coats, waste }: PaintWork): Estimate {
  const litres = withWaste((area * coats) / paintSpread, waste)
  const { leaf, name } = places[place]
  return {
    measures: [
      { label: 'Luas cat', value: `${figure(area)} m²` },
      { label: 'Lapis', value: String(coats) }
    ],
    needs: [paint(litres, leaf, name)],
    steps: [
      {
        label: 'Cat',
        formula: `${figure(area)} m² × ${coats} lapis ÷ ${figure(paintSpread)} m²/liter + ${figure(waste)}% = ${figure(litres)} liter`
      }
    ],
    sources: ['paint']
  }
}
