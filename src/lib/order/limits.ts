/** Maximum characters of a courier's location. */
export const placeLimit = 100
