import { useStore } from '@nanostores/react'

import { $place, setQuery } from '../console-place.ts'
import { EditForm } from '../form/EditForm.tsx'
import { enterMoves } from '../form/enter-moves.ts'
import { useEdit } from '../form/use-edit.ts'
import { idOf } from '../table/part-query.ts'
import { emptyProduct, inputOf, rowsOf } from './product-form.ts'
import { ProductFields } from './ProductFields.tsx'
import { showSaved } from './product-store.ts'
import { ShopPick } from './ShopPick.tsx'

/** Adds a product to a shop; it is on sale at once (ops-113). */
export function NewProduct() {
  // Whoever looks at one shop adds to it.
  const shop = idOf(useStore($place).query['shop'])
  const edit = useEdit('product new', { ...emptyProduct, shop_id: shop })
  const rows = rowsOf(edit.value, [])
  const save = async () => {
    const added = await edit.save('POST /ops/product', {
      ...inputOf(edit.value, rows),
      shop_id: edit.value.shop_id as number
    })
    if (!added) return
    setQuery({ open: String(added.id), edit: undefined })
    await showSaved(added, `${added.name}: ditambahkan dan dijual`)
  }
  return (
    <>
      <h2 className="text-lg font-bold">Produk baru</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears the keys of its fields */}
      <div className="w-full max-w-6xl" onKeyDown={enterMoves}>
        <EditForm label="Produk baru" edit={edit} isLong save="Tambah produk" onSave={() => void save()}>
          <ShopPick
            label="Toko"
            chosen={edit.value.shop_id}
            problem={edit.problems['shop_id']}
            onPick={id => edit.set({ shop_id: id })}
          />
          <ProductFields edit={edit} rows={rows} />
        </EditForm>
      </div>
    </>
  )
}
