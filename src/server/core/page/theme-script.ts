import { themeEvent, themeKey } from '#lib/core/browser/theme-names.ts'

import { hashOf } from './next-page.ts'

/**
 * Shows the chosen theme before anything is painted, and again where another tab, the switch or a page of 'Kembali' says
 * so; once the page is there, its switch shows the same. It stands in the page itself: a file would come after the first paint. Without a choice the device decides.
 */
export const themeScript = `(() => {
  const root = document.documentElement
  const kept = () => {
    try {
      return localStorage.getItem('${themeKey}')
    } catch {}
  }
  const show = event => {
    const chosen = event?.detail ?? kept()
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

/** By this the pages' policy knows it. */
export const themeHash = hashOf(themeScript)
