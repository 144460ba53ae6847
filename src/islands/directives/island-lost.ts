/**
 * Event of the window: somebody acted on an island that could not be loaded, with the error as its detail. An event and no store, because this
 * directive is inlined into pages with copies of what it imports.
 */
export const islandLost = 'island-lost'
