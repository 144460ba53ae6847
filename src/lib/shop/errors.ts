import { apiErrors } from '#lib/core/schema/api-error.ts'

/** The errors of shop: status and text. */
export const shopErrors = apiErrors({
  shop_not_found: [404, 'Oops, toko tidak ditemukan']
})
