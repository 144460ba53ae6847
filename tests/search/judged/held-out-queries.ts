/**
 * The patterns of the nineteenth two hundred searches (held-out.txt), which are held out: none yet, as they are to be judged by somebody
 * who has seen only the names of the goods. Nothing may be tuned to them until they were measured.
 */
export const heldOutQueries: Record<never, string> = {}
