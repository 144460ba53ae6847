/** Columns of a product grid, next to the filters and at full width. Pages of 12 fill whole rows in all of them. */
export const gridColumns = {
  beside:
    'grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3 md:grid-cols-4 lg:grid-cols-3 xl:grid-cols-4 min-[90rem]:grid-cols-6',
  whole: 'grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3 md:grid-cols-4 xl:grid-cols-6',
  /** For pages of 20, which it divides into whole rows. */
  feed: 'grid grid-cols-2 gap-2 sm:grid-cols-4 sm:gap-3 lg:grid-cols-5'
} as const
