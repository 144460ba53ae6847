import { apiErrors } from '#lib/core/schema/api-error.ts'

/** The errors of shipping: status and text. */
export const shippingErrors = apiErrors({
  shipping_unavailable: [422, 'Ongkos kirim tidak tersedia untuk produk ini'],
  location_unreachable: [422, 'Lokasi Anda tidak terjangkau, silahkan gunakan opsi dibawah ini']
})
