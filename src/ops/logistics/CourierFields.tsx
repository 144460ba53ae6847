import { CheckField, TextField } from '../form/Fields.tsx'
import { FieldGroup, WholeRow } from '../form/FieldGroup.tsx'
import { RupiahField, WholeField } from '../form/NumberFields.tsx'
import type { Edit } from '../form/use-edit.ts'
import { type CourierValues, emptyRate, type TypedRate, type Zone, zones } from './courier-values.ts'

type Props = Pick<Edit<CourierValues>, 'value' | 'problems' | 'set'>

/** All fields of a courier's service. */
export function CourierFields({ value, problems, set }: Props) {
  return (
    <>
      <FieldGroup title="Layanan">
        <TextField
          label="Kurir"
          value={value.courier}
          maxLength={30}
          problem={problems['courier']}
          onChange={courier => set({ courier })}
        />
        <TextField
          label="Nama layanan"
          value={value.service}
          maxLength={30}
          problem={problems['service']}
          onChange={service => set({ service })}
        />
        <WholeField
          label="Berat paling kecil, kg"
          value={value.min_kg}
          problem={problems['min_kg']}
          onChange={typed => set({ min_kg: typed })}
        />
        <WholeField
          label="Berat paling besar, kg"
          value={value.max_kg}
          problem={problems['max_kg']}
          onChange={typed => set({ max_kg: typed })}
        />
        <WholeField
          label="Panjang paling besar, mm"
          value={value.max_length}
          problem={problems['max_length']}
          onChange={typed => set({ max_length: typed })}
        />
        <WholeField
          label="Urutan"
          hint="Angka kecil tampil lebih dulu"
          value={value.sort}
          problem={problems['sort']}
          onChange={sort => set({ sort })}
        />
        <WholeRow>
          <CheckField
            label="Kargo: tarif pertama berlaku untuk berat paling kecil"
            isChecked={value.is_cargo}
            onChange={isOn => set({ is_cargo: isOn })}
          />
          <CheckField label="Aktif" isChecked={value.is_active} onChange={isOn => set({ is_active: isOn })} />
        </WholeRow>
      </FieldGroup>
      {zones.map(([zone, title]) => (
        <ZoneFields
          key={zone}
          zone={zone}
          title={title}
          rate={value.rates[zone]}
          isCargo={value.is_cargo}
          problems={problems}
          onChange={rate => set({ rates: { ...value.rates, [zone]: rate } })}
        />
      ))}
    </>
  )
}

type ZoneProps = {
  zone: Zone
  title: string
  rate: TypedRate
  isCargo: boolean
  problems: Record<string, string>
  onChange: (rate: TypedRate) => void
}

function ZoneFields({ zone, title, rate, isCargo, problems, onChange }: ZoneProps) {
  const problem = (name: string) => problems[`rates.${zone}.${name}`]
  return (
    <FieldGroup title={title}>
      <WholeRow>
        <CheckField
          label={`Dilayani (${title.toLowerCase()})`}
          isChecked={rate !== null}
          onChange={isOn => onChange(isOn ? emptyRate : null)}
        />
      </WholeRow>
      {rate && (
        <>
          <RupiahField
            label={isCargo ? 'Tarif berat paling kecil' : 'Tarif kg pertama'}
            value={rate.first}
            problem={problem('first')}
            onChange={first => onChange({ ...rate, first })}
          />
          <RupiahField
            label="Tarif tiap kg berikutnya"
            value={rate.next}
            problem={problem('next')}
            onChange={next => onChange({ ...rate, next })}
          />
          <WholeField
            label="Tercepat, hari"
            value={rate.min_days}
            problem={problem('min_days')}
            onChange={typed => onChange({ ...rate, min_days: typed })}
          />
          <WholeField
            label="Terlama, hari"
            value={rate.max_days}
            problem={problem('max_days')}
            onChange={typed => onChange({ ...rate, max_days: typed })}
          />
        </>
      )}
    </FieldGroup>
  )
}
