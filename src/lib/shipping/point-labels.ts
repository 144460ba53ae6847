/**
 * What a delivery point may be called (shipping-12). Not codes: the word stands in the order's address as it was chosen,
 * like any address's own.
 */
export const pointLabels = ['Kerabat', 'Keluarga', 'Tempat Tertentu'] as const
