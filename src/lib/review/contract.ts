import * as z from 'zod/mini'

import { endpoint } from '#lib/core/endpoint.ts'
import { id, imageFile, photo, text } from '#lib/core/fields.ts'

const rating = z.coerce
  .number<number | string>('Mohon berikan rating terlebih dahulu')
  .check(
    z.int('Mohon berikan rating terlebih dahulu'),
    z.minimum(1, 'Mohon berikan rating terlebih dahulu'),
    z.maximum(5, 'Mohon berikan rating terlebih dahulu')
  )
const reviewText = text(2_000, 'Mohon isi ulasan terlebih dahulu')

const savedReview = z.object({
  id: z.number(),
  rating: z.number(),
  review: z.string(),
  photo,
  is_updated: z.boolean()
})

export const writeReview = endpoint('POST /buyer/transaction/review', {
  access: 'buyer',
  summary: 'Reviews one product of an own successful order, once',
  upload: true,
  limit: 'upload',
  input: z.object({
    product_id: id,
    transaction_id: id,
    rating,
    review: reviewText,
    photo: z.optional(imageFile)
  }),
  reply: savedReview
})

export const updateReview = endpoint('POST /buyer/transaction/review/update/{id}', {
  access: 'buyer',
  summary: "Changes an own review, once; photo 'null' removes the picture, no photo keeps it",
  upload: true,
  limit: 'upload',
  input: z.object({
    id,
    rating,
    review: reviewText,
    photo: z.optional(z.union([imageFile, z.literal('null')]))
  }),
  reply: savedReview
})
