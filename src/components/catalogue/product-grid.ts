/** Columns of a product grid: beside the filters, and over the whole width. */
export const gridColumns = {
  beside: 'grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3 xl:grid-cols-4',
  whole: 'grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3 lg:grid-cols-5 xl:grid-cols-6',
  /** For pages of 20. */
  feed: 'grid grid-cols-2 gap-2 sm:grid-cols-4 sm:gap-3 lg:grid-cols-5'
} as const
