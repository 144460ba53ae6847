import { chatTexts } from '#lib/chat/texts.ts'
import { brand } from '#lib/core/brand.ts'

/** The marketplace as a party of its own threads. */
export const marketplace = { name: `${chatTexts.help} ${brand.name}`, photo: null }
