/**
 * Two hundred searches that are held out, by kind; none until a sixteenth set is written, with its wishes in held-out.txt.
 * They are measured and never tuned to; where they miss the goals they join the known ones, and new ones are written.
 * The lines are as in the other judged queries, and the kinds are 'held out goods', 'held out not sold' and so on.
 */
export const heldOutQueries: Record<never, string> = {}
