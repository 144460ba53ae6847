import type postgres from 'postgres'

/** What of a connection tells that it was lost: postgres.js calls `onclose`, which it sets for each transaction, and takes it away. */
type Line = { onclose?: ((error: Error) => void) | null }
type Internal = postgres.UnsafeQueryOptions & { onexecute?: (line: Line) => unknown }
type Work = (tx: postgres.TransactionSql) => unknown

const lost = () =>
  Object.assign(new Error('The connection of this transaction was lost'), { code: 'CONNECTION_CLOSED' })

/**
 * Ends a transaction with its connection. postgres.js rejects it then, but goes on to send what its work still asks for, at least a
 * ROLLBACK: with no socket that ended the process, and on the same connection opened anew it wrote into, or ended, the transaction of
 * somebody else. What a lost transaction asks for is rejected here, and it is neither committed nor rolled back.
 */
export function guardTransactions(sql: postgres.Sql): void {
  const begin = sql.begin.bind(sql) as (work: Work) => Promise<unknown>
  const { unsafe } = sql
  let onBegun: ((line: Line) => void) | undefined
  sql.unsafe = ((text, parameters, options: Internal = {}) => {
    const [{ onexecute }, take] = [options, onBegun]
    onBegun = undefined
    if (!onexecute || !take) return unsafe(text, parameters, options)
    const told = (line: Line) => {
      take(line)
      return onexecute(line)
    }
    return unsafe(text, parameters, { ...options, onexecute: told } as Internal)
  }) as typeof unsafe
  sql.begin = ((work: Work) => {
    let line: Line | undefined
    // The next statement is the BEGIN, which says which connection has it.
    onBegun = it => (line = it)
    return begin(tx => {
      const isLost = watch(line)
      return guarded(tx, work, isLost)
    })
  }) as postgres.Sql['begin']
}

/** Whether a connection was lost since its transaction began; it is then perhaps somebody else's already. */
function watch(line: Line | undefined): () => boolean {
  let own: Line['onclose']
  // Set right after the work has begun.
  queueMicrotask(() => (own = line?.onclose))
  return () => own !== undefined && line?.onclose !== own
}

/** Runs work on a transaction or savepoint. With a lost connection it never ends: its caller was told by the connection. */
function guarded(client: postgres.TransactionSql, work: Work, isLost: () => boolean): Promise<unknown> {
  const { unsafe } = client
  const savepoint = client.savepoint.bind(client) as (inner: Work) => Promise<unknown>
  client.unsafe = ((...given: Parameters<typeof unsafe>) => {
    if (isLost()) throw lost()
    return unsafe(...given)
  }) as typeof unsafe
  client.savepoint = ((inner: Work) =>
    savepoint(tx => guarded(tx, inner, isLost))) as unknown as typeof client.savepoint
  return new Promise((resolve, reject) => {
    const unlessLost =
      <T>(end: (value: T) => void) =>
      (value: T) =>
        isLost() ? undefined : end(value)
    Promise.resolve(work(client)).then(unlessLost(resolve), unlessLost(reject))
  })
}
