/**
 * People per village in each province, in thousands: those counted by the census of 2020 (Badan Pusat Statistik, Sensus
 * Penduduk 2020) divided by its villages. The six provinces of Papua, which were two then, have both figures' least.
 */
const thousands: Readonly<Record<number, number>> = {
  11: 0.8,
  12: 2.4,
  13: 4.4,
  14: 3.4,
  15: 2.3,
  16: 2.6,
  17: 1.3,
  18: 3.4,
  19: 3.7,
  21: 4.9,
  31: 39.6,
  32: 8.1,
  33: 4.3,
  34: 8.4,
  35: 4.8,
  36: 7.7,
  51: 6,
  52: 4.6,
  53: 1.5,
  61: 2.5,
  62: 1.7,
  63: 2,
  64: 3.6,
  65: 1.5,
  71: 1.4,
  72: 1.5,
  73: 3,
  74: 1.1,
  75: 1.6,
  76: 2.2,
  81: 1.5,
  82: 1.1
}
const least = 0.6

/** A village of a town has as many people as three of the country. */
const townFactor = 3

/** In official codes the villages of towns have numbers below 2000. */
const isTown = (villageId: number) => villageId % 10_000 < 2000

/** How many people one may expect in a village, in thousands: what is searched for is mostly where many live. */
export const expectedPeople = (villageId: number, provinceId: number): number =>
  (thousands[provinceId] ?? least) * (isTown(villageId) ? townFactor : 1)
