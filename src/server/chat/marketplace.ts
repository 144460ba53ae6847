import { marketplaceName } from '#lib/chat/texts.ts'

/** The marketplace as a party of its own threads. */
export const marketplace = { name: marketplaceName, photo: null }
