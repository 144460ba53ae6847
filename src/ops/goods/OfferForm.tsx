import { useEffect, useRef } from 'react'

import type { GoodsProduct } from '#lib/goods/product-contract.ts'

import { $notice } from '../console-store.ts'
import { CellField } from '../form/CellField.tsx'
import { EditForm } from '../form/EditForm.tsx'
import { enterMoves } from '../form/enter-moves.ts'
import { useEdit } from '../form/use-edit.ts'
import { useMay } from '../may-call.ts'
import { type OfferForm as Form, sentOffers, shownOffer, typeOffer } from './offer-form.ts'
import { refreshProduct, showSaved } from './product-store.ts'
import { variantName } from './variant-name.ts'

const nothing: Form = {}

/** Price and pieces of each variant, typed at once: Enter goes to the next field, Ctrl+Enter saves (ops-112). */
export function OfferForm({ product }: { product: GoodsProduct }) {
  const mayChange = useMay('PUT /ops/product/{id}/offer')
  const edit = useEdit<Form>(`offer ${product.id}`, nothing, product.updated_at)
  const variants = product.variants.filter(({ is_active: isActive }) => isActive)
  const offers = sentOffers(edit.value, variants)
  const body = useRef<HTMLDivElement>(null)
  // Whoever opened the row by a key or a mouse may type at once; on a phone it would open the keyboard.
  useEffect(() => {
    const from = document.activeElement
    const isByKey = from?.matches('tr[data-row]:focus-visible') ?? false
    const isFree = from === document.body || from?.matches('tr[data-row]')
    if (mayChange && (isByKey || (isFree && window.matchMedia('(hover: hover)').matches)))
      body.current?.querySelector('input')?.focus()
  }, [mayChange])
  const save = async () => {
    if (offers.length === 0) return $notice.set({ text: 'Tidak ada yang diubah.', isError: false })
    const input = { id: product.id, updated_at: edit.version, variants: offers }
    const saved = await edit.save('PUT /ops/product/{id}/offer', input)
    if (saved) await showSaved(saved, `${saved.name}: harga dan stok disimpan`)
  }
  const problemOf = (id: number, field: 'price' | 'stock') => {
    const index = offers.findIndex(offer => offer.id === id)
    return index < 0 ? undefined : edit.problems[`variants.${index}.${field}`]
  }
  return (
    <EditForm
      label="Harga dan stok"
      edit={edit}
      onSave={mayChange ? () => void save() : undefined}
      onReload={() => void refreshProduct()}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears the keys of its fields */}
      <div ref={body} className="@container grid gap-2" onKeyDown={enterMoves}>
        <p className={`${row} text-sm text-muted @max-sm:border-none`} aria-hidden="true">
          <span className="@max-sm:hidden">Varian</span>
          <span>Harga (Rp)</span>
          <span>Stok ({product.sale_unit})</span>
        </p>
        {variants.map(variant => {
          const name = variantName(variant)
          const shown = shownOffer(edit.value, variant)
          const type = (typed: { price?: string; stock?: string }) =>
            edit.set(typeOffer(edit.value, variant, typed))
          return (
            <div key={variant.id} role="group" aria-label={name} className={row}>
              <p className="min-w-0 self-center text-sm wrap-anywhere @max-sm:col-span-2">
                {name}
                {name !== variant.sku && <span className="block text-xs text-muted">{variant.sku}</span>}
              </p>
              <CellField
                label={`Harga ${name}`}
                isNumber
                value={shown.price}
                problem={problemOf(variant.id, 'price')}
                onChange={price => type({ price })}
              />
              <CellField
                label={`Stok ${name}`}
                isNumber
                value={shown.stock}
                problem={problemOf(variant.id, 'stock')}
                onChange={stock => type({ stock })}
              />
            </div>
          )
        })}
        {mayChange && (
          <p className="text-xs text-muted">
            Enter: isian berikutnya. Ctrl+Enter: simpan. Stok yang terjual selagi Anda mengisi tetap dihitung.
          </p>
        )}
      </div>
    </EditForm>
  )
}

const row =
  'grid grid-cols-[minmax(0,1fr)_6rem] gap-x-2 gap-y-1 @sm:grid-cols-[minmax(0,1fr)_9rem_7rem] @max-sm:border-t @max-sm:border-base-300 @max-sm:pt-2'
