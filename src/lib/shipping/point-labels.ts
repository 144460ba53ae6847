/**
 * Labels of a delivery point (shipping-12). Not codes: the order's address shows the chosen word, like any address's
 * label.
 */
export const pointLabels = ['Kerabat', 'Keluarga', 'Tempat Tertentu'] as const
