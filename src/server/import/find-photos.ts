import { and, eq, inArray } from 'drizzle-orm'

import { photoPath } from '#lib/goods/product-input.ts'
import type { ProductDraft } from '#lib/import/draft.ts'

import type { Db } from '#server/core/db/connect.ts'
import { productPhotos } from '#server/product/schema.ts'
import type { Found, Goods } from './plan.ts'
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
 * Where the pictures that drafts name are to be had: stored here, in the files that came with the import, or at an address. A stored
 * path counts only where some product shows it; files and addresses that were imported before are what was stored then, where the
 * product shows that.
 */
export async function findPhotos(db: Db, drafts: readonly ProductDraft[], { importId, siteUrl }: Place) {
  const refs = [...new Set(drafts.flatMap(refsOf))]
  const paths = refs.flatMap(ref => pathOf(ref, siteUrl) ?? [])
  const shown = new Set(
    paths.length === 0
      ? []
      : (
          await db
            .select({ path: productPhotos.path })
            .from(productPhotos)
            .where(inArray(productPhotos.path, paths))
        ).map(({ path }) => path)
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
  return (current: Goods | undefined): Found['photo'] => {
    const own = new Set([
      ...(current?.photos ?? []),
      ...(current?.variants ?? []).flatMap(({ photo }) => photo ?? [])
    ])
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

const refsOf = ({ photos, variants }: ProductDraft) => [
  ...(photos ?? []),
  ...variants.flatMap(({ photo }) => photo ?? [])
]

const pathOf = (ref: string, siteUrl: string | undefined): string | undefined => {
  const own = ownPath(ref, siteUrl)
  return own ?? (ref.includes('/') && photoPath.safeParse(ref).success ? ref : undefined)
}
