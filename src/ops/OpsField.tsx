type Props = { label: string; value: string; onChange: (value: string) => void }

/** A field of the console's forms with its name. */
export function OpsField({ label, value, onChange }: Props) {
  return (
    <label className="grid gap-1 text-sm">
      {label}
      <input
        className="input-bordered input h-11 w-full"
        value={value}
        onChange={event => onChange(event.target.value)}
      />
    </label>
  )
}
