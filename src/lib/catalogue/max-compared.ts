/** Products that stand side by side at most (catalogue-43). */
export const maxCompared = 4
