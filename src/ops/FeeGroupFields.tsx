import { basisPointsOf } from '#lib/content/fee-rate.ts'

import type { OpsFeeGroup } from './console-lists.ts'
import { TextField } from './form/Fields.tsx'
import { FeeCategories } from './FeeCategories.tsx'

/** What is typed about a fee group: its rate in percent, the names of its categories, and the words that look for another one. */
export type FeeValues = { rate: string; names: readonly string[]; typed: string }

/** Name of the draft of what is typed about a group, or about a new one. */
export const feeDraft = (type: OpsFeeGroup['type'], name: OpsFeeGroup['name'] | 'new'): string =>
  `fee categories ${type} ${name}`

type Props = {
  type: OpsFeeGroup['type']
  /** The other groups of the kind. */
  others: readonly OpsFeeGroup[]
  edit: {
    value: FeeValues
    problems: Record<string, string>
    set: (change: Partial<FeeValues>) => void
  }
}

/** The rate and the categories of a fee group, of one that is there or of a new one. */
export function FeeGroupFields({ type, others, edit: { value, problems, set } }: Props) {
  return (
    <>
      <TextField
        label="Tarif, persen"
        inputMode="decimal"
        value={value.rate}
        problem={problems['rate_basis_points']}
        onChange={rate => set({ rate })}
      />
      <FeeCategories
        type={type}
        names={value.names}
        typed={value.typed}
        others={others}
        problem={firstOf(problems, 'category_names')}
        onType={typed => set({ typed })}
        onChange={names => set({ names, typed: '' })}
      />
    </>
  )
}

type Rejecting = { value: FeeValues; reject: (fields: Record<string, string>) => void }

/** What a save sends of the fields; undefined where it cannot be sent, which the field then says. */
export function sentFees({ value: { rate, names, typed }, reject }: Rejecting) {
  const points = basisPointsOf(rate)
  if (points === undefined) return void reject({ rate_basis_points: 'Tarif ditulis seperti 1,5' })
  if (typed.trim() !== '') return void reject({ category_names: 'Pilih dari daftar, atau kosongkan' })
  return { rate_basis_points: points, category_names: [...names] }
}

/** What is wrong with a list or with one of its entries: all of them are one field here. */
const firstOf = (problems: Record<string, string>, field: string): string | undefined =>
  Object.entries(problems).find(([name]) => name === field || name.startsWith(`${field}.`))?.[1]
