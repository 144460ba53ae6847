import { productsPerPage } from '#lib/product/limits.ts'

/** The query of 'Promo Untukmu': one page of products with a current voucher (home-6). */
export const promoPage = { is_promo: true, page: 1, per_page: productsPerPage } as const
