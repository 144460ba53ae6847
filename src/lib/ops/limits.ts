/** Characters of a note about an order. */
export const noteLimit = 1_000
/** Orders that one call prints, and that one call advances. */
export const packingLimit = 50
export const bulkLimit = 100
/** Characters of a top-up's remark, which its buyer reads. */
export const remarkLimit = 200
/** Characters of the bank's reference of a transfer to or from a shop, and transfers of one file for the bank. */
export const payoutReferenceLimit = 40
export const payoutFileLimit = 500
/** Acts of one file. */
export const actFileLimit = 1_000
