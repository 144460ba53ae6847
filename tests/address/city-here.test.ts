import { afterEach, expect, it, vi } from 'vitest'

import { findCityHere } from '#lib/address/store/city-here.ts'

import { openSite } from '../support/fake-site.ts'

afterEach(() => vi.unstubAllGlobals())

/** A device that reports its position, or whose owner denies it. */
function beAt(point: { latitude: number; longitude: number } | 'denied'): void {
  const getCurrentPosition = (found: (at: object) => void, failed: (error: object) => void) =>
    point === 'denied' ? failed({ code: 1, PERMISSION_DENIED: 1 }) : found({ coords: point })
  vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition } })
}

const endpoint = 'GET /buyer/region/near?lat=-6.4&lng=106.8'
const told = (data: object[]) => () =>
  new Response(JSON.stringify({ success: true, status: 200, message: 'OK', data, meta: null }))

it('[shipping-39] finds the city of the nearest village', async () => {
  openSite({
    [endpoint]: [told([{ id: 3_276_051_001, value: 'Beji', lat: '-6.4', lng: '106.8', distance_km: 1 }])]
  })
  beAt({ latitude: -6.4, longitude: 106.8 })
  expect(await findCityHere()).toEqual({ ok: true, value: 3276 })
})

it('[shipping-39] says why there is no city', async () => {
  openSite({ [endpoint]: [told([])] })
  beAt({ latitude: -6.4, longitude: 106.8 })
  expect(await findCityHere()).toEqual({
    ok: false,
    error: 'Tidak ada kota di sekitar lokasi Anda. Ketik nama kotanya.'
  })
  beAt('denied')
  expect(await findCityHere()).toMatchObject({
    ok: false,
    error: expect.stringMatching(/^Izin lokasi ditolak/)
  })
})
