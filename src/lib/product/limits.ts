/** Products, shops and reviews on one page of a list (catalogue-7). */
export const productsPerPage = 12
