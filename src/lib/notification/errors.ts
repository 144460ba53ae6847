import { apiErrors } from '#lib/core/schema/api-error.ts'

/** The errors of notification: status and text. */
export const notificationErrors = apiErrors({
  notification_not_found: [404, 'Notifikasi tidak ditemukan.']
})
