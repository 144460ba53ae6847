import type { Sent } from '#lib/calls.ts'

import { setQuery } from '../console-place.ts'
import { $notice } from '../console-store.ts'
import { TitledForm } from '../form/TitledForm.tsx'
import { CheckField, TextField } from '../form/Fields.tsx'
import { FieldGroup, WholeRow } from '../form/FieldGroup.tsx'
import { DecimalField, RupiahField, WholeField } from '../form/NumberFields.tsx'
import { sentDecimal } from '../form/typed-whole.ts'
import { type Edit, useEdit } from '../form/use-edit.ts'
import { OpsAsk } from '../OpsAsk.tsx'
import { resetRates, type Truck, trucks } from './logistics-store.ts'

/** The form of a truck class: numbers as they are typed. */
const emptyTruck = {
  name: '',
  max_kg: '',
  max_m3: '',
  max_length: '',
  base: '',
  per_km: '',
  sort: '100',
  is_active: true
}
type TruckValues = typeof emptyTruck

const truckValues = (row: Truck): TruckValues => ({
  name: row.name,
  max_kg: String(row.max_kg),
  max_m3: String(row.max_m3),
  max_length: String(row.max_length),
  base: String(row.base),
  per_km: String(row.per_km),
  sort: String(row.sort),
  is_active: row.is_active
})

/** The call takes a volume as a number alone; what is none is rejected at its field. */
const sentTruck = (values: TruckValues): Sent<'POST /ops/truck'> => ({
  ...values,
  max_m3: sentDecimal(values.max_m3)
})

/** A truck class that is added. */
export function NewTruck() {
  const edit = useEdit('truck new', emptyTruck)
  const save = async () => {
    const made = await edit.save('POST /ops/truck', sentTruck(edit.value))
    if (!made) return
    $notice.set({ text: `${made.name}: ditambahkan`, isError: false })
    await trucks.refresh()
    setQuery({ open: String(made.id) })
  }
  return (
    <TitledForm title="Truk baru" edit={edit} save="Tambah truk" onSave={() => void save()}>
      <Fields {...edit} />
    </TitledForm>
  )
}

/** A truck class that is there; a delivered one that was changed can be given its delivered rates again. */
export function TruckForm({ row }: { row: Truck }) {
  const edit = useEdit(`truck ${row.id}`, truckValues(row), row.updated_at)
  const save = async () => {
    const input = { ...sentTruck(edit.value), id: row.id, updated_at: edit.version }
    const saved = await edit.save('PUT /ops/truck/{id}', input)
    if (!saved) return
    $notice.set({ text: `${saved.name}: disimpan`, isError: false })
    await trucks.refresh()
  }
  return (
    <TitledForm
      title={row.name}
      label={`Truk ${row.name}`}
      edit={edit}
      onSave={() => void save()}
      onReload={() => void trucks.refresh()}
      actions={
        row.is_edited &&
        row.is_delivered && (
          <OpsAsk
            label="Kembalikan ke bawaan"
            title={`Kembalikan ${row.name} ke bawaan?`}
            text="Nama, muatan, dan tarifnya kembali seperti bawaan, dan truk ini aktif lagi. Checkout yang sedang terbuka diberi tahu kalau totalnya berubah."
            confirm="Kembalikan"
            onConfirm={async () => {
              if (await resetRates('POST /ops/truck/{id}/reset', row, trucks)) edit.discard()
            }}
          />
        )
      }
    >
      <Fields {...edit} />
    </TitledForm>
  )
}

function Fields({ value, problems, set }: Pick<Edit<TruckValues>, 'value' | 'problems' | 'set'>) {
  return (
    <FieldGroup title="Truk">
      <TextField
        label="Nama truk"
        value={value.name}
        maxLength={30}
        problem={problems['name']}
        onChange={name => set({ name })}
      />
      <WholeField
        label="Muatan paling besar, kg"
        value={value.max_kg}
        problem={problems['max_kg']}
        onChange={typed => set({ max_kg: typed })}
      />
      <DecimalField
        label="Volume paling besar, m³"
        value={value.max_m3}
        problem={problems['max_m3']}
        onChange={typed => set({ max_m3: typed })}
      />
      <WholeField
        label="Panjang paling besar, mm"
        value={value.max_length}
        problem={problems['max_length']}
        onChange={typed => set({ max_length: typed })}
      />
      <RupiahField
        label="Tarif sekali jalan"
        value={value.base}
        problem={problems['base']}
        onChange={base => set({ base })}
      />
      <RupiahField
        label="Tarif tiap km"
        value={value.per_km}
        problem={problems['per_km']}
        onChange={typed => set({ per_km: typed })}
      />
      <WholeField
        label="Urutan"
        hint="Angka kecil tampil lebih dulu"
        value={value.sort}
        problem={problems['sort']}
        onChange={sort => set({ sort })}
      />
      <WholeRow>
        <CheckField label="Aktif" isChecked={value.is_active} onChange={isOn => set({ is_active: isOn })} />
      </WholeRow>
    </FieldGroup>
  )
}
