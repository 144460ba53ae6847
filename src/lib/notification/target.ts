import { paths, safeNext } from '#lib/core/paths.ts'
import type { Notification } from './contract.ts'

/**
 * Where a notification leads: to its order, or for a promotion to an address of this site (notification-9). Undefined
 * for a promotion without one, and for every address that could be another site's.
 *
 * targetOf({ type: 'transaction', value: '12' }) // => '/order/12'
 * targetOf({ type: 'promotion', value: '//elsewhere.example' }) // => undefined
 */
export function targetOf({ type, value }: Pick<Notification, 'type' | 'value'>): string | undefined {
  if (type !== 'promotion') return value ? paths.order(encodeURIComponent(value)) : paths.orders
  const page = safeNext(value)
  return page === paths.home && value !== paths.home ? undefined : page
}
