/**
 * Whole days after delivery in which a buyer may complain before the order completes by itself (D12). A shop may give more than the
 * default; an order keeps those that its shop had when it was placed.
 */
export const returnDays = { default: 3, max: 30 } as const

/** How long a buyer may complain about goods of a shop with these days; null where that is as everywhere. */
export const complaintDaysText = (days: number): string | null =>
  days > returnDays.default
    ? `Bisa komplain sampai ${days} hari setelah barang sampai (kecuali bayar di tempat)`
    : null
