import { Button } from '#components/ui/Button.tsx'
import { buttonClass } from '#components/ui/button-class.ts'
import { dateTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'

import { showPart } from '../console-place.ts'
import { useMay } from '../may-call.ts'
import { OpsAsk } from '../OpsAsk.tsx'
import { ShopAccounts } from './ShopAccounts.tsx'
import { ShopForm } from './ShopForm.tsx'
import { ShopToken } from './ShopToken.tsx'
import { type OpsShopPage, setShopClosed } from './shop-store.ts'

/** One shop: its state, its fields, its accounts for finance, and its token. */
export function ShopDetail({ shop }: { shop: OpsShopPage }) {
  const maySeeAccounts = useMay('GET /ops/shop/{id}/bank-account')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Head shop={shop} />
      <ShopForm shop={shop} />
      {maySeeAccounts && <ShopAccounts shopId={shop.id} />}
      <ShopToken shop={shop} />
    </div>
  )
}

function Head({ shop }: { shop: OpsShopPage }) {
  const { seller, closed_at: closedAt, product_count: count } = shop
  const maySeeVouchers = useMay('GET /ops/voucher')
  const contacts = [seller.phone && `+${seller.phone}`, seller.email].filter(Boolean).join(', ')
  return (
    <div className="grid gap-2">
      <h2 className="text-lg font-bold wrap-anywhere">{shop.name}</h2>
      <p className="text-sm">
        {closedAt
          ? `Tutup sejak ${noBreak(dateTime(closedAt))}.`
          : `Buka, ${count.toLocaleString('id-ID')} produk dijual.`}{' '}
        <span className="wrap-anywhere text-muted">
          Penjual: {seller.name}
          {contacts && ` (${contacts})`}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <a className={buttonClass('ghost')} href={`/shop/${shop.slug}`} target="_blank" rel="noreferrer">
          Lihat halaman toko
        </a>
        {maySeeVouchers && (
          <Button look="ghost" onClick={() => showPart('promo', { shop: String(shop.id) })}>
            Promo toko ini
          </Button>
        )}
        <OpenOrClose shop={shop} />
      </div>
    </div>
  )
}

function OpenOrClose({ shop }: { shop: OpsShopPage }) {
  const mayClose = useMay('POST /ops/shop/{id}/close')
  const { name, closed_at: closedAt, product_count: count } = shop
  if (!mayClose) return null
  if (closedAt)
    return (
      <OpsAsk
        label="Buka toko lagi"
        look="primary"
        title={`Buka ${name} lagi?`}
        text="Semua produknya yang tidak diarsipkan langsung tampil dan dapat dibeli lagi."
        confirm="Buka lagi"
        onConfirm={() => setShopClosed(shop, false)}
      />
    )
  return (
    <OpsAsk
      label="Tutup toko"
      title={`Tutup ${name}?`}
      text={`${count.toLocaleString('id-ID')} produknya langsung hilang dari situs dan tidak dapat dibeli lagi, juga dari keranjang. Halaman toko hanya menyatakan bahwa toko sedang tutup. Pesanan yang sudah dibuat tetap berjalan. Toko dapat dibuka lagi kapan saja.`}
      confirm="Tutup toko"
      onConfirm={() => setShopClosed(shop, true)}
    />
  )
}
