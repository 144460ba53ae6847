/** Maximum of products in a comparison (catalogue-43). */
export const maxCompared = 4
