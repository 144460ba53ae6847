/** Whether a path is a sign-in page, which is never a place to return to. */
export const isSignIn = (path: string): boolean =>
  /^\/(?:login|register|forgot-password|reset-password|security)\/?$/.test(path)
