/** Products, shops and reviews on one page of a list (specification 2, section 9). */
export const productsPerPage = 12
