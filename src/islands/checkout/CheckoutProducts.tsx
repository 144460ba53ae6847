import { Store } from 'lucide-react'

import type { CheckoutData } from '#lib/checkout/contract.ts'
import { noteLimit } from '#lib/core/note-limit.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { paths } from '#lib/core/paths.ts'
import { saveNotes, setCheckoutNote } from '#lib/checkout/store/notes.ts'

import { LineProduct } from '#islands/cart/LineProduct.tsx'
import { Section } from '#islands/ui/Section.tsx'

/** What is bought, with a note to the seller for each product. */
export function CheckoutProducts({ data }: { data: CheckoutData }) {
  return (
    <Section title="Detail produk">
      <a
        href={paths.shop(data.shop.slug)}
        className="mb-3 flex link items-center gap-2 font-semibold wrap-anywhere link-hover"
      >
        <Store className="size-4 shrink-0" aria-hidden="true" /> {data.shop.name}
      </a>
      <ul className="divide-y divide-base-300">
        {data.products.map(product => (
          <li key={product.id} className="grid gap-3 py-3 first:pt-0 last:pb-0">
            <LineProduct product={product}>
              <span className="tabular">
                {product.qty} × <b>{rupiah(product.price)}</b>
              </span>
              {product.is_pre_order && (
                <span className="badge badge-sm badge-warning">Pre-order {product.pre_order_days} hari</span>
              )}
            </LineProduct>
            <label className="grid gap-1">
              <span className="text-sm text-muted">
                Catatan untuk penjual ({product.note.length}/{noteLimit})
              </span>
              <input
                className="input-bordered input h-11 w-full"
                maxLength={noteLimit}
                value={product.note}
                onChange={event => setCheckoutNote(product.id, event.target.value)}
                onBlur={() => void saveNotes()}
              />
            </label>
          </li>
        ))}
      </ul>
    </Section>
  )
}
