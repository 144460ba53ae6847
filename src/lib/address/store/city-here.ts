import { call } from '#lib/core/api/call.ts'

import { findDevice } from '../find-device.ts'

/** Divisor from a village's id to its city's: a region's id begins with that of its parent. */
const behindCity = 1_000_000

/** The id of the city around the device, or a message for its owner where it is unknown. */
export async function findCityHere(): Promise<{ ok: true; value: number } | { ok: false; error: string }> {
  const point = await findDevice()
  if (typeof point === 'string') return { ok: false, error: point }
  const near = await call('GET /buyer/region/near', { lat: String(point.lat), lng: String(point.lng) })
  if (!near.ok) return { ok: false, error: near.error.message }
  const [village] = near.value
  if (!village) return { ok: false, error: 'Tidak ada kota di sekitar lokasi Anda. Ketik nama kotanya.' }
  return { ok: true, value: Math.floor(village.id / behindCity) }
}
