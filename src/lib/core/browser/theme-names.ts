/** Storage key of the chosen theme. */
export const themeKey = 'theme'
/** Dispatched on the page when its theme switch was used. */
export const themeEvent = 'theme'
