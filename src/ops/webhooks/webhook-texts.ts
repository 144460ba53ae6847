import { boundedTotal } from '#lib/format/counts.ts'
import { dateTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'
import type { WebhookTopic } from '#lib/webhook/topics.ts'

import type { Delivery, Webhook } from './webhook-store.ts'

/** What a webhook may be told of. */
export const topicLabels: Record<WebhookTopic, string> = {
  order: 'Pesanan',
  payment: 'Pembayaran',
  complaint: 'Komplain',
  withdrawal: 'Penarikan',
  stock: 'Stok',
  product: 'Produk',
  message: 'Pesan chat'
}

export const statusLabels: Record<Delivery['status'], string> = {
  waiting: 'Menunggu',
  delivered: 'Terkirim',
  failed: 'Gagal'
}

const problemTexts: Record<NonNullable<Delivery['problem']>, string> = {
  status: 'Penerima menolak',
  address: 'Alamat tidak dapat dipakai',
  not_public: 'Alamat menuju jaringan pribadi',
  unknown_host: 'Nama server tidak ditemukan',
  unreachable: 'Penerima tidak dapat dihubungi',
  timeout: 'Penerima tidak menjawab tepat waktu',
  not_signed: 'Rahasia tidak dapat dibuka karena APP_SECRET berubah; buat rahasia baru',
  internal: 'Kesalahan di sistem kami; lihat log server',
  switched_off: 'Webhook dinonaktifkan sebelum terkirim'
}

/** What came of the last try: 'Penerima menolak (jawaban 500)'; undefined before the first one. */
export function outcomeOf({ problem, response_status: code }: Delivery): string | undefined {
  const said = problem === null ? code !== null && 'Diterima' : problemTexts[problem]
  return said ? `${said}${code === null ? '' : ` (jawaban ${code})`}` : undefined
}

export const stateOf = ({ is_active: isActive }: Webhook): string => (isActive ? 'Aktif' : 'Nonaktif')

const offTexts: Record<NonNullable<Webhook['switched_off']>['why'], string> = {
  gone: 'penerima menjawab 410, tidak mau menerima lagi',
  failing: 'tiga hari tidak satu pun kiriman diterima'
}

/** Why a webhook was switched off by itself; undefined where nobody but an owner did. */
export const whyOff = ({ switched_off: off }: Webhook): string | undefined =>
  off ? `Nonaktif sendiri ${noBreak(dateTime(off.at))}: ${offTexts[off.why]}.` : undefined

/** Whether the last deliveries were accepted. */
export const lastResult = ({ failing_since: since }: Webhook): string =>
  since ? `Gagal sejak ${noBreak(dateTime(since))}` : 'Tanpa kegagalan'

export const waitingOf = ({ waiting }: Webhook): string => boundedTotal(waiting)

/** Whether the receiver has accepted a message. */
export const isDelivered = ({ status }: Delivery): boolean => status === 'delivered'
