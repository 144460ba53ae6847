const fine = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 })

/** Millimetres as metres: 12_000 // => '12 m', 2440 // => '2,44 m' */
export const metres = (mm: number): string => `${fine.format(mm / 1000)} m`
