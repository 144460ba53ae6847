import { refusals } from '#lib/core/refusal.ts'

/** What is refused about shipping: status and text. */
export const shippingRefusals = refusals({
  shipping_unavailable: [422, 'Ongkos kirim tidak tersedia untuk produk ini'],
  location_unreachable: [422, 'Lokasi Anda tidak terjangkau, silahkan gunakan opsi dibawah ini']
})
