import type { InferInsertModel } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { users } from '#server/identity/schema.ts'
import { productRatings, reviews } from '#server/review/schema.ts'
import type { Seeded } from './catalogue/write.ts'
import { insertRows } from '#server/core/db/insert-rows.ts'
import { isDrawn, picturePath, snapshotOf } from './pictures/picture.ts'
import { type Random, startRandom } from './random.ts'
import { writeReview } from './review-text.ts'

/** Ids of reviewers: after sellers, before the demo's own people. */
const firstReviewer = 101
const reviewerCount = 160

const firstNames = [
  'Andi',
  'Bambang',
  'Citra',
  'Dian',
  'Eko',
  'Fitri',
  'Gunawan',
  'Heru',
  'Indah',
  'Joko',
  'Kartika',
  'Lukman',
  'Maya',
  'Nanda',
  'Oki',
  'Putri',
  'Rizky',
  'Sri',
  'Teguh',
  'Wahyu'
]
const lastNames = ['Saputra', 'Lestari', 'Wibowo', 'Hidayat', 'Nugroho', 'Siregar', 'Permana', 'Kurniawan']

const thanks = [
  'Terima kasih sudah belanja di toko kami, ditunggu pesanan berikutnya.',
  'Terima kasih ulasannya, Kak. Semoga bermanfaat!',
  'Senang barangnya cocok. Salam dari kami.'
]
const sorry =
  'Mohon maaf atas kendalanya, Kak. Silakan ajukan penggantian lewat halaman pesanan, kami bantu sampai selesai.'

const nameOf = (index: number) =>
  `${firstNames[index % firstNames.length]} ${lastNames[Math.floor(index / firstNames.length) % lastNames.length]}`

/** The ids of the people who write reviews, by their names, which are all different. */
export const reviewerIds = (): Map<string, number> =>
  new Map(Array.from({ length: reviewerCount }, (_, index) => [nameOf(index), firstReviewer + index]))

export async function writeReviewers(db: Db, now: Date): Promise<void> {
  await insertRows(
    db,
    users,
    Array.from({ length: reviewerCount }, (_, index) => {
      const createdAt = new Date(now.getTime() - (400 + index) * 86_400_000)
      return {
        id: firstReviewer + index,
        role: 'buyer' as const,
        name: nameOf(index),
        email: `pembeli${index + 1}@bababangunan.example`,
        emailVerifiedAt: createdAt,
        createdAt
      }
    })
  )
}

/** Writes reviews of the last year, more for products that sell well, and their counts by star. */
export async function writeReviews(
  db: Db,
  products: readonly Seeded[],
  now: Date,
  onProducts: (count: number) => void
): Promise<void> {
  // A catalogue of a hundred thousand products gets a few each, not millions of rows.
  const max = products.length > 5000 ? 3 : 36
  const batchSize = 500
  for (let start = 0; start < products.length; start += batchSize) {
    const batch = products.slice(start, start + batchSize)
    const written = batch.map(product => reviewsOf(product, now, max))
    await insertRows(db, reviews, written.flat())
    await insertRows(
      db,
      productRatings,
      batch.map((product, index) => countStars(product.id, written[index]!))
    )
    onProducts(batch.length)
  }
}

/** The fields of a product that its reviews depend on. */
type Reviewed = Pick<Seeded, 'id' | 'shopId' | 'photo' | 'leaf' | 'variants' | 'sold' | 'createdAt'>
type ReviewRow = InferInsertModel<typeof reviews>

export function reviewsOf(product: Reviewed, now: Date, max: number): ReviewRow[] {
  const random = startRandom(`reviews ${product.id}`)
  // The number of reviews grows with the logarithm of sales.
  const share = 0.75 + 2.25 * random.next()
  const count = Math.min(max, Math.floor(Math.log2(1 + product.sold) * share))
  const from = Math.max(product.createdAt.getTime(), now.getTime() - 360 * 86_400_000)
  const snapshot = snapshotOf(product.photo)
  const mood = random.next()
  const first = random.int(0, reviewerCount - 1)
  return Array.from({ length: count }, (_, index) => {
    const rating = drawStars(random, mood)
    const createdAt = new Date(from + (now.getTime() - 3_600_000 - from) * random.next())
    const variant = product.variants.length > 0 ? random.pick(product.variants) : null
    const isReplied = random.chance(rating < 4 ? 0.8 : 0.25)
    return {
      productId: product.id,
      shopId: product.shopId,
      userId: firstReviewer + ((first + index * 7) % reviewerCount),
      rating,
      review: writeReview(random, rating, product.leaf, variant),
      photoPath: isDrawn(snapshot) && random.chance(0.35) ? picturePath(snapshot) : null,
      variant,
      reply: isReplied ? (rating < 4 ? sorry : random.pick(thanks)) : null,
      repliedAt: isReplied ? new Date(Math.min(now.getTime(), createdAt.getTime() + 40_000_000)) : null,
      createdAt
    }
  })
}

function drawStars(random: Random, mood: number): number {
  const chance = random.next()
  if (chance < 0.6 + mood * 0.2) return 5
  if (chance < 0.88) return 4
  if (chance < 0.95) return 3
  return chance < 0.98 ? 2 : 1
}

function countStars(productId: number, list: readonly ReviewRow[]) {
  const count = (stars: number) => list.filter(review => review.rating === stars).length
  return { productId, one: count(1), two: count(2), three: count(3), four: count(4), five: count(5) }
}
