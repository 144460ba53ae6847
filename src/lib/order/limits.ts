/** Maximum characters of a courier's location. */
export const placeLimit = 100

/** Complaints of one order, one after another: each stops the clock that pays the shop. */
export const complaintsPerOrder = 3
