import { ExternalLink, Pencil } from 'lucide-react'

import { Button } from '#components/ui/Button.tsx'
import { dateTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { photoUrl } from '#lib/format/photo.ts'
import { thousands } from '#lib/format/rupiah.ts'
import type { GoodsProduct } from '#lib/goods/product-contract.ts'
import { paths } from '#lib/core/paths.ts'

import { setQuery } from '../console-place.ts'
import { useMay } from '../may-call.ts'
import { OpsAsk } from '../OpsAsk.tsx'
import { archivedText } from './archive-text.ts'
import { OfferForm } from './OfferForm.tsx'
import { setOnSale } from './product-store.ts'

/** The open product: what it is, price and pieces of its variants to be typed, and the way to everything else (ops-112). */
export function ProductPanel({ product }: { product: GoodsProduct }) {
  const { name, photos, shop, categories, brand, sold, is_active: isActive } = product
  const facts = [
    ['Toko', shop.name],
    ['Kategori', categories.map(one => one.name).join(' › ')],
    ['Merek', brand || 'Tanpa merek'],
    ['Terjual', thousands(sold)],
    ['Diubah', noBreak(dateTime(product.updated_at))]
  ]
  return (
    <>
      <div className="flex items-start gap-3">
        {photos[0] !== undefined && (
          <img
            src={photoUrl(photos[0], 160)}
            alt=""
            width="72"
            height="72"
            className="size-18 shrink-0 rounded-field border border-base-300 object-cover"
          />
        )}
        <div className="min-w-0">
          <h2 className="font-bold wrap-anywhere">{name}</h2>
          <p className="text-sm text-muted">
            Nomor {product.id} · {isActive ? 'Aktif' : 'Arsip, tidak dijual'}
          </p>
        </div>
      </div>
      <Steps product={product} />
      <OfferForm product={product} />
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 border-t border-base-300 pt-3 text-sm">
        {facts.map(([label, text]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Steps({ product }: { product: GoodsProduct }) {
  const { name, slug, is_active: isActive } = product
  const mayEdit = useMay('PUT /ops/product/{id}')
  const mayArchive = useMay('POST /ops/product/{id}/archive')
  if (!isActive && !mayEdit && !mayArchive) return null
  return (
    <div className="flex flex-wrap gap-2">
      {mayEdit && (
        <Button look="plain" onClick={() => setQuery({ edit: '1' }, true)}>
          <Pencil className="size-5" aria-hidden="true" />
          Ubah semua isian
        </Button>
      )}
      {isActive && (
        <Button look="ghost" href={paths.product(slug)} target="_blank" rel="noopener">
          <ExternalLink className="size-5" aria-hidden="true" />
          Lihat di toko
        </Button>
      )}
      {mayArchive && isActive && (
        <OpsAsk
          label="Arsipkan"
          title={`Arsipkan ${name}?`}
          text={archivedText}
          confirm="Arsipkan"
          onConfirm={() => setOnSale([product], false)}
        />
      )}
      {mayArchive && !isActive && (
        <OpsAsk
          label="Jual lagi"
          look="primary"
          title={`Jual lagi ${name}?`}
          text="Pembeli dapat menemukan dan membelinya lagi dengan harga dan stok yang tersimpan."
          confirm="Jual lagi"
          onConfirm={() => setOnSale([product], true)}
        />
      )}
    </div>
  )
}
