/** Marks a deadline that has passed. */
export const LateBadge = () => <span className="badge badge-sm badge-error">terlambat</span>
