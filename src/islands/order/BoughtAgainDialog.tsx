import { useStore } from '@nanostores/react'

import { Button } from '#components/ui/Button.tsx'
import { cartTexts } from '#lib/cart/texts.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { paths } from '#lib/core/paths.ts'
import { $boughtAgain, closeBoughtAgain } from '#lib/order/store/order-actions.ts'
import { orderActionLabels } from '#lib/order/texts.ts'

import { Dialog } from '#islands/ui/Dialog.tsx'

/** What changed since an order, shown before its products are bought again (cart-18). */
export function BoughtAgainDialog() {
  const again = useStore($boughtAgain)
  if (!again) return null
  return (
    <Dialog title={orderActionLabels.buyAgain} onClose={closeBoughtAgain}>
      <p className={`alert ${again.isAdded ? 'alert-warning' : 'alert-error'}`}>
        {again.isAdded ? 'Barang masuk ke keranjang, dengan perubahan:' : `${cartTexts.notAdded}:`}
      </p>
      <Notes title="Berubah" notes={again.changed} />
      <Notes title="Tidak dimasukkan" notes={again.skipped} />
      <div className="mt-5 flex justify-end gap-2">
        <Button look="ghost" onClick={closeBoughtAgain}>
          Tutup
        </Button>
        {again.isAdded && (
          <Button look="primary" href={paths.cart}>
            Lihat Keranjang
          </Button>
        )}
      </div>
    </Dialog>
  )
}

type Props = { title: string; notes: readonly { name: string; message: string }[] }

function Notes({ title, notes }: Props) {
  if (notes.length === 0) return null
  return (
    <section className="mt-3">
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-1 grid gap-2 text-sm">
        {notes.map(({ name, message }, at) => (
          <li key={at} className="wrap-anywhere">
            {noBreak(name)}
            <span className="block text-muted">{noBreak(message)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
