import { useStore } from '@nanostores/react'
import { useId } from 'react'

import { $typed, type, typedOf } from './complaint-steps.ts'
import type { OpsComplaint } from './complaint-store.ts'

type Props = {
  one: OpsComplaint
  name: 'courier' | 'resi' | 'help' | 'message'
  label: string
  maxLength: number
  isLong?: boolean
}

/** A text of a step, with what was said about it. */
export function OpsComplaintText({ one, name, label, maxLength, isLong = false }: Props) {
  const id = useId()
  const typed = typedOf(useStore($typed), one.id)
  const problem = typed.problems[name]
  const field = {
    id,
    maxLength,
    autoComplete: 'off',
    required: true,
    'aria-invalid': Boolean(problem),
    'aria-describedby': `${id}-note`,
    value: typed[name],
    onChange: (event: { target: { value: string } }) => type(one.id, { [name]: event.target.value })
  }
  return (
    <div className="grid gap-1 text-sm">
      <label htmlFor={id}>{label}</label>
      {isLong ? (
        <textarea {...field} rows={3} dir="auto" className="textarea w-full text-base" />
      ) : (
        <input {...field} className="input-bordered input h-11 w-full" />
      )}
      <p id={`${id}-note`} role="status" className="text-error empty:hidden">
        {problem}
      </p>
    </div>
  )
}
