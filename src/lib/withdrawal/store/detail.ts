import { atom, computed } from 'nanostores'

import { call } from '#lib/core/api/call.ts'
import { fetched } from '#lib/core/browser/fetched.ts'
import { toast } from '#lib/core/browser/toasts.ts'
import { paths } from '#lib/core/paths.ts'
import { watchLiveWithdrawals } from './live-withdrawals.ts'
import { withdrawalNotes, withdrawalTexts } from '#lib/withdrawal/texts.ts'
import { refreshWithdrawals } from './history.ts'
import { showBalance } from './request.ts'

/** The withdrawal whose dialog is open. */
export const $openWithdrawal = atom<number | undefined>(undefined)

const detail = fetched(
  'GET /buyer/withdraw/{id}',
  computed($openWithdrawal, id => (id === undefined ? undefined : { id }))
)
export const $withdrawal = detail.$state
export const reloadWithdrawal = detail.reload

export const showWithdrawal = (id: number): void => $openWithdrawal.set(id)
export const closeWithdrawal = (): void => $openWithdrawal.set(undefined)

/** The id that an address names; undefined for none, or for what is no id. */
function idIn(address: string): number | undefined {
  const given = new URL(address, window.location.origin).searchParams.get('id') ?? ''
  return /^[1-9]\d{0,14}$/.test(given) ? Number(given) : undefined
}

/**
 * Opens the withdrawal that the address names. The page's own history entry then has the plain address: the dialog's
 * entry names the withdrawal, so that a reload opens it again and 'Kembali' leads to the page. After a reload the
 * entries of closed overlays may be gone already: then the address that was loaded still names it.
 */
export function openFromAddress(): void {
  const [loaded] = performance.getEntriesByType('navigation')
  const isReload = (loaded as PerformanceNavigationTiming | undefined)?.type === 'reload'
  const id = idIn(window.location.href) ?? (isReload && loaded ? idIn(loaded.name) : undefined)
  if (id === undefined) return
  const { history } = window
  const isOverlays = Boolean((history.state as { overlays?: number } | null)?.overlays)
  if (!isOverlays) history.replaceState(history.state, '', paths.withdraw())
  showWithdrawal(id)
}

/** Writes the withdrawal into the address of its dialog's history entry. */
export function nameInAddress(id: number): void {
  const { history } = window
  const isOverlays = Boolean((history.state as { overlays?: number } | null)?.overlays)
  if (isOverlays) history.replaceState(history.state, '', paths.withdraw(id))
}

/** Keeps what is open up to date; returns the function that ends it. */
export const watchWithdrawals = (): (() => void) =>
  watchLiveWithdrawals(() => {
    refreshWithdrawals()
    if ($openWithdrawal.get() !== undefined) void detail.refresh()
  })

/** Cancels a withdrawal and shows the outcome, in the tone of what happened. */
export async function cancelWithdrawal(id: number): Promise<void> {
  const answer = await call(
    'POST /buyer/withdraw/cancel/{id}',
    { id },
    { fallback: withdrawalNotes.notCancelled }
  )
  if (answer.ok) {
    showBalance(answer.value.balance)
    if ($openWithdrawal.get() === id) detail.put(answer.value.withdrawal)
    toast(withdrawalTexts.cancelled, 'success')
  } else {
    toast(answer.error.message, 'error')
    await detail.refresh()
  }
  refreshWithdrawals()
}
