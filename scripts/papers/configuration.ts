import { environment, type Environment } from '#server/core/platform/config/environment.ts'
import { groupOf } from '#server/core/platform/config/groups.ts'
import { topics } from '#server/core/platform/config/topics.ts'

/** What no variable takes: its problem names what it may be. */
const impossible = '\n?'

const defaults = environment.parse({}) as Record<string, unknown>

/** What a variable may be, in the words of the start's problem; texts may be anything. */
function mayBe(name: keyof Environment): string {
  const read = environment.safeParse({ [name]: impossible })
  const message = read.error?.issues[0]?.message ?? 'text'
  return message.replace(/, not ".*$/s, '')
}

const row = (name: keyof Environment) => {
  const value = defaults[name]
  return `| \`${name}\` | ${mayBe(name)} | ${value === undefined ? '' : `\`${String(value)}\``} |`
}

/** The group whose variables are set together: 'all of them or none'. */
const together = (names: readonly string[]) =>
  [...new Set(names.map(groupOf))].flatMap(group =>
    group ? [`${group.join(', ')}: all of them or none.`] : []
  )

/** docs/configuration.md: every variable, what it may be, and what is without it. */
export function configurationPage(): string {
  const sections = topics.map(({ title, about, without, variables }) =>
    [
      `## ${title}`,
      '',
      [about, ...together(variables), `Without: ${without}.`].join(' '),
      '',
      '| variable | may be | default |',
      '| --- | --- | --- |',
      ...variables.map(row),
      ''
    ].join('\n')
  )
  return [
    '# Configuration',
    '',
    'Written by `npm run papers` from the schema of the configuration; do not edit it here.',
    '',
    'Everything is optional; [.env.example](../.env.example) has an example of each. A start with settings that cannot be used',
    'lists all of them with what each may be, and exits with 1.',
    '',
    ...sections
  ].join('\n')
}
