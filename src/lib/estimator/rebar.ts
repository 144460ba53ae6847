import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'

import { barLength, hookDiameters, steelFactor } from './coefficients.ts'
import { coefficient, figure, wholeUp } from './figures.ts'
import { long } from './goods.ts'
import type { Estimate, Need, Step } from './need.ts'
import { estimatorErrors } from './errors.ts'

/** Bars as sold: ribbed or plain, with the diameter in mm. */
export const mainBars = [
  'ulir-10',
  'ulir-13',
  'ulir-16',
  'ulir-19',
  'polos-8',
  'polos-10',
  'polos-12'
] as const
export const stirrupBars = ['polos-6', 'polos-8', 'polos-10'] as const
type Bar = (typeof mainBars)[number] | (typeof stirrupBars)[number]

export type SteelWork = {
  /** Number of equal parts: columns, beams. */
  parts: number
  /** m of each. */
  length: number
  main: (typeof mainBars)[number]
  /** Main bars per part. */
  bars: number
  /** Overlap of two bars in diameters, where one is too short. */
  lap: number
  /** cm of the section, and of the concrete cover around the stirrups. */
  width: number
  height: number
  cover: number
  stirrup: (typeof stirrupBars)[number]
  /** cm between stirrups. */
  spacing: number
}

/** 'ulir-13' // => { kind: 'ulir', mm: 13, kgPerMetre: 1.041885 } */
export function readBar(bar: Bar) {
  const [kind = '', mm = ''] = bar.split('-')
  return { kind, mm: Number(mm), kgPerMetre: steelFactor * Number(mm) ** 2 }
}

/** Number of 12 m bars for `count` runs of `metres`: several short runs are cut from one bar, long runs are lapped. */
export function barsFor(count: number, metres: number, lap: number): number {
  if (metres <= barLength) return wholeUp(count / Math.floor(barLength / metres + 1e-9))
  // k bars reach 12k minus k − 1 laps.
  return count * wholeUp((metres - lap) / (barLength - lap))
}

const need = (key: string, use: string, bar: Bar, pieces: number): Need => {
  const { kind, mm } = readBar(bar)
  return long(pieces * barLength, {
    key,
    name: `Besi ${kind} ${mm} mm (${use})`,
    leaf: `besi-beton-${kind}`,
    all: [`${mm} mm x 12 m`]
  })
}

/** Main bars and stirrups. Rejects a section that the cover fills completely. */
export function estimateSteel(work: SteelWork): Result<Estimate> {
  const main = readBar(work.main)
  const ring = readBar(work.stirrup)
  const inner = [work.width, work.height].map(side => (side - 2 * work.cover) / 100)
  const [across = 0, down = 0] = inner
  if (across <= 0 || down <= 0) return fail(estimatorErrors.section_too_small)
  const lap = (work.lap * main.mm) / 1000
  const lines = work.parts * work.bars
  const mainCount = barsFor(lines, work.length, lap)
  const rings = work.parts * (wholeUp((work.length * 100) / work.spacing) + 1)
  const ringLength = 2 * (across + down) + (2 * hookDiameters * ring.mm) / 1000
  const ringCount = barsFor(rings, ringLength, (work.lap * ring.mm) / 1000)
  const kg = barLength * (mainCount * main.kgPerMetre + ringCount * ring.kgPerMetre)
  const laps = Math.max(0, mainCount / lines - 1)
  const steps: Step[] = [
    {
      label: 'Tulangan utama',
      formula: `${work.parts} × ${work.bars} batang × ${figure(work.length)} m${work.length > barLength ? `, ${laps} sambungan ${figure(lap)} m` : ''} = ${mainCount} batang 12 m`
    },
    {
      label: 'Panjang sengkang',
      formula: `2 × (${coefficient(across)} + ${coefficient(down)}) + 2 × ${hookDiameters} × ${coefficient(ring.mm / 1000)} = ${coefficient(ringLength)} m`
    },
    {
      label: 'Sengkang',
      formula: `${work.parts} × (${figure(work.length)} m ÷ ${figure(work.spacing)} cm, dibulatkan ke atas, + 1) = ${rings} buah = ${ringCount} batang 12 m`
    },
    {
      label: 'Berat',
      formula: `12 × (${mainCount} × ${coefficient(main.kgPerMetre)} + ${ringCount} × ${coefficient(ring.kgPerMetre)}) = ${figure(kg)} kg`
    }
  ]
  return ok({
    measures: [
      { label: 'Sengkang', value: `${figure(rings)} buah` },
      { label: 'Berat besi', value: `${figure(kg)} kg` }
    ],
    needs: [
      need('besi-utama', 'utama', work.main, mainCount),
      need('sengkang', 'sengkang', work.stirrup, ringCount)
    ],
    steps,
    sources: ['steel', 'stirrup']
  })
}
