import type { ComponentProps } from 'react'

import { rupiah } from '#lib/format/rupiah.ts'
import { rupiahDigits } from '#lib/format/typed-rupiah.ts'

import { TextField } from './Fields.tsx'
import { isUnreadable, typedWhole, wholeProblem } from './typed-whole.ts'

type Props = Omit<ComponentProps<typeof TextField>, 'inputMode'>

/** A whole number. Not `type=number`, which has nothing for what the browser cannot read: here it stays and is marked (ops-280). */
export function WholeField({ value, problem, onChange, ...field }: Props) {
  return (
    <TextField
      {...field}
      value={value}
      problem={isUnreadable(value) ? wholeProblem : problem}
      inputMode="numeric"
      onChange={typed => onChange(typedWhole(typed))}
    />
  )
}

/** Whole rupiah, which are read below as an amount while they have no message; sen are not taken. */
export function RupiahField({ hint, onChange, ...field }: Props) {
  const amount = field.value === '' ? undefined : rupiah(Number(field.value))
  return (
    <TextField
      {...field}
      inputMode="numeric"
      hint={[amount, hint].filter(Boolean).join(' · ') || undefined}
      onChange={typed => onChange(rupiahDigits(typed))}
    />
  )
}

/** A number with a decimal comma; the call gets it with a point. */
export function DecimalField({ onChange, value, ...field }: Props) {
  return (
    <TextField
      {...field}
      value={value.replace('.', ',')}
      inputMode="decimal"
      maxLength={8}
      onChange={typed => onChange(typed.replaceAll(/[^\d.,]/g, '').replace(',', '.'))}
    />
  )
}
