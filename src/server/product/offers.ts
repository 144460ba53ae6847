import { and, asc, eq, inArray } from 'drizzle-orm'

import { productErrors } from '#lib/product/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'

import type { Db } from '#server/core/db/connect.ts'
import { productDetails, products } from './schema.ts'
import { shops } from '#server/shop/schema.ts'

/** What decides whether a variant may go into a cart. */
const saleFields = {
  detailId: productDetails.id,
  productId: products.id,
  shopId: shops.id,
  sellerId: shops.sellerId,
  stock: productDetails.stock,
  min: products.min,
  multiple: products.multiple,
  saleUnit: products.saleUnit,
  isProductActive: products.isActive,
  isVariantActive: productDetails.isActive
}

/** What an order needs to know of a variant: its current price and stock, its product's rules, its shop. */
export const offerFields = {
  ...saleFields,
  name: products.name,
  slug: products.slug,
  type: products.type,
  photoPath: products.photoPath,
  variantPhotoPath: productDetails.photoPath,
  subName1: productDetails.subName1,
  subName2: productDetails.subName2,
  price: productDetails.price,
  isPreOrder: products.isPreOrder,
  preOrderDays: products.preOrderDays,
  codExpedition: products.codExpedition,
  codShop: products.codShop,
  weightG: productDetails.weightG,
  lengthMm: productDetails.lengthMm,
  widthMm: productDetails.widthMm,
  heightMm: productDetails.heightMm,
  isBendable: products.isBendable
}

const selectOffers = (db: Db) =>
  db
    .select(offerFields)
    .from(productDetails)
    .innerJoin(products, eq(products.id, productDetails.productId))
    .innerJoin(shops, eq(shops.id, products.shopId))

export type Offer = Awaited<ReturnType<typeof selectOffers>>[number]

/** The part of an offer that decides whether a variant may go into a cart. */
export type Sale = Pick<Offer, keyof typeof saleFields>

/** The offers of these variants by variant id. */
export async function readOffers(db: Db, detailIds: readonly number[]): Promise<Map<number, Offer>> {
  if (detailIds.length === 0) return new Map()
  const found = await selectOffers(db).where(inArray(productDetails.id, [...detailIds]))
  return new Map(found.map(offer => [offer.detailId, offer]))
}

/**
 * The variant that a buyer chose. A product with a single variant needs no choice; one with several rejects
 * `variant_required`. A variant that is no longer sold rejects `product_not_found`.
 */
export async function findSale(
  db: Db,
  productId: number,
  detailId: number | undefined
): Promise<Result<Sale>> {
  const found = await db
    .select(saleFields)
    .from(productDetails)
    .innerJoin(products, eq(products.id, productDetails.productId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(and(eq(products.id, productId), detailId ? eq(productDetails.id, detailId) : undefined))
    .orderBy(asc(productDetails.sort), asc(productDetails.id))
  const [first, second] = found.filter(offer => isSold(offer))
  if (!first) return fail(productErrors.product_not_found)
  return second ? fail(productErrors.variant_required) : ok(first)
}

export const isSold = (offer: Pick<Sale, 'isProductActive' | 'isVariantActive'>): boolean =>
  offer.isProductActive && offer.isVariantActive

/** 'Merah, 5 kg'; null if the product has no variants. */
export const variantName = (offer: Pick<Offer, 'subName1' | 'subName2'>): string | null =>
  [offer.subName1, offer.subName2].filter(Boolean).join(', ') || null

export const offerPhoto = (offer: Pick<Offer, 'photoPath' | 'variantPhotoPath'>): string =>
  offer.variantPhotoPath ?? offer.photoPath
