import { setQuery } from '../console-place.ts'
import { $notice } from '../console-store.ts'
import { EditForm } from '../form/EditForm.tsx'
import { TitledForm } from '../form/TitledForm.tsx'
import { useEdit } from '../form/use-edit.ts'
import { useMay } from '../may-call.ts'
import { OpsAsk } from '../OpsAsk.tsx'
import { stateLabels } from './voucher-columns.tsx'
import { VoucherFields } from './VoucherFields.tsx'
import { endVoucher, type OpsVoucherPage, voucher as opened, vouchers } from './voucher-store.ts'
import { emptyVoucher, sentVoucher, voucherValues, whyIncomplete } from './voucher-values.ts'

/** A voucher that is added, of a shop or of the marketplace. */
export function NewVoucher() {
  const edit = useEdit('voucher new', emptyVoucher)
  const save = async () => {
    const wrong = whyIncomplete(edit.value)
    if (wrong) return edit.reject(wrong)
    const input = { ...sentVoucher(edit.value), shop_id: edit.value.shop?.id ?? null }
    const made = await edit.save('POST /ops/voucher', input)
    if (!made) return
    $notice.set({ text: `${made.code}: ditambahkan`, isError: false })
    setQuery({ open: String(made.id) })
    await vouchers.refresh()
  }
  return (
    <TitledForm title="Promo baru" edit={edit} save="Tambah promo" onSave={() => void save()}>
      <VoucherFields edit={edit} isNew used={0} />
    </TitledForm>
  )
}

/** A voucher that is there: what it is, its fields, and its end. */
export function VoucherDetail({ voucher }: { voucher: OpsVoucherPage }) {
  const mayChange = useMay('PUT /ops/voucher/{id}')
  const edit = useEdit(`voucher ${voucher.id}`, voucherValues(voucher), voucher.updated_at)
  const save = async () => {
    const wrong = whyIncomplete(edit.value)
    if (wrong) return edit.reject(wrong)
    const input = { ...sentVoucher(edit.value, voucher), id: voucher.id, updated_at: edit.version }
    const saved = await edit.save('PUT /ops/voucher/{id}', input)
    if (!saved) return
    opened.put(saved)
    $notice.set({ text: `${saved.code}: disimpan`, isError: false })
    await vouchers.refresh()
  }
  const { code, used_count: used, usage_limit: limit, state } = voucher
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-lg font-bold wrap-anywhere">{code}</h2>
      <p className="text-sm text-muted">
        {stateLabels[state]}, dipakai {used.toLocaleString('id-ID')} dari {limit.toLocaleString('id-ID')}.
        Ditanggung {voucher.shop?.name ?? 'marketplace'}.
      </p>
      <EditForm
        label={`Promo ${code}`}
        edit={edit}
        onSave={mayChange ? () => void save() : undefined}
        onReload={() => void opened.refresh()}
        actions={mayChange && state !== 'over' && <End voucher={voucher} />}
      >
        <VoucherFields edit={edit} used={used} />
      </EditForm>
    </div>
  )
}

function End({ voucher }: { voucher: OpsVoucherPage }) {
  return (
    <OpsAsk
      label="Akhiri sekarang"
      title={`Akhiri ${voucher.code} sekarang?`}
      text="Pembeli tidak dapat memakainya lagi mulai saat ini. Pesanan yang sudah memakainya tetap mendapatkannya. Untuk melanjutkan, ubah waktu berakhirnya."
      confirm="Akhiri"
      onConfirm={() => endVoucher(voucher)}
    />
  )
}
