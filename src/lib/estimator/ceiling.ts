import { frameSpacing } from './coefficients.ts'
import { figure, wholeUp } from './figures.ts'
import { gypsum, long } from './goods.ts'
import { type Estimate, withWaste } from './need.ts'

export type CeilingWork = { board: '9' | '12'; moulding: boolean; waste: number }

type Room = { length: number; width: number }

/** A square room of that area, for rooms without measured sides. */
export const squareOf = (area: number): Room => ({ length: Math.sqrt(area), width: Math.sqrt(area) })

/** Metres of a frame with bars 60 cm apart, in both directions and along the walls. */
const frameOf = ({ length, width }: Room): number =>
  (wholeUp(width / frameSpacing) + 1) * length + (wholeUp(length / frameSpacing) + 1) * width

/** Boards, frame and moulding of ceilings. */
export function estimateCeiling(rooms: readonly Room[], work: CeilingWork): Estimate {
  const area = rooms.reduce((sum, { length, width }) => sum + length * width, 0)
  const edge = rooms.reduce((sum, { length, width }) => sum + 2 * (length + width), 0)
  const bars = rooms.reduce((sum, room) => sum + frameOf(room), 0)
  const cut = `+ ${figure(work.waste)}%`
  const [boards, frame, moulding] = [area, bars, edge].map(amount => withWaste(amount, work.waste)) as [
    number,
    number,
    number
  ]
  return {
    measures: [
      { label: 'Luas plafon', value: `${figure(area)} m²` },
      { label: 'Keliling', value: `${figure(edge)} m` }
    ],
    needs: [
      gypsum(boards, work.board),
      long(frame, {
        key: 'hollow',
        name: 'Hollow 4 × 4 cm 0,35 mm',
        leaf: 'hollow-galvanis',
        all: ['4x4 cm 0,35 mm 4 m']
      }),
      ...(work.moulding
        ? [long(moulding, { key: 'lis', name: 'Lis profil gypsum', leaf: 'lis-profil', all: ['gypsum'] })]
        : [])
    ],
    steps: [
      { label: 'Gypsum', formula: `${figure(area)} m² ${cut} = ${figure(boards)} m²` },
      { label: 'Rangka tiap 60 cm', formula: `${figure(bars)} m ${cut} = ${figure(frame)} m` },
      ...(work.moulding
        ? [{ label: 'Lis', formula: `${figure(edge)} m ${cut} = ${figure(moulding)} m` }]
        : [])
    ],
    sources: ['ceiling', 'sizes']
  }
}
