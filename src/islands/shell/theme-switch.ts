import { $theme, chooseTheme } from '#lib/core/browser/theme.ts'

/** Makes the footer's switch change the theme; the page's own script shows the current choice (theme-script.ts). */
export function startThemeSwitch(): void {
  const choices = [...document.querySelectorAll<HTMLInputElement>('[data-theme-switch] input')]
  for (const choice of choices) choice.addEventListener('change', () => chooseTheme(choice.value))
  // The switch may have been used before this file loaded.
  const shown = choices.find(choice => choice.checked)?.value
  if (shown !== undefined && shown !== ($theme.get() ?? '')) chooseTheme(shown)
}
