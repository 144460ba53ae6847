/** Whether a path is a page of who is not signed in: nobody wants to come back to one. */
export const isSignIn = (path: string): boolean =>
  /^\/(?:login|register|forgot-password|reset-password)\/?$/.test(path)
