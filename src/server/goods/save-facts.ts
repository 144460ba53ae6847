import type { ProductInput } from '#lib/goods/product-input.ts'

import { spellBrands } from './brands.ts'
import { uploadedPhotos } from './photos.ts'
import { findBySku, ownSkus } from './skus.ts'
import type { GoodsStep } from './step.ts'

/** A product that is to be saved in a shop. */
export type Save = { shopId: number; input: ProductInput }

/** What the marketplace holds of what saves name. */
export type SaveFacts = {
  /** Which variants of a shop have the SKUs, 'BB' and a number too (goods-8). */
  skus: (shopId: number) => ReadonlyMap<string, number>
  /** Pictures that any save may name. */
  uploaded: ReadonlySet<string>
  /** A brand as products spell it, and those that were asked for before (goods-7). */
  spelling: (brand: string) => string
}

/** All pictures that a product names, those of its variants too. */
export const photosOf = ({ photos, variants }: Pick<ProductInput, 'photos' | 'variants'>): string[] => [
  ...photos,
  ...variants.flatMap(({ photo }) => photo ?? [])
]

/** The pictures that a product shows, if there is one. */
export const photosShown = (
  product: Pick<ProductInput, 'photos' | 'variants'> | null | undefined
): Set<string> => new Set(product && photosOf(product))

/** Looks up what saves name, in as few statements for many as for one. */
export async function findSaveFacts(
  { tx, now }: Pick<GoodsStep, 'tx' | 'now'>,
  saves: readonly Save[]
): Promise<SaveFacts> {
  const skus = new Map<number, Map<string, number>>()
  for (const [shopId, own] of Map.groupBy(saves, save => save.shopId)) {
    const named = own.flatMap(({ input }) => ownSkus(input.variants))
    skus.set(shopId, await findBySku(tx, shopId, named))
  }
  const uploaded = await uploadedPhotos(
    tx,
    saves.flatMap(({ input }) => photosOf(input)),
    now
  )
  const spelling = await spellBrands(
    tx,
    saves.map(({ input }) => input.brand)
  )
  return {
    skus: shopId => skus.get(shopId)!,
    uploaded,
    spelling
  }
}
