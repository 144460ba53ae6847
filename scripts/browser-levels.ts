import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { projectRoot } from '../src/server/core/platform/project-paths.ts'

/** `production`: reading and buying work, with a plainer look. `full`: the full look. */
export type Level = 'production' | 'full'

/**
 * Names of browsers in the bundler and Lightning CSS. Android's WebView has Chrome's versions, Samsung Internet 20
 * is Chromium 106.
 */
const bundlerNames: Record<string, string | undefined> = {
  chrome: 'chrome',
  edge: 'edge',
  safari: 'safari',
  ios_saf: 'ios',
  firefox: 'firefox'
}

/** The oldest versions of a level: `browsersOf('full').get('safari') // => '16.4'` */
export function browsersOf(level: Level): ReadonlyMap<string, string> {
  const sections = readFileSync(join(projectRoot, '.browserslistrc'), 'utf8').split(/^\[(\w+)\]$/m)
  const section = sections[sections.indexOf(level) + 1] ?? ''
  return new Map(
    [...section.matchAll(/^(\w+) >= ([\d.]+)$/gm)].map(([, name = '', version = '']) => [name, version])
  )
}

/** Targets of scripts and style sheets: ['chrome100', 'safari15.4', …] */
export const buildTarget: string[] = [...browsersOf('production')].flatMap(([name, version]) => {
  const known = bundlerNames[name]
  return known ? [known + version] : []
})
