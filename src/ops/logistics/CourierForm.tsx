import { setQuery } from '../console-place.ts'
import { $notice } from '../console-store.ts'
import { TitledForm } from '../form/TitledForm.tsx'
import { useEdit } from '../form/use-edit.ts'
import { OpsAsk } from '../OpsAsk.tsx'
import { CourierFields } from './CourierFields.tsx'
import { courierValues, emptyCourier, sentCourier } from './courier-values.ts'
import { type Courier, couriers, resetRates } from './logistics-store.ts'

/** A service that is added. */
export function NewCourier() {
  const edit = useEdit('courier new', emptyCourier)
  const save = async () => {
    const made = await edit.save('POST /ops/courier', sentCourier(edit.value))
    if (!made) return
    $notice.set({ text: `${made.courier} ${made.service}: ditambahkan`, isError: false })
    await couriers.refresh()
    setQuery({ open: String(made.id) })
  }
  return (
    <TitledForm title="Layanan baru" edit={edit} save="Tambah layanan" onSave={() => void save()}>
      <CourierFields {...edit} />
    </TitledForm>
  )
}

/** A service that is there; a delivered one that was changed can be given its delivered rates again. */
export function CourierForm({ row }: { row: Courier }) {
  const edit = useEdit(`courier ${row.id}`, courierValues(row), row.updated_at)
  const name = `${row.courier} ${row.service}`
  const save = async () => {
    const input = { ...sentCourier(edit.value), id: row.id, updated_at: edit.version }
    const saved = await edit.save('PUT /ops/courier/{id}', input)
    if (!saved) return
    $notice.set({ text: `${saved.courier} ${saved.service}: disimpan`, isError: false })
    await couriers.refresh()
  }
  return (
    <TitledForm
      title={name}
      label={`Layanan ${name}`}
      edit={edit}
      onSave={() => void save()}
      onReload={() => void couriers.refresh()}
      actions={
        row.is_edited &&
        row.is_delivered && (
          <OpsAsk
            label="Kembalikan ke bawaan"
            title={`Kembalikan ${name} ke bawaan?`}
            text="Nama, batas, dan tarifnya kembali seperti bawaan, dan layanan ini aktif lagi. Checkout yang sedang terbuka diberi tahu kalau totalnya berubah."
            confirm="Kembalikan"
            onConfirm={async () => {
              if (await resetRates('POST /ops/courier/{id}/reset', { ...row, name }, couriers)) edit.discard()
            }}
          />
        )
      }
    >
      <CourierFields {...edit} />
    </TitledForm>
  )
}
