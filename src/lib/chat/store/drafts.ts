import { localStore } from '#lib/core/browser/safe-storage.ts'

/** The unsent text of a conversation; `key` is 'shop-7' or 'help'. */
export const readDraft = (key: string): string => localStore.get(`draft ${key}`) ?? ''

export function writeDraft(key: string, text: string): void {
  if (text) localStore.set(`draft ${key}`, text)
  else localStore.remove(`draft ${key}`)
}
