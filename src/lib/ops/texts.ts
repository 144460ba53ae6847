/** What buttons of the console have in common. */
export const opsTexts = { reload: 'Muat ulang' } as const
