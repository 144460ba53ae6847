import { useId } from 'react'

type Props = {
  label: string
  value: number
  options: readonly { id: number; name: string }[]
  error?: string | undefined
  onChoose: (id: number) => void
}

/** One level of a place, of what there is; nothing is chosen by itself. */
export function PlaceSelect({ label, value, options, error, onChoose }: Props) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <select
        id={id}
        className={`select h-12 w-full ${error ? 'select-error' : ''}`}
        value={value}
        aria-invalid={Boolean(error)}
        aria-describedby={`${id}-note`}
        disabled={options.length === 0}
        onChange={event => onChoose(Number(event.target.value))}
      >
        <option value={0}>Pilih</option>
        {options.map(option => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
      <p id={`${id}-note`} className="text-sm text-error empty:hidden">
        {error}
      </p>
    </div>
  )
}
