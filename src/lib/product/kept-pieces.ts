/** Pieces of an order's line. */
type Line = { qty: number; refunded_qty: number; refused_qty: number }

/** Pieces of an order's line that are paid: all but those that were refused at the door (D48). */
export const billedPieces = ({ qty, refused_qty }: Pick<Line, 'qty' | 'refused_qty'>): number =>
  qty - refused_qty

/**
 * Pieces of an order's line that the buyer keeps: neither refunded because they were not shipped (D49), nor refused at
 * the door (D48). A line without any cannot be reviewed.
 */
export const keptPieces = (line: Line): number => billedPieces(line) - line.refunded_qty
