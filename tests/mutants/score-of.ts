import type { Score } from './scores.ts'

/** The part of Stryker's data about a mutant that is used here. */
export type Mutant = {
  status: string
  replacement: string
  location: { start: { line: number; column: number }; end: { line: number; column: number } }
}

const max = 100
/** The part of a text around its change. */
const around = 30

const inOneLine = (text: string): string => text.trim().split(/\s+/).join(' ')
const cut = (text: string): string => (text.length > max ? `${text.slice(0, max)}…` : text)

/** Two long texts without their common beginnings and ends. */
function differing(before: string, after: string): [string, string] {
  if (before.length <= max && after.length <= max) return [before, after]
  const shorter = Math.min(before.length, after.length)
  let first = 0
  while (first < shorter && before[first] === after[first]) first += 1
  let last = 0
  while (last < shorter - first && before.at(-1 - last) === after.at(-1 - last)) last += 1
  const [from, to] = [Math.max(0, first - around), Math.max(0, last - around)]
  const part = (text: string) =>
    cut(`${from > 0 ? '…' : ''}${text.slice(from, text.length - to)}${to > 0 ? '…' : ''}`)
  return [part(before), part(after)]
}

/** Describes a mutant so that it is found again when its line moves: the change, and for a short one its line. */
function say(source: readonly string[], { replacement, location: { start, end } }: Mutant): string {
  // Lines and columns count from one.
  const lines = source.slice(start.line - 1, end.line)
  const first = lines[0] ?? ''
  const last = (lines.at(-1) ?? '').slice(0, end.column - 1)
  const changed =
    lines.length === 1
      ? last.slice(start.column - 1)
      : [first.slice(start.column - 1), ...lines.slice(1, -1), last].join(' ')
  const [before, after] = differing(inOneLine(changed), inOneLine(replacement))
  const place = before.length < around && before !== inOneLine(first) ? `${cut(inOneLine(first))}: ` : ''
  return `${place}${before} => ${after}`
}

/** The figures of a file, and its survivors in words; repeated words are numbered. */
export function scoreOf(
  source: string,
  mutants: readonly Mutant[]
): Pick<Score, 'score' | 'killed' | 'timeouts' | 'survived'> & { survivors: string[] } {
  const lines = source.split('\n')
  const count = (...statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status)).length
  const killed = count('Killed')
  const timeouts = count('Timeout')
  const survivors = mutants
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .toSorted((a, b) => a.location.start.line - b.location.start.line)
    .map(mutant => say(lines, mutant))
  const all = killed + timeouts + survivors.length
  return {
    score: all === 0 ? 0 : Math.floor(((killed + timeouts) / all) * 1000) / 10,
    killed,
    timeouts,
    survived: survivors.length,
    survivors: survivors.map((words, place) => {
      const before = survivors.slice(0, place).filter(it => it === words).length
      return before === 0 ? words : `${words} (${before + 1})`
    })
  }
}
