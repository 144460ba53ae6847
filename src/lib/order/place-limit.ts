/** Characters of the place that a courier names. */
export const placeLimit = 100
