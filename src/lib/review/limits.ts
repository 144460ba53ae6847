/** Characters of a seller's answer to a review. */
export const replyLimit = 1_000
