import type { ChatConversation, ChatMessage, ChatOrder, ChatProduct } from '#lib/chat/message-shapes.ts'

/** A message of the shop. */
export const aMessage = (id: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  conversation_id: 5,
  client_id: null,
  message: `Pesan ${id}`,
  user_id: 70,
  role: 'seller',
  date: '2026-11-20T04:00:00.000Z',
  photo: null,
  product: null,
  product_id: null,
  transaction: null,
  withdraw_id: null,
  withdrawal: null,
  user: { name: 'Toko Makmur', photo: null },
  is_you: false,
  is_read: true,
  ...more
})

export const aProduct: ChatProduct = {
  id: 11,
  detail_id: null,
  slug: 'semen-gresik',
  name: 'Semen Gresik 40 kg',
  photo: null,
  variant: null,
  price: 62_000,
  is_active: true
}

export const anOrder: ChatOrder = {
  id: 81,
  code: 'BB2611-81',
  status: 'sent',
  label: 'Dikirim',
  grand_total: 1_250_000,
  products: [{ name: 'Semen Gresik 40 kg', photo: null, variant: null, qty: 20 }]
}

export const aConversation = (id: number | null, more: Partial<ChatConversation> = {}): ChatConversation => ({
  id,
  shop: { id: 7, slug: 'toko-makmur', is_official: false },
  name: 'Toko Makmur',
  photo: null,
  date: '2026-11-20T04:00:00.000Z',
  message: 'Pesan terakhir',
  unread_count: 0,
  online: true,
  last_online: '2026-11-20T04:00:00.000Z',
  last_message: null,
  hit: null,
  read_up_to: 0,
  is_blocked: false,
  ...more
})
