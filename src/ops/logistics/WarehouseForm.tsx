import { localPhone } from '#lib/core/schema/identifier.ts'
import type { Sent } from '#lib/calls.ts'

import { setQuery } from '../console-place.ts'
import { $notice } from '../console-store.ts'
import { TitledForm } from '../form/TitledForm.tsx'
import { AreaField, CheckField, TextField } from '../form/Fields.tsx'
import { FieldGroup, WholeRow } from '../form/FieldGroup.tsx'
import { RegionChoice } from '../form/RegionChoice.tsx'
import { type Edit, useEdit } from '../form/use-edit.ts'
import { type OpsWarehouse, warehouses } from './logistics-store.ts'

const emptyWarehouse = {
  name: '',
  phone: '',
  province_id: 0,
  city_id: 0,
  district_id: 0,
  subdistrict_id: 0,
  address_detail: '',
  lat: '',
  lng: '',
  is_active: true
}
type WarehouseValues = typeof emptyWarehouse

const warehouseValues = ({
  id: _id,
  city: _city,
  is_edited: _edited,
  updated_at: _version,
  ...row
}: OpsWarehouse): WarehouseValues => ({ ...row, phone: localPhone(row.phone) })

const sentWarehouse = ({ lat, lng, ...values }: WarehouseValues): Sent<'POST /ops/warehouse'> => ({
  ...values,
  ...(lat.trim() !== '' && { lat: lat.trim() }),
  ...(lng.trim() !== '' && { lng: lng.trim() })
})

/** A warehouse that is added. */
export function NewWarehouse() {
  const edit = useEdit('warehouse new', emptyWarehouse)
  const save = async () => {
    const made = await edit.save('POST /ops/warehouse', sentWarehouse(edit.value))
    if (!made) return
    $notice.set({ text: `${made.name}: ditambahkan`, isError: false })
    await warehouses.refresh()
    setQuery({ open: String(made.id) })
  }
  return (
    <TitledForm title="Gudang baru" edit={edit} save="Tambah gudang" onSave={() => void save()}>
      <Fields {...edit} />
    </TitledForm>
  )
}

/** A warehouse that is there; it is switched off and never removed, since orders name it. */
export function WarehouseForm({ row }: { row: OpsWarehouse }) {
  const edit = useEdit(`warehouse ${row.id}`, warehouseValues(row), row.updated_at)
  const save = async () => {
    const input = { ...sentWarehouse(edit.value), id: row.id, updated_at: edit.version }
    const saved = await edit.save('PUT /ops/warehouse/{id}', input)
    if (!saved) return
    $notice.set({ text: `${saved.name}: disimpan`, isError: false })
    await warehouses.refresh()
  }
  return (
    <TitledForm
      title={row.name}
      label={`Gudang ${row.name}`}
      edit={edit}
      onSave={() => void save()}
      onReload={() => void warehouses.refresh()}
    >
      <Fields {...edit} />
    </TitledForm>
  )
}

function Fields({ value, problems, set }: Pick<Edit<WarehouseValues>, 'value' | 'problems' | 'set'>) {
  return (
    <FieldGroup title="Gudang">
      <TextField
        label="Nama gudang"
        value={value.name}
        maxLength={60}
        problem={problems['name']}
        onChange={name => set({ name })}
      />
      <TextField
        label="Nomor HP"
        type="tel"
        value={value.phone}
        problem={problems['phone']}
        onChange={phone => set({ phone })}
      />
      <RegionChoice
        value={value}
        problems={problems}
        onChange={({ province_id, city_id, district_id, subdistrict_id }) =>
          set({ province_id, city_id, district_id, subdistrict_id, lat: '', lng: '' })
        }
      />
      <WholeRow>
        <AreaField
          label="Alamat"
          rows={2}
          value={value.address_detail}
          maxLength={300}
          problem={problems['address_detail']}
          onChange={typed => set({ address_detail: typed })}
        />
      </WholeRow>
      <TextField
        label="Lintang"
        hint="Kosong: titik kelurahannya"
        value={value.lat}
        maxLength={24}
        problem={problems['lat']}
        onChange={lat => set({ lat })}
      />
      <TextField
        label="Bujur"
        value={value.lng}
        maxLength={24}
        problem={problems['lng']}
        onChange={lng => set({ lng })}
      />
      <WholeRow>
        <CheckField
          label="Aktif: pembeli dapat mengambil di sini"
          isChecked={value.is_active}
          onChange={isOn => set({ is_active: isOn })}
        />
      </WholeRow>
    </FieldGroup>
  )
}
