/** Additions of WebOTP to the credentials API: the code of a message sent to this site. */
type OtpRequest = CredentialRequestOptions & { otp: { transport: ['sms'] } }
type OtpCredential = Credential & { code: string }

/**
 * Reads the code of the next SMS for this site, where the browser supports it and its owner agrees; other browsers
 * offer it above the keyboard. Returns the function that stops it.
 */
export function hearCode(hear: (code: string) => void): () => void {
  if (!('OTPCredential' in window)) return () => {}
  const stop = new AbortController()
  const request: OtpRequest = { otp: { transport: ['sms'] }, signal: stop.signal }
  navigator.credentials.get(request).then(
    heard => heard && hear((heard as OtpCredential).code),
    // Rejected, or the screen was left: the code is typed instead.
    () => undefined
  )
  return () => stop.abort()
}
