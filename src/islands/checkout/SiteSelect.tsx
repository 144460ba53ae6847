import { useId } from 'react'

type Props<T extends string> = {
  label: string
  value: T | undefined
  options: Readonly<Record<T, string>>
  onChoose: (value: T | undefined) => void
}

/** A select with a few optional answers. */
export function SiteSelect<T extends string>({ label, value, options, onChoose }: Props<T>) {
  const id = useId()
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <select
        id={id}
        className="select h-12 w-full"
        value={value ?? ''}
        onChange={event => onChoose((event.target.value || undefined) as T | undefined)}
      >
        <option value="">Tidak ditentukan</option>
        {Object.entries<string>(options).map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </select>
    </div>
  )
}
