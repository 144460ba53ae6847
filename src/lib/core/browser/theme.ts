import { keptText } from './kept.ts'
import { themeEvent, themeKey } from './theme-names.ts'

/** The chosen theme, the same in all tabs; anything but these two leaves it to the device. */
export const $theme = keptText(themeKey)

const themes = new Set(['light', 'dark'])

/** Keeps a choice and shows it at once; any other word gives the choice back to the device. */
export function chooseTheme(word: string): void {
  $theme.set(themes.has(word) ? word : undefined)
  window.dispatchEvent(new CustomEvent(themeEvent, { detail: word }))
}
