export type SignatureHeaders = { 'x-timestamp': string; 'x-signature': string }

/** A timestamp and its signature, as D1 names them. */
export const signed = (timestamp: string, signature: string): SignatureHeaders => ({
  'x-timestamp': timestamp,
  'x-signature': signature
})
