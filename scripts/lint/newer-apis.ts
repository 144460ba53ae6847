/**
 * APIs that some browser of the older level lacks (.browserslistrc: Chrome 100, Safari 15.4, Firefox 115), so that
 * pages must not use them. The only list of them, for the lint rule (older-browsers.js), the built scripts
 * (tests/site) and the purchase in a browser from which they were deleted (tests/e2e/older-browser.spec.ts). The
 * versions are from MDN.
 */
export type NewerApi = {
  /** `Array.prototype.toSorted`, `AbortSignal.any` or the name of a global. */
  api: string
  /** First versions of Chrome, Safari and Firefox that have it; '–' for none. */
  since: readonly [chrome: string, safari: string, firefox: string]
  /** Replacement that does the same. */
  instead?: string
  /** The name alone does not identify it for the lint rule: only the test in a browser without it finds a use. */
  isAmbiguous?: true
}

const ours = {
  copied: 'a copy: [...list].sort()',
  displayed: 'isDisplayed() of lib/core/browser/is-displayed.ts',
  popover: 'showPopover() of islands/ui/popover.ts',
  grouped: 'groupBy() of lib/core/group-by.ts',
  iterated: 'an array: [...items].map()',
  signals: 'limitedSignal() of lib/core/api/limited-signal.ts',
  attribute: 'setAttribute()'
} as const

const all = (
  names: readonly string[],
  since: NewerApi['since'],
  more: Pick<NewerApi, 'instead' | 'isAmbiguous'> = {}
): NewerApi[] => names.map(api => ({ api, since, ...more }))

const of = (owner: string, ...names: readonly string[]) => names.map(name => `${owner}.${name}`)

export const newerApis: readonly NewerApi[] = [
  ...all(of('Array.prototype', 'toSorted', 'toReversed', 'toSpliced'), ['110', '16', '115'], {
    instead: ours.copied
  }),
  ...all(['Array.prototype.with'], ['110', '16', '115'], { instead: ours.copied, isAmbiguous: true }),
  ...all(['Array.fromAsync'], ['121', '16.4', '115']),
  ...all(['Object.groupBy', 'Map.groupBy'], ['117', '17.4', '119'], { instead: ours.grouped }),
  ...all(['AbortSignal.timeout'], ['103', '16', '100'], { instead: ours.signals }),
  ...all(['AbortSignal.any'], ['116', '17.4', '124'], { instead: ours.signals }),
  ...all(['Promise.withResolvers'], ['119', '17.4', '121']),
  ...all(['Promise.try'], ['128', '18.2', '134']),
  ...all(of('String.prototype', 'isWellFormed', 'toWellFormed'), ['111', '16.4', '119']),
  ...all(of('Set.prototype', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom', 'symmetricDifference'), [
    '122',
    '17',
    '127'
  ]),
  ...all(of('Set.prototype', 'union', 'intersection', 'difference'), ['122', '17', '127'], {
    isAmbiguous: true
  }),
  ...all(['Iterator'], ['122', '18.4', '131'], { instead: ours.iterated }),
  ...all(['RegExp.escape'], ['136', '18.2', '134']),
  ...all(['URL.canParse'], ['120', '17', '115'], { instead: 'new URL() in a try' }),
  ...all(['URL.parse'], ['126', '18', '126'], { instead: 'new URL() in a try' }),
  ...all(['Response.json'], ['105', '17', '115']),
  ...all(['Intl.Segmenter'], ['87', '14.1', '125']),
  ...all(['Intl.DurationFormat'], ['129', '16.4', '136']),
  ...all(['OffscreenCanvas'], ['69', '16.4', '105']),
  ...all(['CompressionStream', 'DecompressionStream'], ['80', '16.4', '113']),
  ...all(['requestIdleCallback', 'cancelIdleCallback'], ['47', '–', '55']),
  ...all(['navigation'], ['102', '26.2', '147']),
  ...all(['scheduler'], ['94', '–', '142']),
  ...all(
    of('HTMLElement.prototype', 'popover', 'showPopover', 'hidePopover', 'togglePopover'),
    ['114', '17', '125'],
    { instead: ours.popover }
  ),
  ...all(['HTMLElement.prototype.inert'], ['102', '15.5', '112']),
  ...all(['Element.prototype.checkVisibility'], ['105', '17.4', '106'], { instead: ours.displayed }),
  ...all(
    of('Element.prototype', 'role', 'ariaBusy', 'ariaDisabled', 'ariaHidden', 'ariaPressed'),
    ['103', '15.4', '119'],
    { instead: ours.attribute, isAmbiguous: true }
  ),
  ...all(['HTMLFormElement.prototype.requestSubmit'], ['76', '16', '75'], {
    instead: 'a SubmitEvent, as islands/directives/interaction.ts'
  }),
  ...all(['HTMLInputElement.prototype.showPicker'], ['99', '16', '101']),
  ...all(['HTMLDialogElement.prototype.requestClose'], ['134', '18.4', '139'], { instead: 'close()' }),
  ...all(['Document.prototype.adoptedStyleSheets'], ['73', '16.4', '101']),
  ...all(['Document.prototype.startViewTransition'], ['111', '18', '144'])
]

/** Selectors at which querySelector(), matches() and closest() throw; a style sheet merely ignores their rules. */
export const newerSelectors: readonly string[] = [
  ':popover-open',
  ':has(',
  ':modal',
  ':user-valid',
  ':user-invalid',
  ':open',
  ':state('
]

/** Patterns that are a syntax error, which breaks the whole file; Safari has lookbehind since 16.4. */
export const newerPatterns: readonly string[] = ['(?<=', '(?<!']
