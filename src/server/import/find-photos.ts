import { and, eq, inArray } from 'drizzle-orm'

import { photoPath } from '#lib/goods/product-input.ts'
import type { ProductDraft } from '#lib/import/draft.ts'

import type { Db } from '#server/core/db/connect.ts'
import { productPhotos } from '#server/product/schema.ts'
import { shops } from '#server/shop/schema.ts'
import type { FoundPhoto } from './plan.ts'
import { importFiles, importPhotos } from './schema.ts'

const isAddress = (ref: string) => /^https?:\/\//i.test(ref)

/** The stored path in an address of a picture of this site: '/media/products/ab-640.webp' // => 'products/ab' */
function ownPath(ref: string, siteUrl: string | undefined): string | undefined {
  const [, origin = '', path] =
    /^(https?:\/\/[^/]+)?\/media\/([a-z0-9/_-]+)-\d+\.(?:webp|avif)$/i.exec(ref) ?? []
  const isOurs = origin === '' || (siteUrl !== undefined && origin === new URL(siteUrl).origin)
  return isOurs ? path : undefined
}

/** 'Foto\\Semen 1.JPG' // => 'semen 1.jpg': only the name counts, wherever a folder or a path may lead. */
export const baseName = (name: string): string =>
  name.split(/[/\\]/).at(-1)!.trim().normalize('NFC').toLowerCase()

/** The content of a picture as its source in `import_photos`. */
export const sourceOf = (hash: string): string => `sha256:${hash}`

type Place = { importId: number; siteUrl: string | undefined }

/**
 * Where the pictures that a table names are to be had: stored here, in the files that came with the import, or at an address. A stored
 * path counts only where some product or shop shows it; files and addresses that were imported before are what was stored then, where
 * the object itself shows that (`own`).
 */
export async function findPhotos(
  db: Db,
  named: readonly string[],
  { importId, siteUrl }: Place
): Promise<(own: ReadonlySet<string>) => (ref: string) => FoundPhoto> {
  const refs = [...new Set(named)]
  const shown = await shownOf(
    db,
    refs.flatMap(ref => pathOf(ref, siteUrl) ?? [])
  )
  const names = [...new Set(refs.filter(ref => !isAddress(ref)).map(baseName))]
  const files = new Map(
    names.length === 0
      ? []
      : (
          await db
            .select({ name: importFiles.name, file: importFiles.file, hash: importFiles.hash })
            .from(importFiles)
            .where(and(eq(importFiles.importId, importId), inArray(importFiles.name, names)))
        ).map(one => [one.name, one])
  )
  const sources = [...[...files.values()].map(({ hash }) => sourceOf(hash)), ...refs.filter(isAddress)]
  const stored = new Map(
    sources.length === 0
      ? []
      : (
          await db
            .select({ source: importPhotos.source, path: importPhotos.path })
            .from(importPhotos)
            .where(inArray(importPhotos.source, sources))
        ).map(({ source, path }) => [source, path])
  )
  return own => {
    const known = (source: string) => {
      const path = stored.get(source)
      return path !== undefined && own.has(path) ? { path } : undefined
    }
    return ref => {
      const path = pathOf(ref, siteUrl)
      if (path !== undefined && (own.has(path) || shown.has(path))) return { path }
      if (isAddress(ref)) {
        if (ref.length > 2_000) return { problem: 'Alamat foto terlalu panjang.' }
        return known(ref) ?? { source: { url: ref } }
      }
      const file = files.get(baseName(ref))
      return file
        ? (known(sourceOf(file.hash)) ?? { source: { file: file.file, hash: file.hash } })
        : { problem: `Foto '${ref.slice(0, 80)}' tidak ada di antara foto yang diunggah.` }
    }
  }
}

/** Those of the paths that a product or a shop shows. */
async function shownOf(db: Db, paths: string[]): Promise<Set<string>> {
  if (paths.length === 0) return new Set()
  const ofProducts = await db
    .select({ path: productPhotos.path })
    .from(productPhotos)
    .where(inArray(productPhotos.path, paths))
  const ofShops = await db
    .select({ path: shops.photoPath })
    .from(shops)
    .where(inArray(shops.photoPath, paths))
  return new Set([...ofProducts, ...ofShops].flatMap(({ path }) => path ?? []))
}

/** The pictures that drafts of products name. */
export const photosNamed = (drafts: readonly ProductDraft[]): string[] =>
  drafts.flatMap(({ photos, variants }) => [
    ...(photos ?? []),
    ...variants.flatMap(({ photo }) => photo ?? [])
  ])

const pathOf = (ref: string, siteUrl: string | undefined): string | undefined => {
  const own = ownPath(ref, siteUrl)
  return own ?? (ref.includes('/') && photoPath.safeParse(ref).success ? ref : undefined)
}
