import { eq, inArray } from 'drizzle-orm'

import { kindLabels, problemLabels } from '#lib/complaint/kinds.ts'
import { namesDeadline, nextStep } from '#lib/complaint/next-step.ts'
import type { ComplaintCard, ComplaintDetail, ComplaintMessage } from '#lib/complaint/shapes.ts'
import {
  deadlineLabelOf,
  isLate,
  mayAct,
  outcomeLabels,
  stageLabelOf,
  stages
} from '#lib/complaint/stages.ts'
import { actorLabels } from '#lib/order/actor.ts'
import { shipmentNames } from '#lib/order/shipment-kinds.ts'
import { addressWithCity } from '#lib/shop/address-with-city.ts'

import { cities } from '#server/address/schema.ts'
import type { Db } from '#server/core/db/connect.ts'
import { fileAddress } from '#server/core/files/file-tokens.ts'
import type { Order } from '#server/order/postings.ts'
import type { Shipment } from '#server/order/read-shipments.ts'
import { shops } from '#server/shop/schema.ts'
import { limitOf } from './check-complaint.ts'
import {
  type Complaint,
  type ComplaintItem,
  nameItems,
  offerOf,
  type OrderLine,
  readItems,
  readGoods,
  stateOf
} from './complaint-rows.ts'
import { type DetailParts, readDetailParts, toGoods } from './detail-parts.ts'
import { type ComplaintMessageRow, readMessagePhotos } from './discussion.ts'
import { endingBy, refundBy } from './ending-by.ts'
import { toTerms } from './present-terms.ts'

type Viewing = { appSecret: string; now: Date }
type Found = { complaint: Complaint; order: Order }

type Parts = {
  shops: Map<number, { id: number; slug: string; name: string; address: string; city: string }>
  lines: Map<number, OrderLine[]>
  /** The parts in which the orders travel. */
  shipments: Map<number, Shipment[]>
  items: Map<number, ComplaintItem[]>
}

/** Complaints as lists show them, with as many queries as for one. */
export async function toComplaintCards(db: Db, list: readonly Found[], now: Date): Promise<ComplaintCard[]> {
  if (list.length === 0) return []
  const parts = await readParts(db, list)
  return list.map(found => toCard(found, parts, now))
}

async function readParts(db: Db, list: readonly Found[]): Promise<Parts> {
  const found = await db
    .select({ ...shopLink, address: shops.address, city: cities.name })
    .from(shops)
    .innerJoin(cities, eq(cities.id, shops.cityId))
    .where(inArray(shops.id, [...new Set(list.map(({ order }) => order.shopId))]))
  const goods = await readGoods(db, [...new Set(list.map(({ order }) => order.id))])
  const items = await readItems(
    db,
    list.map(({ complaint }) => complaint.id)
  )
  return {
    shops: new Map(found.map(shop => [shop.id, shop])),
    lines: Map.groupBy(goods.lines, line => line.transactionId),
    shipments: goods.parts,
    items: Map.groupBy(items, item => item.complaintId)
  }
}

const shopLink = { id: shops.id, slug: shops.slug, name: shops.name }

/** What the form of a complaint shows of a shop. */
export const readShopLink = async (db: Db, shopId: number) =>
  (await db.select(shopLink).from(shops).where(eq(shops.id, shopId)))[0]

function toCard({ complaint, order }: Found, parts: Parts, now: Date): ComplaintCard {
  const { stage, outcome, deadlineAt } = complaint
  const named = nameItems(parts.items.get(complaint.id) ?? [], parts.lines.get(order.id) ?? [])
  const { id, slug, name } = parts.shops.get(order.shopId)!
  const state = stateOf(complaint)
  return {
    id: complaint.id,
    transaction_id: order.id,
    code: order.code,
    shop: { id, slug, name },
    kind: complaint.kind,
    kind_label: kindLabels[complaint.kind],
    stage,
    stage_label: outcome ? outcomeLabels[outcome] : stageLabelOf(state),
    turn: stages[stage].turn,
    deadline: deadlineAt && { label: deadlineLabelOf(state), at: deadlineAt.toISOString() },
    is_late: isLate({ ...state, deadlineAt }, now),
    outcome,
    refunded: complaint.refunded,
    lines: named.map(({ line, qty, problem }) => ({
      ...toLine(line),
      qty,
      ordered_qty: line.qty,
      shipped_qty: line.shippedQty,
      problem,
      problem_label: problemLabels[problem]
    })),
    date: complaint.createdAt.toISOString(),
    closed_at: complaint.closedAt?.toISOString() ?? null
  }
}

/** A line of the order, as a complaint names it. */
export const toLine = (line: OrderLine) => ({
  id: line.id,
  product_id: line.productId,
  slug: line.slug,
  name: line.name,
  variant: line.variant,
  photo: line.photoPath,
  price: line.price,
  sale_unit: line.saleUnit,
  qty: line.qty
})

