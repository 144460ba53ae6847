import { refusals } from '#lib/core/refusal.ts'

/** What the browser itself finds out when somebody signs in: it keeps no cookie, and the session is one. */
export const cookieRefusals = refusals({
  cookies_refused: [
    0,
    'Peramban Anda menolak cookie, jadi Anda belum bisa masuk. Izinkan cookie untuk situs ini, lalu coba lagi.'
  ]
})
