import { apiErrors } from '#lib/core/schema/api-error.ts'

import { chatTexts } from './texts.ts'

/** The errors of chat: status and text. What clients knew as an English text is a code here (D21). */
export const chatErrors = apiErrors({
  /** 'Please enter a message or attach a photo' */
  message_empty: [422, chatTexts.empty],
  /** 'Failed to send message' */
  message_not_sent: [409, chatTexts.notSent],
  /** 'Conversation ID is required' */
  conversation_not_found: [404, 'Percakapan tidak ditemukan'],
  own_shop: [422, 'Ini toko Anda sendiri.'],
  too_many_messages: [429, 'Terlalu banyak pesan. Tunggu sebentar, lalu kirim lagi.'],
  too_many_conversations: [429, 'Terlalu banyak percakapan baru. Coba lagi nanti.'],
  shop_blocked: [409, 'Anda memblokir toko ini. Buka blokir untuk mengirim pesan.'],
  buyer_gone: [409, 'Akun pembeli sudah dihapus. Pesan tidak dapat dikirim.'],
  blocked_by_buyer: [403, 'Pembeli memblokir toko ini. Pesan tidak dapat dikirim.'],
  reported_already: [409, 'Laporan Anda sedang kami periksa.'],
  report_not_found: [404, 'Laporan tidak ditemukan']
})
