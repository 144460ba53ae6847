/** Dispatched on the window at sign-in; personal data on the home page is requested again (identity-73). */
export const homeDataEvent = 'refresh-home-data'