/** One complaint, whole. */
export const toComplaintDetail = async (db: Db, found: Found, viewing: Viewing): Promise<ComplaintDetail> =>
  (await toComplaintDetails(db, [found], viewing))[0]!

/** Complaints, each of them whole, with as many queries as for one. */
export async function toComplaintDetails(
  db: Db,
  list: readonly Found[],
  viewing: Viewing
): Promise<ComplaintDetail[]> {
  if (list.length === 0) return []
  const parts = await readParts(db, list)
  const more = await readDetailParts(
    db,
    list.map(({ complaint }) => complaint.id)
  )
  return list.map(found => toDetail(found, parts, more, viewing))
}

function toDetail(found: Found, parts: Parts, more: DetailParts, viewing: Viewing): ComplaintDetail {
  const { complaint, order } = found
  const { id } = complaint
  const lines = parts.lines.get(order.id) ?? []
  const items = parts.items.get(id) ?? []
  const goods = toGoods(complaint, more)
  const offer = offerOf(complaint)
  const endsOrder = complaint.closedAt
    ? null
    : endingBy(complaint, order, {
        lines,
        parts: parts.shipments.get(order.id) ?? [],
        lostIds: more.lostIds.get(id) ?? []
      })
  const state = { ...stateOf(complaint), hasSent: goods.returned !== null || goods.sent_again !== null }
  const told = {
    ...complaint,
    isLate: isLate(complaint, viewing.now),
    offer: offer && { ...offer, endsOrder },
    areBack: goods.returned !== null
  }
  return {
    ...toCard(found, parts, viewing.now),
    order_status: order.status,
    reason: complaint.reason,
    photos: (more.photos.get(id) ?? []).map(photo =>
      fileAddress(viewing.appSecret, 'complaint', photo.id, viewing.now)
    ),
    ...toTerms(complaint),
    is_appealed: complaint.isAppealed,
    max_nominal: complaint.closedAt ? 0 : limitOf(order, complaint.kind, nameItems(items, lines), lines),
    ...goods,
    return_address: toReturnAddress(found, parts),
    lost_shipments: toLost(parts.shipments.get(order.id) ?? [], more.lostIds.get(id) ?? []),
    history: (more.history.get(id) ?? []).map(({ actor, detail, createdAt }) => ({
      actor,
      actor_label: actorLabels[actor],
      detail,
      date: createdAt.toISOString()
    })),
    messages: more.messages.get(id) ?? 0,
    ends_order: endsOrder,
    refund_due: complaint.closedAt ? null : refundBy(complaint, order, lines),
    next: nextStep(told),
    next_names_deadline: namesDeadline(told),
    help_from: complaint.stage === 'open' ? (complaint.deadlineAt?.toISOString() ?? null) : null,
    actions: {
      accept: mayAct(state, 'accept', 'buyer'),
      cancel: mayAct(state, 'cancel', 'buyer'),
      help: mayAct(state, 'help', 'buyer'),
      appeal: mayAct(state, 'appeal', 'buyer'),
      return: mayAct(state, 'return', 'buyer'),
      receive: mayAct(state, 'receive', 'buyer'),
      discuss: complaint.closedAt === null
    }
  }
}

/** The parts of an order that its complaint calls lost. */
function toLost(parts: readonly Shipment[], lostIds: readonly number[]): ComplaintDetail['lost_shipments'] {
  const names = shipmentNames(parts, 'Anda')
  return parts
    .filter(({ id }) => lostIds.includes(id))
    .map(({ id, courier, trackingNumber, deliveredAt, lostAt }) => ({
      id,
      name: names.get(id) ?? '',
      courier,
      resi: trackingNumber,
      delivered_at: deliveredAt?.toISOString() ?? null,
      lost_at: lostAt?.toISOString() ?? null
    }))
}

/** Where the buyer sends the goods; null unless they are to go back, or are on their way. */
function toReturnAddress({ complaint, order }: Found, parts: Parts): string | null {
  const { stage, goodsAt } = complaint
  if (stage !== 'returning' && (stage !== 'returned' || goodsAt)) return null
  const shop = parts.shops.get(order.shopId)!
  return `${shop.name}, ${addressWithCity(shop)}`
}

/** Messages of a discussion, with their photos. */
export async function toComplaintMessages(
  db: Db,
  list: readonly ComplaintMessageRow[],
  { appSecret, now }: Viewing
): Promise<ComplaintMessage[]> {
  const photos = Map.groupBy(
    await readMessagePhotos(
      db,
      list.map(({ id }) => id)
    ),
    ({ messageId }) => messageId
  )
  return list.map(row => ({
    id: row.id,
    actor: row.actor,
    actor_label: actorLabels[row.actor],
    message: row.message,
    photos: (photos.get(row.id) ?? []).map(({ id }) => fileAddress(appSecret, 'complaint', id, now)),
    client_id: row.clientId,
    date: row.createdAt.toISOString()
  }))
}
