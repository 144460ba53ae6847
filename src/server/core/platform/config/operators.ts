/** Who OPS_TOKEN stands for, in the log. */
const consoleName = 'console'

type Operators = { operators: Map<string, string>; problems: string[] }

/**
 * Names of operators by their tokens: `consoleToken` is 'console', OPS_TOKENS adds others: 'ani:token,budi:token'. A
 * problem tells an entry by its number, because what is no entry may be a token.
 */
export function readOperators(consoleToken: string | undefined, list: string | undefined): Operators {
  const operators = new Map<string, string>()
  const problems: string[] = []
  if (consoleToken) operators.set(consoleToken, consoleName)
  for (const [index, entry] of (list?.split(',') ?? []).entries()) {
    const [, name, token] = /^([a-z][a-z0-9-]{0,29}):(\S{16,200})$/.exec(entry.trim()) ?? []
    if (!name || !token) {
      problems.push(`OPS_TOKENS: entry ${index + 1} is no name:token with a token of 16 to 200 characters`)
      continue
    }
    const holder = operators.get(token)
    if (holder) problems.push(`OPS_TOKENS: ${name} has the token of ${holder}; each name needs its own`)
    else if ([...operators.values()].includes(name)) {
      const isConsole = name === consoleName
      problems.push(`OPS_TOKENS: ${name} ${isConsole ? 'is the name of OPS_TOKEN' : 'is there twice'}`)
    } else operators.set(token, name)
  }
  return { operators, problems }
}
