import { setImmediate } from 'node:timers/promises'

import { and, asc, eq, gt, isNotNull, isNull, or } from 'drizzle-orm'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

import { brand } from '#lib/core/brand.ts'

import { conversations, messages } from '#server/chat/schema.ts'
import { complaintMessages, complaintPhotos, complaints } from '#server/complaint/schema.ts'
import type { Storage } from '#server/core/adapters/storage.ts'
import type { Db } from '#server/core/db/connect.ts'
import { photoFile } from '#server/core/images/picture-files.ts'
import { reviews } from '#server/review/schema.ts'
import { pageRows } from './export-orders.ts'
import { exportParts } from './export-parts.ts'
import { users } from './schema.ts'

/** Maximum bytes of pictures in an export, about 150 pictures: the whole file is in memory once before it is stored. */
const maxPhotoBytes = 25_000_000

const readMe = `Salinan data Anda di ${brand.name}

Setiap berkas .json berisi satu bagian dari data Anda dan dapat dibuka dengan penyunting teks. Uang ditulis dalam rupiah,
waktu dalam UTC. Foto profil, foto ulasan, dan foto percakapan Anda ada di folder foto, paling banyak 25 MB; foto lainnya
tetap dapat dilihat di halaman produk dan di percakapan. Kata sandi dan PIN tidak disalin: kami hanya menyimpan sidiknya.
`

const encoder = new TextEncoder()

/**
 * Builds a ZIP of all stored data of a person. Rows are read and compressed page by page; between pages the event loop
 * serves other requests.
 */
export async function zipOwnData(
  { db, storage }: { db: Db; storage: Pick<Storage, 'open'> },
  userId: number
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let failure: Error | undefined
  const zip = new Zip((error, chunk) => {
    if (error) failure = error
    else chunks.push(chunk)
  })
  addText(zip, 'BACA-SAYA.txt', readMe)
  for (const [name, readPage] of Object.entries(exportParts)) {
    const file = new ZipDeflate(name)
    zip.add(file)
    let separator = '[\n'
    for (let after = 0; ;) {
      const page = await readPage(db, userId, after)
      for (const { id: _id, ...row } of page) {
        file.push(encoder.encode(separator + JSON.stringify(row, null, 2)))
        separator = ',\n'
      }
      await setImmediate()
      if (page.length < pageRows) break
      after = page.at(-1)!.id
    }
    file.push(encoder.encode(separator === '[\n' ? '[]\n' : '\n]\n'), true)
  }
  await addPhotos(zip, { db, storage }, userId)
  zip.end()
  if (failure) throw failure
  return Buffer.concat(chunks)
}

function addText(zip: Zip, name: string, text: string): void {
  const file = new ZipDeflate(name)
  zip.add(file)
  file.push(encoder.encode(text), true)
}

/** Adds the person's own pictures without compression, because they are compressed already. */
async function addPhotos(
  zip: Zip,
  { db, storage }: { db: Db; storage: Pick<Storage, 'open'> },
  userId: number
): Promise<void> {
  let left = maxPhotoBytes
  for await (const path of ownPhotos(db, userId)) {
    const found = await storage.open(photoFile(path, 1024))
    if (!found || found.size > left) continue
    left -= found.size
    const file = new ZipPassThrough(`foto/${path.replaceAll('/', '-')}.webp`)
    zip.add(file)
    file.push(new Uint8Array(await new Response(found.read()).arrayBuffer()), true)
  }
}

async function* ownPhotos(db: Db, userId: number): AsyncGenerator<string> {
  const [user] = await db.select({ path: users.photoPath }).from(users).where(eq(users.id, userId))
  if (user?.path) yield user.path
  yield* pathsOf(after =>
    db
      .select({ id: reviews.id, path: reviews.photoPath })
      .from(reviews)
      .where(and(eq(reviews.userId, userId), isNotNull(reviews.photoPath), gt(reviews.id, after)))
      .orderBy(asc(reviews.id))
      .limit(pageRows)
  )
  yield* pathsOf(after =>
    db
      .select({ id: messages.id, path: messages.photoPath })
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .where(
        and(
          eq(conversations.buyerId, userId),
          eq(messages.role, 'buyer'),
          isNotNull(messages.photoPath),
          gt(messages.id, after)
        )
      )
      .orderBy(asc(messages.id))
      .limit(pageRows)
  )
  yield* pathsOf(after => complaintPhotosOf(db, userId, after))
}

/** Photos of own complaints and of own messages about them; the other side's are not the person's. */
const complaintPhotosOf = (db: Db, userId: number, after: number) =>
  db
    .select({ id: complaintPhotos.id, path: complaintPhotos.path })
    .from(complaintPhotos)
    .innerJoin(complaints, eq(complaints.id, complaintPhotos.complaintId))
    .leftJoin(complaintMessages, eq(complaintMessages.id, complaintPhotos.messageId))
    .where(
      and(
        eq(complaints.buyerId, userId),
        or(isNull(complaintPhotos.messageId), eq(complaintMessages.actor, 'buyer')),
        gt(complaintPhotos.id, after)
      )
    )
    .orderBy(asc(complaintPhotos.id))
    .limit(pageRows)

async function* pathsOf(
  readPage: (after: number) => Promise<{ id: number; path: string | null }[]>
): AsyncGenerator<string> {
  for (let after = 0; ;) {
    const page = await readPage(after)
    for (const { path } of page) if (path) yield path
    if (page.length < pageRows) return
    after = page.at(-1)!.id
  }
}
