import type { Point } from '#lib/address/distance.ts'

const denied = 'Izin lokasi ditolak. Izinkan akses lokasi di pengaturan browser Anda.'
const notFound = 'Lokasi Anda tidak dapat ditemukan. Coba lagi.'

/** Timeout of the geolocation, in milliseconds. */
const timeout = 10_000

/** The device's position, or a message for its owner where it is unavailable (address-20). */
export const findDevice = (): Promise<Point | string> =>
  new Promise(resolve => {
    if (!('geolocation' in navigator)) return resolve(notFound)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      error => resolve(error.code === error.PERMISSION_DENIED ? denied : notFound),
      { enableHighAccuracy: true, timeout: timeout, maximumAge: 60_000 }
    )
  })
