/** Characters of a note to the seller (cart-6). */
export const noteLimit = 200
