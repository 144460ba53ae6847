/** Query parameters of advertisements: they change the address and not the page. */
const ofCampaign = /^(?:utm_|fbclid$|gclid$|gbraid$|wbraid$|msclkid$|ttclid$|ref$|_gl$)/

/** The names that a page reads, each with the values that change it. */
type Known = Readonly<Record<string, readonly string[] | 'any'>>

/** The header's search is focused on any page. */
const ofShell: Known = { focus: ['search'] }
const ofReading: Known = { ...ofShell, frame: ['1'] }
const ofFees: Known = {
  ...ofReading,
  type: ['material', 'non-material'],
  group: ['A', 'B', 'C', 'D', 'E'],
  // With these the page is somebody's own, and not kept.
  price: 'any',
  discount: 'any'
}

/** Pages that are the same whatever their query says, but for what they know. */
const fixedPages: readonly (readonly [RegExp, Known])[] = [
  [/^\/(?:about|contact|help|join|offline|privacy|returns|seller|terms)\/?$/, ofReading],
  [/^\/fees\/?$/, ofFees],
  [/^\/blog\/(?!filter\/?$)[^/]+\/?$/, ofShell]
]

/**
 * An address's query without what changes nothing: an advertisement's marks, and on a fixed page whatever it does not
 * know, because anybody may make up more and each would be kept.
 *
 * ownQuery(new URL('https://baba.example/terms?frame=1&q=2')) // => 'frame=1'
 */
export function ownQuery({ pathname, searchParams }: URL): URLSearchParams {
  const known = fixedPages.find(([page]) => page.test(pathname))?.[1]
  if (!known) return new URLSearchParams([...searchParams].filter(([name]) => !ofCampaign.test(name)))
  // Pages read the first value of a name.
  const first = Object.keys(known).map(name => [name, searchParams.get(name)] as const)
  return new URLSearchParams(
    first.filter((pair): pair is [string, string] => {
      const [name, value] = pair
      return value !== null && (known[name] === 'any' || Boolean(known[name]?.includes(value)))
    })
  )
}
