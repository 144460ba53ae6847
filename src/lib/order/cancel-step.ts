import type { Refusal } from '#lib/core/refusal.ts'

/** What the button of the cancel dialog does: after the refusal that names what shares the promo, all of them (voucher-15). */
export const cancelStep = (refused: Refusal | undefined): { together: boolean; label: string } =>
  refused?.code === 'promo_minimum'
    ? { together: true, label: 'Ya, Batalkan Semuanya' }
    : { together: false, label: 'Ya, Batalkan' }
