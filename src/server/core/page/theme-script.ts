import { themeEvent, themeKey } from '#lib/core/browser/theme-names.ts'

import { hashOf } from './next-page.ts'

/**
 * Applies the chosen theme before the first paint, and again when another tab or the switch changes it or 'Kembali'
 * restores a page; the page's switch then shows the same choice. The script is inline, because a file would load after
 * the first paint. Without a choice the device's setting applies.
 */
export const themeScript = `(() => {
  const root = document.documentElement
  const stored = () => {
    try {
      return localStorage.getItem('${themeKey}')
    } catch {}
  }
  const show = event => {
    const chosen = event?.detail ?? stored()
    const isChosen = chosen === 'light' || chosen === 'dark'
    if (isChosen) root.dataset.theme = chosen
    else delete root.dataset.theme
    for (const bar of document.querySelectorAll('meta[data-scheme]')) {
      const { scheme } = bar.dataset
      bar.media = isChosen ? (scheme === chosen ? 'all' : 'not all') : '(prefers-color-scheme: ' + scheme + ')'
    }
    for (const choice of document.querySelectorAll('[data-theme-switch] input')) {
      choice.checked = choice.value === (isChosen ? chosen : '')
    }
  }
  show()
  for (const name of ['storage', 'pageshow', '${themeEvent}']) addEventListener(name, show)
})()`.replaceAll(/\n\s*/g, '\n')

/** CSP source of the script. */
export const themeHash = hashOf(themeScript)
