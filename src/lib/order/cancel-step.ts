import type { ApiError } from '#lib/core/schema/api-error.ts'

/** What the button of the cancel dialog does: after the error that names what shares the promo, all of them (voucher-15). */
export const cancelStep = (rejected: ApiError | undefined): { together: boolean; label: string } =>
  rejected?.code === 'promo_minimum'
    ? { together: true, label: 'Ya, Batalkan Semuanya' }
    : { together: false, label: 'Ya, Batalkan' }
