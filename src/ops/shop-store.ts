import { atom } from 'nanostores'

import { type OpsShop, shops } from './console-lists.ts'
import { $notice, request } from './console-store.ts'

/** The token that was just issued. The server shows it once, so it stays until it is closed. */
export const $issued = atom<{ shopId: number; shop: string; token: string } | undefined>(undefined)

/** Whether a token is being issued or revoked. */
export const $isChanging = atom(false)

/** Issues a token in place of the one that the list shows: another one meanwhile is an error. */
export const issueToken = (shop: OpsShop): Promise<void> => once(() => issue(shop))

export const revokeToken = (shop: OpsShop): Promise<void> => once(() => revoke(shop))

/** Runs one change at a time: a second click does nothing. */
async function once(change: () => Promise<void>): Promise<void> {
  if ($isChanging.get()) return
  $isChanging.set(true)
  await change().finally(() => $isChanging.set(false))
}

async function issue({ id, name, token_issued_at: replaces }: OpsShop): Promise<void> {
  const issued = await request('POST /ops/shop/{id}/token', { id, replaces })
  // The answer may be lost, or another owner was faster: the list tells which token there is.
  if (!issued) return shops.refresh()
  $issued.set({ shopId: id, shop: name, token: issued.token })
  $notice.set(undefined)
  await shops.refresh()
}

async function revoke({ id, name }: OpsShop): Promise<void> {
  if ((await request('DELETE /ops/shop/{id}/token', { id })) === undefined) return
  if ($issued.get()?.shopId === id) $issued.set(undefined)
  $notice.set({ text: `${name}: token dicabut`, isError: false })
  await shops.refresh()
}
