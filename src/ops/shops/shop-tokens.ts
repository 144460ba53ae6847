import { atom } from 'nanostores'

import { $notice, request } from '../console-store.ts'
import { refreshShops } from './shop-store.ts'

/** The shop of a token, and when its token was issued. */
export type TokenShop = { id: number; name: string; token_issued_at: string | null }

/** The token that was just issued. The server shows it once, so it stays until it is closed. */
export const $issued = atom<{ shopId: number; shop: string; token: string } | undefined>(undefined)

/** Whether a token is being issued or revoked. */
export const $isChanging = atom(false)

/** Issues a token in place of the one that is shown: another one meanwhile is an error. */
export const issueToken = (shop: TokenShop): Promise<void> => once(() => issue(shop))

export const revokeToken = (shop: TokenShop): Promise<void> => once(() => revoke(shop))

/** Runs one change at a time: a second click does nothing. */
async function once(change: () => Promise<void>): Promise<void> {
  if ($isChanging.get()) return
  $isChanging.set(true)
  await change().finally(() => $isChanging.set(false))
}

async function issue({ id, name, token_issued_at: replaces }: TokenShop): Promise<void> {
  const issued = await request('POST /ops/shop/{id}/token', { id, replaces })
  // The answer may be lost, or another owner was faster: the shop tells which token there is.
  if (!issued) return refreshShops()
  $issued.set({ shopId: id, shop: name, token: issued.token })
  $notice.set(undefined)
  await refreshShops()
}

async function revoke({ id, name }: TokenShop): Promise<void> {
  if ((await request('DELETE /ops/shop/{id}/token', { id })) === undefined) return
  if ($issued.get()?.shopId === id) $issued.set(undefined)
  $notice.set({ text: `${name}: token dicabut`, isError: false })
  await refreshShops()
}
