/** More digits than any amount has, so that one above a maximum is rejected instead of cut. */
export const maxDigits = 13

/** Digits of whole rupiah that were typed or pasted, without sen; '' for none: 'Rp 150.000,00' // => '150000' */
export const rupiahDigits = (typed: string): string =>
  typed.replaceAll(/,\d{1,2}\s*$|\D/g, '').slice(0, maxDigits)

/** Whole rupiah that were typed or pasted, without sen; 0 for none: 'Rp 150.000,00' // => 150_000 */
export const typedRupiah = (typed: string): number => Number(rupiahDigits(typed))
