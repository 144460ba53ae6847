import type { ApiError } from '#lib/core/schema/api-error.ts'

/**
 * The action of the cancel dialog's button: after the error about a shared promo, it cancels all of its orders
 * (voucher-15).
 */
export const cancelStep = (rejected: ApiError | undefined): { together: boolean; label: string } =>
  rejected?.code === 'promo_minimum'
    ? { together: true, label: 'Ya, Batalkan Semuanya' }
    : { together: false, label: 'Ya, Batalkan' }
