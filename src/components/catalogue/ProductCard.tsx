import type { ProductCardData } from '#lib/product/product-shapes.ts'
import { discountedPrice, orderDiscount, percentOff } from '#lib/product/price.ts'
import { cardName } from '#lib/product/card-name.ts'
import { isSoldByContent } from '#lib/product/sold-by-content.ts'
import { unitMark } from '#lib/product/sale-units.ts'
import { unitPrice } from '#lib/product/unit-price.ts'
import { shortCity } from '#lib/format/place.ts'
import { soldCount } from '#lib/format/counts.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { paths } from '#lib/core/paths.ts'
import { brand } from '#lib/core/brand.ts'
import { perOrder, soldOut } from '#lib/product/texts.ts'

import { PageIcon } from '#components/ui/PageIcon.tsx'

import { CompareButton } from './CompareButton.tsx'
import { Photo, type PhotoLoad } from './Photo.tsx'

type Props = { card: ProductCardData; load?: PhotoLoad | undefined }

/** Maximum rendered width of a card; 3 px less on phones, where 320 px are then enough for most of them. */
const photoSizes =
  '(min-width: 1440px) 270px, (min-width: 1280px) 19vw, (min-width: 768px) 23vw, (min-width: 640px) 31vw, 44vw'

/** A product in a list. All lists use this layout. */
export function ProductCard({ card, load }: Props) {
  const price = discountedPrice(card.price, card.vouchers)
  const unit = unitMark(card.sale_unit).trim()
  const perUnit = isSoldByContent(card.name, card.content_unit)
    ? unitPrice(price, card.content_amount, card.content_unit)
    : undefined
  return (
    <div className="product-card">
      <a href={paths.product(card.slug)}>
        <div className="relative">
          <Photo path={card.photo} alt="" sizes={photoSizes} load={load} />
          {!card.can_buy && (
            <span className="absolute inset-x-0 bottom-0 bg-neutral/85 py-1 text-center text-xs font-semibold text-neutral-content">
              {soldOut}
            </span>
          )}
        </div>
        <div className="card-text">
          <Name name={card.name} />
          <p className="card-price tabular">
            <span>{rupiah(price)}</span> <span>{unit}</span>
          </p>
          <PriceNote
            before={card.price}
            after={price}
            once={orderDiscount(card.vouchers)}
            perUnit={perUnit?.endsWith(unit) ? undefined : perUnit}
          />
          <Badges card={card} />
          <div className="card-foot tabular">
            <RatingAndSales card={card} />
            <span>
              {card.shop.is_verified ? (
                <PageIcon name="badge-check" className="text-secondary" label="Toko terverifikasi" />
              ) : (
                <PageIcon name="map-pin" />
              )}
              <span className="truncate">{shortCity(card.location)}</span>
            </span>
          </div>
        </div>
      </a>
      <CompareButton id={card.id} name={card.name} photo={card.photo} isOnCard />
    </div>
  )
}

/** The product's name; the size in a long name gets its own line, because similar cards differ only by it. */
function Name({ name }: { name: string }) {
  const { start, size } = cardName(name)
  return (
    <h3>
      <span>{noBreak(start)}</span>
      {size && ' '}
      {size && <span>{noBreak(size)}</span>}
    </h3>
  )
}

/** The struck-through price with its saving, the saving per order, and the price per unit. */
function PriceNote({
  before,
  after,
  once,
  perUnit
}: {
  before: number
  after: number
  once: number
  perUnit: string | undefined
}) {
  const saved = percentOff(before, after)
  return (
    <div className="card-note tabular">
      {saved > 0 && (
        <p>
          <s>{rupiah(before)}</s>{' '}
          <span className="font-semibold text-error">
            {once === 0 ? `−${saved}%` : <Once amount={once} />}
          </span>
        </p>
      )}
      {perUnit && <p className="card-unit">{perUnit}</p>}
    </div>
  )
}

/** Takes the place of the percentage: a second line would make this card taller than the others. */
const Once = ({ amount }: { amount: number }) => (
  <>
    <span aria-hidden="true" title={perOrder(amount)}>
      1×/pesanan
    </span>
    <span className="sr-only">{perOrder(amount)}</span>
  </>
)

function Badges({ card }: { card: ProductCardData }) {
  const { is_expedition, is_shop } = card.cash_on_delivery
  const names = [
    card.vouchers.some(v => v.type === 'cashback') ? 'Cashback' : card.vouchers.length > 0 && 'Voucher',
    (is_expedition || is_shop) && 'COD',
    card.is_pre_order && 'Pre-order',
    card.is_free_shipping && brand.shopCourier
  ].filter(name => typeof name === 'string')
  if (names.length === 0) return null
  return (
    <ul>
      {names.slice(0, 3).map(name => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  )
}

function RatingAndSales({ card }: { card: ProductCardData }) {
  if (card.rating === 0 && card.sold === 0) return <span>Produk baru</span>
  return (
    <span>
      {card.rating > 0 && (
        <>
          <PageIcon name="star" className="fill-accent text-accent" />
          <span>
            <span className="sr-only">Rating </span>
            {card.rating.toFixed(1).replace('.', ',')}
          </span>
        </>
      )}
      {card.rating > 0 && card.sold > 0 && <span aria-hidden="true">·</span>}
      {card.sold > 0 && <span>{noBreak(`${soldCount(card.sold)} terjual`)}</span>}
    </span>
  )
}
