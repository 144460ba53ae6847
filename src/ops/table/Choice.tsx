type Props = {
  label: string
  value: string | undefined
  /** Labels by the word that the address has; '' for no filter. */
  options: Readonly<Record<string, string>>
  onChange: (value: string) => void
}

/** A filter above a table that names one of some words. */
export function Choice({ label, value = '', options, onChange }: Props) {
  return (
    <select
      className="select-bordered select h-11 w-auto max-w-full"
      aria-label={label}
      value={value in options ? value : ''}
      onChange={event => onChange(event.target.value)}
    >
      {Object.entries(options).map(([name, text]) => (
        <option key={name} value={name}>
          {text}
        </option>
      ))}
    </select>
  )
}
