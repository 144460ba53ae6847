import { useId } from 'react'

import { TextField } from '../form/Fields.tsx'

type Props = {
  label: string
  className?: string
  value: string
  names: readonly string[]
  problem?: string | undefined
  onChange: (value: string) => void
}

/** A text that is one of some names, which the browser suggests. */
export function PickField({ label, className = '', value, names, problem, onChange }: Props) {
  const id = useId()
  return (
    <div className={className}>
      <TextField
        label={label}
        value={value}
        problem={problem}
        maxLength={200}
        list={id}
        autoComplete="off"
        onChange={onChange}
      />
      <datalist id={id}>
        {names.map(name => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </div>
  )
}
