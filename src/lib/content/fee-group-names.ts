/** The groups of service fees that each kind of goods may have. */
export const feeGroupNames = ['A', 'B', 'C', 'D', 'E'] as const
