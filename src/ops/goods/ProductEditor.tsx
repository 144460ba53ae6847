import { useMemo } from 'react'

import type { GoodsProduct } from '#lib/goods/product-contract.ts'

import { EditForm } from '../form/EditForm.tsx'
import { enterMoves } from '../form/enter-moves.ts'
import { useEdit } from '../form/use-edit.ts'
import { formOf, inputOf, rowsOf } from './product-form.ts'
import { ProductFields } from './ProductFields.tsx'
import { refreshProduct, showSaved } from './product-store.ts'

/** Changes a product as a whole, from the version that was seen (ops-113). */
export function ProductEditor({ product }: { product: GoodsProduct }) {
  const stored = useMemo(() => formOf(product), [product])
  const edit = useEdit(`product ${product.id}`, stored, product.updated_at)
  const rows = rowsOf(edit.value, product.variants)
  const save = async () => {
    const saved = await edit.save('PUT /ops/product/{id}', {
      ...inputOf(edit.value, rows),
      id: product.id,
      updated_at: edit.version
    })
    if (saved) await showSaved(saved, `${saved.name}: disimpan`)
  }
  return (
    <>
      <h2 className="text-lg font-bold wrap-anywhere">{product.name}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears the keys of its fields */}
      <div className="w-full max-w-6xl" onKeyDown={enterMoves}>
        <EditForm
          label={`Ubah ${product.name}`}
          edit={edit}
          isLong
          onSave={() => void save()}
          onReload={() => void refreshProduct()}
        >
          <p className="text-sm text-muted">Toko {product.shop.name} · Ctrl+Enter menyimpan.</p>
          <ProductFields edit={edit} rows={rows} />
        </EditForm>
      </div>
    </>
  )
}
