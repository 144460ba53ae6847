import { battenSpacing, profileLength, stripWidth, tieSpacing, trussSpacing } from './coefficients.ts'
import { figure, wholeUp } from './figures.ts'
import { clayTiles, long, metalTiles } from './goods.ts'
import { type Estimate, type Need, type Step, withWaste } from './need.ts'

type RoofCover = keyof typeof battenSpacing

export type RoofWork = {
  /** m: along the ridge, and across it. */
  length: number
  width: number
  /** Degrees, and overhang over the walls in m. */
  slope: number
  overhang: number
  cover: RoofCover
  /** Clay tiles per m². */
  tiles_per_m2: number
  frame: boolean
  waste: number
}

/** A gable roof: its covering and, if wanted, its frame of light steel. */
export function estimateRoof(work: RoofWork): Estimate {
  const along = work.length + 2 * work.overhang
  const rafter = (work.width / 2 + work.overhang) / Math.cos(radians(work.slope))
  const area = 2 * along * rafter
  const covering = coverOf(work, { along, rafter, area })
  const frame = work.frame ? frameOf(work, { along, rafter }) : undefined
  return {
    measures: [
      { label: 'Luas atap', value: `${figure(area)} m²` },
      { label: 'Panjang sisi miring', value: `${figure(rafter)} m` },
      ...(frame ? [{ label: 'Kuda-kuda', value: `${frame.trusses} buah` }] : [])
    ],
    needs: [covering.need, ...(frame?.needs ?? [])],
    steps: [
      {
        label: 'Sisi miring',
        formula: `(${figure(work.width)} ÷ 2 + ${figure(work.overhang)}) ÷ cos ${figure(work.slope)}° = ${figure(rafter)} m`
      },
      { label: 'Luas atap', formula: `2 × ${figure(along)} × ${figure(rafter)} = ${figure(area)} m²` },
      covering.step,
      ...(frame?.steps ?? [])
    ],
    sources: ['sizes', 'tiles', ...(frame ? (['roof'] as const) : [])]
  }
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

type Shape = { along: number; rafter: number; area: number }

function coverOf(work: RoofWork, { along, rafter, area }: Shape): { need: Need; step: Step } {
  const cut = `+ ${figure(work.waste)}%`
  if (work.cover === 'spandek') {
    const strips = 2 * wholeUp(along / stripWidth)
    const metres = withWaste(strips * rafter, work.waste)
    const need = long(metres, {
      key: 'spandek',
      name: 'Spandek 0,30 mm',
      leaf: 'spandek-zincalume',
      all: ['spandek', '0,30 mm per m']
    })
    return {
      need,
      step: {
        label: 'Spandek',
        formula: `${strips} lembar × ${figure(rafter)} m ${cut} = ${figure(metres)} m`
      }
    }
  }
  if (work.cover === 'genteng-metal') {
    const m2 = withWaste(area, work.waste)
    return {
      need: metalTiles(m2),
      step: { label: 'Genteng metal', formula: `${figure(area)} m² ${cut} = ${figure(m2)} m²` }
    }
  }
  const count = withWaste(area * work.tiles_per_m2, work.waste)
  return {
    need: clayTiles(count),
    step: {
      label: 'Genteng',
      formula: `${figure(area)} m² × ${figure(work.tiles_per_m2)} ${cut} = ${figure(count)} buah`
    }
  }
}

/**
 * Metres of profile of one truss: the bottom chord, two top chords, and between them verticals at most 1.2 m apart with
 * a diagonal in each field but the outermost.
 */
export function trussLength({
  width,
  slope,
  overhang
}: Pick<RoofWork, 'width' | 'slope' | 'overhang'>): number {
  const rafter = (width / 2 + overhang) / Math.cos(radians(slope))
  const fields = Math.max(1, wholeUp(width / 2 / trussSpacing))
  const step = width / 2 / fields
  const rise = step * Math.tan(radians(slope))
  let webs = fields * rise
  for (let at = 1; at < fields; at += 1) webs += 2 * (at * rise + Math.hypot(step, at * rise))
  return width + 2 * rafter + webs
}

/**
 * Metres of profile that tie the trusses together: rows along the bottom chords and the ridge, and a cross over two
 * fields in each slope at both ends.
 */
function tieLength(work: RoofWork, rafter: number): { rows: number; cross: number; metres: number } {
  const rows = wholeUp(work.width / tieSpacing) + 2
  const cross = 8 * Math.hypot(rafter, Math.min(work.length, 2 * trussSpacing))
  return { rows, cross, metres: rows * work.length + cross }
}

function frameOf(work: RoofWork, { along, rafter }: Pick<Shape, 'along' | 'rafter'>) {
  const trusses = wholeUp(work.length / trussSpacing) + 1
  const each = trussLength(work)
  const ties = tieLength(work, rafter)
  const profile = withWaste(trusses * each + ties.metres, work.waste)
  const spacing = battenSpacing[work.cover]
  const rows = 2 * (wholeUp(rafter / spacing) + 1)
  const batten = withWaste(rows * along, work.waste)
  const bars = (metres: number) => wholeUp(metres / profileLength) * profileLength
  const needs = [
    long(bars(profile), {
      key: 'kanal-c',
      name: 'Kanal C75 0,75 mm',
      leaf: 'kanal-c',
      all: ['c75', '0,75 mm x 6 m']
    }),
    long(bars(batten), {
      key: 'reng',
      name: 'Reng baja ringan 0,45 mm',
      leaf: 'reng',
      all: ['0,45 mm x 6 m']
    })
  ]
  const steps: Step[] = [
    {
      label: 'Kuda-kuda',
      formula: `${figure(work.length)} ÷ ${figure(trussSpacing)}, dibulatkan ke atas, + 1 = ${trusses} buah`
    },
    {
      label: 'Pengikat',
      formula: `${ties.rows} baris × ${figure(work.length)} m + silang angin ${figure(ties.cross)} m = ${figure(ties.metres)} m`
    },
    {
      label: 'Kanal C',
      formula: `${trusses} × ${figure(each)} m + ${figure(ties.metres)} m + ${figure(work.waste)}% = ${figure(profile)} m`
    },
    {
      label: 'Reng',
      formula: `${rows} baris × ${figure(along)} m + ${figure(work.waste)}% = ${figure(batten)} m`
    }
  ]
  return { trusses, needs, steps }
}
