import { banners, type OpsBanner } from '../console-lists.ts'
import { request } from '../console-store.ts'
import { moved } from '../goods/moved.ts'

let isMoving = false

/**
 * Moves a banner to another place, one move at a time: a second one would be made from places that the first one changes (ops-242). If
 * somebody else was faster, the notice says so and the list has the newest order (ops-240).
 */
export async function moveBanner(items: readonly OpsBanner[], from: number, to: number): Promise<void> {
  if (isMoving) return
  isMoving = true
  const seen = moved(items, from, to).map(({ id, updated_at }) => ({ id, updated_at }))
  const ordered = await request('PUT /ops/banner/order', { banners: seen })
  isMoving = false
  if (ordered) banners.put(ordered)
  else await banners.refresh()
}
