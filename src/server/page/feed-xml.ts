import { addDays } from 'date-fns/addDays'

import type { FeedItem } from '#lib/catalogue/feed-contract.ts'
import { paths } from '#lib/core/paths.ts'
import { escapeMarkup } from '#lib/format/markup.ts'
import { jpegUrl } from '#lib/format/photo.ts'

/** Whose spelling a feed has: Meta documents other words for availability, and further pictures in one field. */
export type FeedReader = 'google' | 'meta'

/** Maximum characters of Google's product data rules, which are stricter than Meta's, and pictures beside the first. */
const limits = {
  title: 150,
  description: 5_000,
  brand: 70,
  mpn: 70,
  type: 750,
  pictures: 10,
  days: 365
} as const

type Channel = { title: string; description: string; home: string }

/** The begin of the feed: RSS 2.0 with Google's namespace, which Meta reads too. */
export const feedHead = ({ title, description, home }: Channel): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>',
    element('title', title),
    element('link', home),
    element('description', description),
    ''
  ].join('\n')

export const feedTail = '</channel></rss>\n'

/** An item of the feed; `address` makes a path of the site absolute, `today` begins the days of a pre-order. */
export function feedItemXml(
  item: FeedItem,
  address: (path: string) => string,
  today: Date,
  reader: FeedReader
): string {
  const { product_id: id, variant_id: variant } = item
  const title = cut([item.name, item.variant].filter(Boolean).join(' '), limits.title)
  const [picture, ...others] = item.photos.map(path => address(jpegUrl(path)))
  const fields: [string, string | false | undefined][] = [
    ['id', variant === null ? String(id) : `${id}-${variant}`],
    ['item_group_id', variant !== null && String(id)],
    ['title', title],
    // It is required: a product without one has its name there.
    ['description', cut(plain(item.description), limits.description) || title],
    ['link', address(variant === null ? paths.product(item.slug) : paths.variant(item.slug, variant))],
    ['image_link', picture],
    ...morePictures[reader](others.slice(0, limits.pictures)),
    ['availability', wordsOf[reader][availabilityOf(item)]],
    ['availability_date', availabilityOf(item) === 'preorder' && shipDate(item, today)],
    ['price', `${item.price} IDR`],
    ['sale_price', item.sale_price < item.price && `${item.sale_price} IDR`],
    ['brand', cut(item.brand, limits.brand)],
    ['mpn', cut(item.sku, limits.mpn)],
    ['identifier_exists', item.brand === '' && 'no'],
    ['condition', item.is_new ? 'new' : 'used'],
    ['product_type', cut(item.categories.join(' > '), limits.type)],
    ['shipping_weight', item.weight > 0 && `${item.weight} g`]
  ]
  const all = fields.map(([name, text]) => (text ? element(`g:${name}`, text) : ''))
  return `<item>${all.join('')}</item>\n`
}

const morePictures: Record<FeedReader, (addresses: string[]) => [string, string][]> = {
  google: addresses => addresses.map(one => ['additional_image_link', one]),
  meta: addresses => [['additional_image_link', addresses.join(',')]]
}

type Availability = 'yes' | 'no' | 'preorder'

/** Each reader's words: support.google.com/merchants/answer/6324448; Meta's reference of catalogs, 'Products', availability. */
const wordsOf: Record<FeedReader, Record<Availability, string>> = {
  google: { yes: 'in_stock', no: 'out_of_stock', preorder: 'preorder' },
  meta: { yes: 'in stock', no: 'out of stock', preorder: 'preorder' }
}

function availabilityOf({ can_buy, pre_order_days: days }: FeedItem): Availability {
  if (!can_buy) return 'no'
  return days === null ? 'yes' : 'preorder'
}

/** A pre-order needs the day on which it ships: a whole day, so that the feed is the same all day. */
function shipDate({ pre_order_days: days }: FeedItem, today: Date): string {
  const day = addDays(today, Math.min(Math.max(days ?? 0, 1), limits.days))
  return `${day.toISOString().slice(0, 10)}T00:00Z`
}

const element = (name: string, text: string) => `<${name}>${escapeMarkup(inXml(text))}</${name}>`

/** Without what XML cannot hold: control characters and halves of a letter. */
const inXml = (text: string) =>
  text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')

/** At most so many characters; half a letter at the end goes with `inXml`. */
const cut = (text: string, max: number) => text.slice(0, max).trim()

/** Without tags, which neither of the two shows: 'Semen <b>kuat</b>' // => 'Semen  kuat ' */
const plain = (text: string) => text.replaceAll(/<\/?[a-z][^<>]{0,200}>/gi, ' ')
