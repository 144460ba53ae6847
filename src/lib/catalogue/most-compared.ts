/** Products that stand side by side at most (catalogue-43). */
export const mostCompared = 4
