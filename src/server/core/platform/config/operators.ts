import { type OpsRole, opsRoles } from '#lib/core/schema/endpoint.ts'

import { sha256 } from '../crypto.ts'

/** Who acts at the counter: the name stands in the log. */
type Operator = { name: string; role: OpsRole }

/** Who OPS_TOKEN stands for. */
const consoleOperator: Operator = { name: 'console', role: 'owner' }

/** Operators by the SHA-256 of their tokens. */
type Operators = { operators: Map<string, Operator>; problems: string[] }

/** No colon in a token: a misspelt role would else be taken for the beginning of an owner's token. */
const entryPattern = /^([a-z][a-z0-9-]{0,29}):(?:([a-z]+):)?([^\s:]{16,200})$/

const roleOf = (word = 'owner') => opsRoles.find(role => role === word)

/**
 * Operators by their tokens: `consoleToken` is the owner 'console', OPS_TOKENS adds others: 'ani:clerk:token,budi:token'.
 * Without a role it is an owner (D43). A problem names an entry by its number, because what is no entry may be a token.
 */
export function readOperators(consoleToken: string | undefined, list: string | undefined): Operators {
  const operators = new Map<string, Operator>()
  const problems: string[] = []
  if (consoleToken) operators.set(sha256(consoleToken), consoleOperator)
  for (const [index, entry] of (list?.split(',') ?? []).entries()) {
    if (entry.trim() === '') continue
    const [, name, word, token] = entryPattern.exec(entry.trim()) ?? []
    const role = roleOf(word)
    if (!name || !token || !role) {
      problems.push(
        `OPS_TOKENS: entry ${index + 1} is no name:role:token with a role of ${opsRoles.join(', ')} (or name:token of an owner) and a token of 16 to 200 characters without a colon`
      )
      continue
    }
    const holder = operators.get(sha256(token))?.name
    if (holder) problems.push(`OPS_TOKENS: ${name} has the token of ${holder}; each name needs its own`)
    else if ([...operators.values()].some(one => one.name === name)) {
      const isConsole = name === consoleOperator.name
      problems.push(`OPS_TOKENS: ${name} ${isConsole ? 'is the name of OPS_TOKEN' : 'is there twice'}`)
    } else operators.set(sha256(token), { name, role })
  }
  return { operators, problems }
}
