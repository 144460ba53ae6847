/** Characters of a note about an order. */
export const noteLimit = 1_000
/** Orders that one call prints, and that one call advances. */
export const packingLimit = 50
export const bulkLimit = 100
/** Acts of one file. */
export const actFileLimit = 1_000
