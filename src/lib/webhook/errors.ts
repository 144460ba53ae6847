import { apiErrors } from '#lib/core/schema/api-error.ts'

/** What is refused about webhooks: status and text. */
export const webhookErrors = apiErrors({
  webhook_not_found: [404, 'Webhook tidak ditemukan.'],
  webhook_delivery_not_found: [404, 'Kiriman webhook tidak ditemukan.'],
  webhook_delivery_waiting: [409, 'Kiriman ini masih menunggu dan akan dikirim dengan sendirinya.'],
  webhook_off: [409, 'Webhook ini tidak aktif. Aktifkan dulu, lalu coba lagi.'],
  webhook_too_many: [409, 'Jumlah webhook sudah paling banyak 20. Hapus yang tidak dipakai, lalu coba lagi.'],
  webhook_address: [
    422,
    'Alamat harus diawali https://, memakai port 443, 8080 atau 8443, tanpa nama pengguna, dan bukan alamat jaringan pribadi.'
  ]
})
