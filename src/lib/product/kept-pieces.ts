/** Pieces of an order's line. */
type Line = { qty: number; refunded_qty: number; refused_qty: number }

/**
 * Pieces of an order's line that the buyer keeps: neither refunded because they were not shipped (D49), nor refused at
 * the door (D48). A line without any cannot be reviewed.
 */
export const keptPieces = ({ qty, refunded_qty, refused_qty }: Line): number =>
  qty - refunded_qty - refused_qty
