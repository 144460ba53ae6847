/** Minimum letters of a root: what is left of a shorter one is chance. */
const lettersOfRoot = 3

const endings = ['nya', 'kan', 'in', 'an', 'i', 'lah', 'ku']
/** Of the written language, and the fewest letters of what they stand before: 'kerak' is not of 'rak'. */
const beginnings: readonly [string, number][] = [
  ['memper', 4],
  ['diper', 4],
  ['di', 3],
  ['ter', 4],
  ['te', 4],
  ['ber', 3],
  ['be', 4],
  ['ke', 4],
  ['se', 4],
  ['per', 4],
  ['me', 3],
  ['pe', 3]
]
/** Where a verb has changed its first letter, in writing after me- or pe-, in talk without: nambal, motong, nyapu, ngecat. */
const nasals: readonly [RegExp, readonly string[]][] = [
  [/^nge/, ['']],
  [/^ng/, ['', 'k']],
  [/^ny/, ['s']],
  [/^n/, ['t', '']],
  [/^m/, ['p', '']]
]

/**
 * How spoken words may be written: an e of the last syllable is an a, and an h at the beginning is not said.
 *
 * asWritten(['pager', 'item']) // => pagar, hitem, itam, hitam
 */
export const asWritten = (roots: Iterable<string>): string[] =>
  [...roots].flatMap(root => {
    const clear = root.replace(/e(?=[^aiueo]{1,2}$)/, 'a')
    const full = /^[aiueo]/.test(root) ? [`h${root}`, `h${clear}`] : []
    return [...(clear === root ? [] : [clear]), ...full]
  })

/**
 * The words that a word may be a form of, itself included: those of the written and of the spoken language. More of them
 * are wrong than right, so they only serve to find known words.
 *
 * rootsOf('nambalin').has('tambal') // => true, as in 'penambal', 'ditambal' and 'menambal'
 */
export function rootsOf(word: string): Set<string> {
  const roots = new Set([word])
  if (/\d/.test(word)) return roots
  const add = (root: string) => root.length >= lettersOfRoot && roots.add(root)
  // Each step is also taken for what it finds: 'diperbaikinya' has two endings.
  for (const root of roots) {
    for (const ending of endings) if (root.endsWith(ending)) add(root.slice(0, -ending.length))
  }
  for (const root of roots) {
    // All of them: 'peredam' is of 'redam', 'perbaiki' of 'baik'.
    for (const [beginning, letters] of beginnings) {
      if (root.startsWith(beginning) && root.length - beginning.length >= letters) {
        add(root.slice(beginning.length))
      }
    }
  }
  for (const root of roots) {
    for (const [changed, letters] of nasals) {
      if (changed.test(root)) for (const letter of letters) add(root.replace(changed, letter))
    }
  }
  return roots
}
