import { setQuery } from '../console-place.ts'
import { $notice } from '../console-store.ts'
import { EditForm } from '../form/EditForm.tsx'
import { useEdit } from '../form/use-edit.ts'
import { useMay } from '../may-call.ts'
import { ShopFields } from './ShopFields.tsx'
import { type OpsShopPage, refreshShops, shop as opened, shops } from './shop-store.ts'
import { emptyShop, sentNewShop, sentShop, shopValues } from './shop-values.ts'

/** A shop that is added; it is open at once, and its goods come next. */
export function NewShop() {
  const edit = useEdit('shop new', emptyShop)
  const save = async () => {
    const made = await edit.save('POST /ops/shop', sentNewShop(edit.value))
    if (!made) return
    $notice.set({ text: `${made.name}: ditambahkan`, isError: false })
    setQuery({ open: String(made.id) })
    await shops.refresh()
  }
  return (
    <div className="grid gap-3">
      <h2 className="text-lg font-bold">Toko baru</h2>
      <EditForm label="Toko baru" edit={edit} save="Tambah toko" onSave={() => void save()}>
        <ShopFields edit={edit} isNew />
      </EditForm>
    </div>
  )
}

/** The form of a shop that is there. */
export function ShopForm({ shop }: { shop: OpsShopPage }) {
  const mayChange = useMay('PUT /ops/shop/{id}')
  const edit = useEdit(`shop ${shop.id}`, shopValues(shop), shop.updated_at)
  const save = async () => {
    const input = { ...sentShop(edit.value), id: shop.id, updated_at: edit.version }
    const saved = await edit.save('PUT /ops/shop/{id}', input)
    if (!saved) return
    opened.put({ ...saved, token_issued_at: shop.token_issued_at })
    $notice.set({ text: `${saved.name}: disimpan`, isError: false })
    await refreshShops()
  }
  return (
    <EditForm
      label={`Toko ${shop.name}`}
      edit={edit}
      onSave={mayChange ? () => void save() : undefined}
      onReload={() => void opened.refresh()}
    >
      <ShopFields edit={edit} zone={shop.time_zone} />
    </EditForm>
  )
}
