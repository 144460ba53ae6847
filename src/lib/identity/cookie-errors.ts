import { apiErrors } from '#lib/core/schema/api-error.ts'

/** What the browser itself finds out when somebody signs in: it keeps no cookie, and the session is one. */
export const cookieErrors = apiErrors({
  cookies_refused: [
    0,
    'Peramban Anda menolak cookie, jadi Anda belum bisa masuk. Izinkan cookie untuk situs ini, lalu coba lagi.'
  ]
})
