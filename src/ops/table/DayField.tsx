type Props = { label: string; value: string | undefined; onChange: (value: string) => void }

/** A filter above a table that names a day. */
export function DayField({ label, value = '', onChange }: Props) {
  return (
    <input
      type="date"
      className="input-bordered input h-11 w-40"
      aria-label={label}
      value={value}
      onChange={event => onChange(event.target.value)}
    />
  )
}
