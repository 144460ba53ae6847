import { apiErrors } from '#lib/core/schema/api-error.ts'

/** Detected by the browser at sign-in: it stores no cookies, which the session needs. */
export const cookieErrors = apiErrors({
  cookies_refused: [
    0,
    'Peramban Anda menolak cookie, jadi Anda belum bisa masuk. Izinkan cookie untuk situs ini, lalu coba lagi.'
  ]
})
