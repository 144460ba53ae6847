/** Ids (Kemendagri codes) of the cities with the most residents or building work, suggested before typing. */
export const popularCities = [3174, 3276, 3275, 3273, 3578, 1271, 3374, 7371] as const
