import { brickJointVolume, brickMortar, readyMortar } from './coefficients.ts'
import { coefficient, figure, wholeUp } from './figures.ts'
import { aerated, blocks, bricks, cement, layingSand, thinbed } from './goods.ts'
import { rangeStep } from './mortar.ts'
import { type Estimate, type Need, type Step, withWaste } from './need.ts'

/** Blocks of walls: sizes in cm, joints in mm. */
export const wallBlocks = {
  'bata-merah': { length: 20, height: 5, thickness: 10, joint: 10 },
  batako: { length: 40, height: 20, thickness: 10, joint: 10 },
  'hebel-7,5': { length: 60, height: 20, thickness: 7.5, joint: 3 },
  'hebel-10': { length: 60, height: 20, thickness: 10, joint: 3 }
} as const
export type WallBlock = keyof typeof wallBlocks

export type WallWork = {
  block: WallBlock
  /** Parts of sand to one of cement. */
  mix: keyof typeof brickMortar
  /** mm; default of the block if absent. */
  joint?: number | undefined
  /** cm, for blocks of another regional size. */
  block_length?: number | undefined
  block_height?: number | undefined
  block_thickness?: number | undefined
  waste: number
}

/** Blocks and mortar or adhesive for `area` m² of wall. */
export function estimateWall(area: number, work: WallWork): Estimate {
  const usual = wallBlocks[work.block]
  const length = (work.block_length ?? usual.length) / 100
  const height = (work.block_height ?? usual.height) / 100
  const thickness = (work.block_thickness ?? usual.thickness) / 100
  const joint = (work.joint ?? usual.joint) / 1000
  const field = (length + joint) * (height + joint)
  const count = withWaste(area / field, work.waste)
  const joints = area * thickness * (1 - (length * height) / field)
  const steps: Step[] = [
    {
      label: 'Jumlah',
      formula: `${figure(area)} m² ÷ ((${coefficient(length)} + ${coefficient(joint)}) × (${coefficient(height)} + ${coefficient(joint)})) + ${figure(work.waste)}% = ${figure(count)} buah`
    },
    {
      label: 'Volume siar',
      formula: `${figure(area)} × ${coefficient(joints / area)} = ${coefficient(joints)} m³`
    }
  ]
  const isAerated = work.block.startsWith('hebel')
  const volume = count * length * height * thickness
  const laid = isAerated
    ? [aerated(volume, work.block === 'hebel-10' ? '10' : '7,5')]
    : [work.block === 'batako' ? blocks(count) : bricks(count)]
  const joining = isAerated ? thinJoints(joints, work.waste) : thickJoints(joints, work)
  return {
    measures: [
      { label: 'Luas dinding', value: `${figure(area)} m²` },
      { label: 'Jumlah', value: `${figure(wholeUp(count))} buah` }
    ],
    needs: [...laid, ...joining.needs],
    steps: [...steps, ...joining.steps],
    sources: isAerated
      ? ['sizes', 'mortar']
      : ['sizes', 'ahsp-wall', 'density', ...(work.block === 'batako' ? (['batako'] as const) : [])]
  }
}

type Joining = { needs: Need[]; steps: Step[] }

function thinJoints(joints: number, waste: number): Joining {
  const kg = withWaste(joints * readyMortar, waste)
  return {
    needs: [thinbed(kg)],
    steps: [
      {
        label: 'Perekat',
        formula: `${coefficient(joints)} m³ × ${figure(readyMortar)} kg/m³ + ${figure(waste)}% = ${figure(kg)} kg`
      }
    ]
  }
}

/** The table's mortar per m², scaled to the joint volume of this wall. */
function thickJoints(joints: number, { mix, waste }: WallWork): Joining {
  const share = joints / brickJointVolume
  const kg = withWaste(share * brickMortar[mix].cement, waste)
  const sand = withWaste(share * brickMortar[mix].sand, waste)
  const head = `${coefficient(joints)} ÷ ${coefficient(brickJointVolume)}`
  return {
    needs: [cement(kg), layingSand(sand)],
    steps: [
      {
        label: 'Semen',
        formula: `${head} × ${figure(brickMortar[mix].cement)} kg + ${figure(waste)}% = ${figure(kg)} kg`
      },
      {
        label: 'Pasir',
        formula: `${head} × ${coefficient(brickMortar[mix].sand)} m³ + ${figure(waste)}% = ${coefficient(sand)} m³`
      },
      rangeStep('Kisaran adukan', { volume: withWaste(joints, waste), mix }, { cement: kg, sand })
    ]
  }
}
