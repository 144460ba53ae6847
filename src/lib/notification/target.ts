import { paths, safeNext } from '#lib/core/paths.ts'
import type { Notification } from './contract.ts'

/**
 * The address that a notification opens: its order, or an address of this site (notification-9). Undefined without a
 * value, and for any address that could be on another site.
 *
 * targetOf({ type: 'transaction', value: '12' }) // => '/order/12'
 * targetOf({ type: 'promotion', value: '//elsewhere.example' }) // => undefined
 */
export function targetOf({ type, value }: Pick<Notification, 'type' | 'value'>): string | undefined {
  if (!value) return undefined
  if (type !== 'promotion' && !value.startsWith('/')) return paths.order(encodeURIComponent(value))
  const page = safeNext(value)
  return page === paths.home && value !== paths.home ? undefined : page
}
