import { addressTexts } from '#lib/address/texts.ts'
import { typedPhone } from '#lib/address/typed-digits.ts'
import { type PointForm, type pointProblems } from '#lib/shipping/point-form.ts'
import { pointLabels } from '#lib/shipping/point-labels.ts'

import { Field } from '#islands/ui/Field.tsx'

type Props = {
  form: PointForm
  problems: ReturnType<typeof pointProblems>
  canBeMain: boolean
  onChange: (part: Partial<PointForm>) => void
}

/** The receiver at a point, and the exact place. */
export function PointReceiver({ form, problems, canBeMain, onChange }: Props) {
  return (
    <>
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-medium">Label</legend>
        <div className="flex flex-wrap gap-x-5">
          {pointLabels.map(label => (
            <label key={label} className="flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name="point-label"
                className="radio radio-primary"
                checked={form.label === label}
                onChange={() => onChange({ label })}
              />
              {label}
            </label>
          ))}
        </div>
        <p className="text-sm text-error empty:hidden">{problems.label}</p>
      </fieldset>
      <Field
        label="Alamat lengkap"
        maxLength={300}
        value={form.address_detail}
        error={problems.address_detail}
        onChange={event => onChange({ address_detail: event.target.value })}
      />
      <Field
        label="Nama penerima"
        autoComplete="name"
        maxLength={100}
        value={form.name}
        error={problems.name}
        onChange={event => onChange({ name: event.target.value })}
      />
      <Field
        label="Nomor HP penerima"
        inputMode="numeric"
        autoComplete="tel"
        value={form.phone}
        error={problems.phone}
        hint={addressTexts.phone}
        onChange={event => onChange({ phone: typedPhone(event.target.value) })}
      />
      {canBeMain && (
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            className="checkbox checkbox-primary"
            checked={form.is_main}
            onChange={event => onChange({ is_main: event.target.checked })}
          />
          Jadikan alamat utama saya
        </label>
      )}
    </>
  )
}
