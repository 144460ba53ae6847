import { useStore } from '@nanostores/react'

import { $place } from '../console-place.ts'
import { setFilter } from './set-filter.ts'

type Props = {
  /** Its word in the address. */
  name: string
  label: string
  /** Labels by the word that the address has; '' for no filter. */
  options: Readonly<Record<string, string>>
}

/** A filter of a table that names one of some words; it stands in the address. */
export function ChoiceFilter({ name, label, options }: Props) {
  const value = useStore($place).query[name] ?? ''
  return (
    <select
      className="select-bordered select h-11 w-auto max-w-full"
      aria-label={label}
      value={value in options ? value : ''}
      onChange={event => setFilter(name)(event.target.value)}
    >
      {Object.entries(options).map(([word, text]) => (
        <option key={word} value={word}>
          {text}
        </option>
      ))}
    </select>
  )
}
