/** Cities that most people live in or build in, by their ids (codes of Kemendagri): offered before one is typed. */
export const popularCities = [3174, 3276, 3275, 3273, 3578, 1271, 3374, 7371] as const
