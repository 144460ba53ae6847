/** Where a browser keeps the chosen theme. */
export const themeKey = 'theme'
/** Told to the page when its switch was used. */
export const themeEvent = 'theme'
