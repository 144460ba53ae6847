/**
 * Window event: somebody used an island that could not be loaded; its detail is the error. An event instead of a store,
 * because the directive is inlined into pages with its own copies of its imports.
 */
export const islandLost = 'island-lost'
