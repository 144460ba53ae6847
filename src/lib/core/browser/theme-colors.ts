/** The header's colour in both themes, equal to frame.css: browsers paint their own bar with it. */
export const barColors = { light: '#ffffff', dark: '#211c19' } as const
/** The colour of the brand's logo. */
export const signColor = '#b3431e'
