import { apiErrors } from '#lib/core/schema/api-error.ts'

/** What is rejected about notification: status and text. */
export const notificationErrors = apiErrors({
  notification_not_found: [404, 'Notifikasi tidak ditemukan.']
})
