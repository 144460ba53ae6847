/** Told to the window as somebody signs in; what shows personal data on the home page asks anew (identity-73). */
export const homeDataEvent = 'refresh-home-data'
