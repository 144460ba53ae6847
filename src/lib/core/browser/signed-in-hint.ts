/** Whether the visitor is probably signed in: a hint that scripts may read, never an identity. */
export const isMaybeSignedIn = (): boolean => document.cookie.includes('signed_in=1')
