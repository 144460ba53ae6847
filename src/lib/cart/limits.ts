/** Maximum of shops in one payment. */
export const maxShops = 10

/** Maximum of lines in a cart. */
export const cartLineLimit = 100
