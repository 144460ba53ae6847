import { refusals } from '#lib/core/refusal.ts'

/** What is refused about notification: status and text. */
export const notificationRefusals = refusals({
  notification_not_found: [404, 'Notifikasi tidak ditemukan.']
})
