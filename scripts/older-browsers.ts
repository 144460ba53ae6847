import { buildTarget } from './browser-levels.ts'

/** Black and white as in daisyUI, also where the opacity is computed. */
const greys = [
  [/oklch\(0% 0 0/g, 'rgb(0 0 0'],
  [/oklch\(100% 0 0/g, 'rgb(255 255 255']
] as const

/**
 * Features that Lightning CSS leaves unchanged (its flags DirSelector and LightDark): no page of ours is written from
 * right to left, and no sheet uses light-dark(), so their fallbacks would be wasted bytes.
 */
export const leftAsWritten = 4 | 1_048_576

/**
 * Builds scripts and style sheets for the older level of browsers. Astro sets the client's target to 'esnext',
 * whatever the configuration says. Black and white are written in a syntax that every browser knows: otherwise the
 * sheet would have each of them twice.
 */
export function olderBrowsers() {
  return {
    name: 'baba-bangunan:older-browsers',
    // After Tailwind, which generates the sheet, and before Vite, which lowers it.
    enforce: 'pre' as const,
    configEnvironment: (name: string) =>
      name === 'client' ? { build: { target: buildTarget, cssTarget: buildTarget } } : {},
    transform(code: string, id: string) {
      if (!/\.css(?:\?|$)/.test(id) || !code.includes('oklch(')) return undefined
      return greys.reduce<string>((sheet, [written, plain]) => sheet.replace(written, plain), code)
    }
  }
}
