import { persistentText } from './persistent.ts'
import { themeEvent, themeKey } from './theme-names.ts'

/** The chosen theme, the same in all tabs; any other value follows the device. */
export const $theme = persistentText(themeKey)

const themes = new Set(['light', 'dark'])

/** Persists a choice and applies it; any other value returns to the device's theme. */
export function chooseTheme(word: string): void {
  $theme.set(themes.has(word) ? word : undefined)
  window.dispatchEvent(new CustomEvent(themeEvent, { detail: word }))
}
