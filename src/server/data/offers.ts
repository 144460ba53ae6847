import { and, asc, eq, inArray } from 'drizzle-orm'

import { refuse } from '#lib/contracts/refusals.ts'
import { ok, type Result } from '#lib/result.ts'

import type { Db } from '../db/connect.ts'
import { productDetails, products, shops } from '../db/schema/catalogue.ts'

/** What is needed to sell a variant: its price and stock now, its product's rules, its shop. */
const fields = {
  detailId: productDetails.id,
  productId: products.id,
  shopId: shops.id,
  sellerId: shops.sellerId,
  name: products.name,
  slug: products.slug,
  type: products.type,
  photoPath: products.photoPath,
  variantPhotoPath: productDetails.photoPath,
  subName1: productDetails.subName1,
  subName2: productDetails.subName2,
  price: productDetails.price,
  stock: productDetails.stock,
  min: products.min,
  isProductActive: products.isActive,
  isVariantActive: productDetails.isActive,
  isPreOrder: products.isPreOrder,
  preOrderDays: products.preOrderDays,
  codExpedition: products.codExpedition,
  codShop: products.codShop,
  weightG: productDetails.weightG,
  lengthMm: productDetails.lengthMm,
  widthMm: productDetails.widthMm,
  heightMm: productDetails.heightMm
}

const select = (db: Db) =>
  db
    .select(fields)
    .from(productDetails)
    .innerJoin(products, eq(products.id, productDetails.productId))
    .innerJoin(shops, eq(shops.id, products.shopId))

export type Offer = Awaited<ReturnType<typeof select>>[number]

/** The offers of these variants by variant id. */
export async function readOffers(db: Db, detailIds: readonly number[]): Promise<Map<number, Offer>> {
  if (detailIds.length === 0) return new Map()
  const found = await select(db).where(inArray(productDetails.id, [...detailIds]))
  return new Map(found.map(offer => [offer.detailId, offer]))
}

/**
 * The variant that a buyer chose. A product with a single variant needs no choice; one with several refuses
 * `variant_required`. What is not sold any more is `product_not_found`.
 */
export async function findOffer(
  db: Db,
  productId: number,
  detailId: number | undefined
): Promise<Result<Offer>> {
  const found = await select(db)
    .where(and(eq(products.id, productId), detailId ? eq(productDetails.id, detailId) : undefined))
    .orderBy(asc(productDetails.sort), asc(productDetails.id))
  const sold = found.filter(offer => isSold(offer))
  const [first] = sold
  if (!first) return refuse('product_not_found')
  return sold.length > 1 ? refuse('variant_required') : ok(first)
}

export const isSold = (offer: Offer): boolean => offer.isProductActive && offer.isVariantActive

/** 'Merah, 5 kg'; null where the product has no variants. */
export const variantName = (offer: Pick<Offer, 'subName1' | 'subName2'>): string | null =>
  [offer.subName1, offer.subName2].filter(Boolean).join(', ') || null

export const offerPhoto = (offer: Pick<Offer, 'photoPath' | 'variantPhotoPath'>): string =>
  offer.variantPhotoPath ?? offer.photoPath
