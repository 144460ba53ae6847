import type { ComponentProps } from 'react'

import { rupiah } from '#lib/format/rupiah.ts'

import { TextField } from './Fields.tsx'
import {
  decimalProblem,
  isDecimal,
  isUnreadable,
  rupiahProblem,
  typedDecimal,
  typedWhole,
  wholeProblem
} from './typed-whole.ts'

type Props = Omit<ComponentProps<typeof TextField>, 'inputMode'> & {
  /** What is said where it is no number. */
  unreadable?: string
}

/** A whole number. Not `type=number`, which has nothing for what the browser cannot read: here it stays and is marked (ops-280). */
export function WholeField({ value, problem, unreadable = wholeProblem, onChange, ...field }: Props) {
  return (
    <TextField
      {...field}
      value={value}
      problem={isUnreadable(value) ? unreadable : problem}
      inputMode="numeric"
      onChange={typed => onChange(typedWhole(typed))}
    />
  )
}

/** Whole rupiah, which are read below as an amount while they have no message. */
export function RupiahField({ hint, ...field }: Props) {
  const { value } = field
  const amount = value === '' || isUnreadable(value) ? undefined : rupiah(Number(value))
  return (
    <WholeField
      {...field}
      unreadable={rupiahProblem}
      hint={[amount, hint].filter(Boolean).join(' · ') || undefined}
    />
  )
}

/** A number with a decimal comma; the call gets it with a point. */
export function DecimalField({ onChange, value, problem, ...field }: Props) {
  const isRead = isDecimal(value)
  return (
    <TextField
      {...field}
      value={isRead ? value.replace('.', ',') : value}
      problem={isRead || value === '' ? problem : decimalProblem}
      inputMode="decimal"
      onChange={typed => onChange(typedDecimal(typed))}
    />
  )
}
