import { useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { Dialog } from '#islands/ui/Dialog.tsx'

import { $notice } from '../console-store.ts'
import { EditForm } from '../form/EditForm.tsx'
import { useEdit } from '../form/use-edit.ts'
import { type Brand, brands, findBrand } from './brand-store.ts'
import { brandLength, BrandPick } from './BrandPick.tsx'

type Props = { brand: Brand; onReload: () => void; onClose: () => void }

/** A new name for a brand; one that another brand has asks before the two are merged (ops-116). */
export function RenameBrand({ brand, onReload, onClose }: Props) {
  const edit = useEdit(`brand ${brand.name}`, { to: brand.name }, brand.updated_at)
  const [other, setOther] = useState<Brand>()
  const [lookError, setLookError] = useState<ApiError>()
  const [isLooking, setLooking] = useState(false)
  const to = edit.value.to.trim()
  const rename = async () => {
    const renamed = await edit.save('PUT /ops/brand', {
      name: brand.name,
      to,
      updated_at: edit.version,
      ...(other && { into_updated_at: other.updated_at })
    })
    if (!renamed) return setOther(undefined)
    const products = `${renamed.products.toLocaleString('id-ID')} produk`
    $notice.set({
      text: other
        ? `${brand.name} digabung ke ${renamed.name}: ${products}`
        : `${brand.name} menjadi ${renamed.name}: ${products}`,
      isError: false
    })
    onClose()
    await brands.refresh()
  }
  const send = async () => {
    if (isLooking || edit.isBusy) return
    if (to === brand.name) return onClose()
    setLooking(true)
    const found = to === '' ? ({ ok: true, value: undefined } as const) : await findBrand(to, brand.name)
    setLooking(false)
    setLookError(found.ok ? undefined : found.error)
    if (!found.ok) return
    if (found.value) return setOther(found.value)
    await rename()
  }
  if (other) {
    return (
      <Dialog title={`Gabungkan ${brand.name} ke ${other.name}?`} onClose={() => setOther(undefined)}>
        <p>{mergeText(brand, other)}</p>
        <div className="mt-5 flex flex-wrap justify-end gap-2">
          <Button look="ghost" data-autofocus onClick={() => setOther(undefined)}>
            Kembali
          </Button>
          <Button look="danger" isBusy={edit.isBusy} onClick={() => void rename()}>
            Gabungkan
          </Button>
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog title={`Ganti nama ${brand.name}`} onClose={onClose}>
      <EditForm
        label={`Merek ${brand.name}`}
        edit={{ ...edit, error: edit.error ?? lookError, isBusy: isLooking || edit.isBusy }}
        save="Ganti nama"
        onSave={() => void send()}
        onReload={onReload}
        actions={
          <Button
            look="ghost"
            onClick={() => {
              edit.discard()
              onClose()
            }}
          >
            Batal
          </Button>
        }
      >
        <BrandPick
          label="Nama baru"
          hint={`Berlaku untuk ${brand.products.toLocaleString('id-ID')} produk, paling banyak ${brandLength} huruf.`}
          value={edit.value.to}
          problem={edit.problems['to']}
          onChange={next => edit.set({ to: next })}
        />
      </EditForm>
    </Dialog>
  )
}

/** What a merge of two brands does, with both names and counts. */
const mergeText = (from: Brand, into: Brand): string =>
  `${from.products.toLocaleString('id-ID')} produk ${from.name} menjadi merek ${into.name}, yang sekarang punya ${into.products.toLocaleString('id-ID')} produk. Sesudah digabung keduanya tidak dapat dipisahkan lagi.`
