/** Under which a tab keeps what calculators put into its cart. */
export const linesKey = 'estimateLines'
