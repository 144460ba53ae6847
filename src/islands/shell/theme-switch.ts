import { $theme, chooseTheme } from '#lib/core/browser/theme.ts'

/** Lets the footer's switch choose; what is chosen it shows by the page's own script (theme-script.ts). */
export function startThemeSwitch(): void {
  const choices = [...document.querySelectorAll<HTMLInputElement>('[data-theme-switch] input')]
  for (const choice of choices) choice.addEventListener('change', () => chooseTheme(choice.value))
  // Somebody was faster than this file.
  const shown = choices.find(choice => choice.checked)?.value
  if (shown !== undefined && shown !== ($theme.get() ?? '')) chooseTheme(shown)
}
