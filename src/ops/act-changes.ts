import type { OpsAct } from './act-store.ts'

type Change = { name: string; before: unknown; after: unknown }

const readFacts = (json: string | null) =>
  json === null ? {} : (JSON.parse(json) as Record<string, unknown>)

/** The fields that an act changed, as they were and as they are. */
export function changesOf(act: Pick<OpsAct, 'before' | 'after'>): Change[] {
  const [before, after] = [readFacts(act.before), readFacts(act.after)]
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.map(name => ({ name, before: before[name], after: after[name] }))
}
