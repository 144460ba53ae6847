/**
 * The storage could not be reached or gave an invalid response, so it is unknown what it holds. The caller gets a 503
 * and may retry; an upload is not rejected as 'not an image'.
 */
export class StorageFault extends Error {
  readonly code = 'ESTORAGE'
}
