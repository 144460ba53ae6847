import { addressLabels } from '#lib/address/texts.ts'

import { Button } from '#components/ui/Button.tsx'
import { Field } from '#islands/ui/Field.tsx'

type Props = { value: string; error: string | undefined; onChange: (label: string) => void }

/** The address's label: typed, or a common one by button. */
export function LabelField({ value, error, onChange }: Props) {
  return (
    <div className="grid gap-2 sm:grid-cols-[1fr_auto] sm:items-start sm:gap-4">
      <Field
        label={addressLabels.label}
        name="label"
        placeholder="Contoh: Rumah Ibu"
        maxLength={50}
        value={value}
        error={error}
        onChange={event => onChange(event.target.value)}
      />
      {/* Next to the field itself, below its label. */}
      <div role="group" aria-label="Label yang sering dipakai" className="flex flex-wrap gap-2 sm:pt-7.5">
        {addressLabels.labels.map(label => (
          <Button
            key={label}
            look={value === label ? 'soft' : 'outline'}
            aria-pressed={value === label}
            onClick={() => onChange(label)}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}
