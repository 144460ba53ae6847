import { $openings, $withdrawalEvent, goLive } from '#lib/identity/store/live.ts'

/**
 * Connects and reports changed withdrawals, and each opening of the channel, before which changes may have been missed.
 * Returns the unsubscribe function.
 */
export function watchLiveWithdrawals(hear: () => void): () => void {
  goLive()
  const stops = [$withdrawalEvent.listen(hear), $openings.listen(hear)]
  return () => stops.forEach(stop => stop())
}
