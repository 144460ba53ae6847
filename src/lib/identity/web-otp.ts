/** What browsers with WebOTP add to credentials: the code of a message that was sent to this site. */
type OtpRequest = CredentialRequestOptions & { otp: { transport: ['sms'] } }
type OtpCredential = Credential & { code: string }

/**
 * Hears the code of the next SMS that names this site, where the browser can read it and its owner agrees; other
 * browsers offer it above the keyboard. Answers how to stop.
 */
export function hearCode(hear: (code: string) => void): () => void {
  if (!('OTPCredential' in window)) return () => {}
  const stop = new AbortController()
  const request: OtpRequest = { otp: { transport: ['sms'] }, signal: stop.signal }
  navigator.credentials.get(request).then(
    heard => heard && hear((heard as OtpCredential).code),
    // Rejected, or the screen was left: the code is typed.
    () => undefined
  )
  return () => stop.abort()
}
