import { atom, computed } from 'nanostores'

import { call } from '#lib/core/api/call.ts'
import { always, defineQuery } from '#lib/core/browser/fetched.ts'
import type { Query } from '#lib/core/browser/fetched.ts'
import type { Reply } from '#lib/calls.ts'

import { $notice, type OpsCallName, request, signOutOps } from '../console-store.ts'
import { paged } from '../table/paged.ts'

export type Courier = Reply<'GET /ops/courier'>[number]
export type Truck = Reply<'GET /ops/truck'>[number]
export type OpsWarehouse = Reply<'GET /ops/warehouse'>[number]
export type Reach = Reply<'GET /ops/reach/{id}'>

export const couriers = paged('GET /ops/courier', always({}))
export const trucks = paged('GET /ops/truck', always({}))
export const warehouses = paged('GET /ops/warehouse', always({}))

/** The city whose reach is shown. */
export const $reachCity = atom<number | undefined>(undefined)
export const reach = defineQuery<Reach>(
  'GET /ops/reach/{id}',
  computed($reachCity, id => id?.toString()),
  async id => {
    const answer = await call('GET /ops/reach/{id}', { id: Number(id) })
    if (!answer.ok && answer.error.status === 401) signOutOps()
    return answer
  }
)

type Resets = Extract<OpsCallName, 'POST /ops/courier/{id}/reset' | 'POST /ops/truck/{id}/reset'>

/** Gives a delivered row its delivered name and rates again; false where it was rejected, and the console says why. */
export async function resetRates(
  endpoint: Resets,
  row: { id: number; name: string; updated_at: string },
  list: Pick<Query<unknown>, 'refresh'>
): Promise<boolean> {
  const saved = await request(endpoint, { id: row.id, updated_at: row.updated_at })
  if (saved) $notice.set({ text: `${row.name}: kembali ke bawaan`, isError: false })
  await list.refresh()
  return saved !== undefined
}
