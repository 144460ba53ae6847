/**
 * The storage could not be asked, or did not answer as one does: it is not known what it holds. Whoever waits for it is
 * told to come again; an upload is not told that its picture is none.
 */
export class StorageFault extends Error {
  readonly code = 'ESTORAGE'
}
