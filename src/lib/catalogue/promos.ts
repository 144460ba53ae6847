import { productsPerPage } from '#lib/product/page-size.ts'

/** What 'Promo Untukmu' asks for: one page of what a voucher makes cheaper now (home-6). */
export const promoPage = { is_promo: true, page: 1, per_page: productsPerPage } as const
