/** Characters of a note to the seller (specification 2, section 9). */
export const noteLimit = 200
