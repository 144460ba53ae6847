/** Session storage key of the lines that calculators added to the cart. */
export const linesKey = 'estimateLines'
