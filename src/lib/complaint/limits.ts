import { shippedByLimits } from '#lib/order/limits.ts'

/** Characters of a complaint's reason (D13). */
export const reasonLimits = { min: 30, max: 1_000 } as const

/** Photos of a complaint, and of one message of its discussion. */
export const maxPhotos = 5
export const maxMessagePhotos = 3

/** Characters of a message, of an answer and of a ruling. */
export const maxMessageLength = 1_000

/** Characters of a courier's name and of a tracking number: those of any shipment. */
export const maxCourierLength = shippedByLimits.courier
export const maxTrackingLength = shippedByLimits.resi

/** Complaints, messages of a discussion in a page. */
export const complaintsPerPage = 12

/** Photos that a buyer may have uploaded without having sent the complaint. */
export const maxLoosePhotos = 20

/** Messages of one discussion. */
export const maxMessages = 200
