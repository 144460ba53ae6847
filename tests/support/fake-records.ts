import type { Stored } from '#lib/core/browser/waiting-records.ts'

/** The records of a browser that survive a reload: in place of lib/core/browser/waiting-records.ts. */
export function fakeRecords() {
  let records: Stored<object>[] = []
  let last = 0
  const state = { isMissing: false, isFull: false }
  const reach = async () => {
    // As a database: later than any waiting microtask of the caller.
    await Promise.resolve()
    if (state.isMissing) throw new Error('No database')
  }
  return {
    state,
    all: () => records as Stored<Record<string, unknown>>[],
    module: {
      async addRecord(person: string, record: object, max: number) {
        await reach()
        if (state.isFull) throw new DOMException('No room', 'QuotaExceededError')
        if (records.filter(one => one.person === person).length >= max) return undefined
        last += 1
        records.push({ ...record, person, seq: last })
        return last
      },
      async readRecords(person: string) {
        await reach()
        return records.filter(one => one.person === person)
      },
      async changeRecord(record: Stored<object>) {
        await reach()
        records = records.map(one => (one.seq === record.seq ? record : one))
      },
      async removeRecord(seq: number) {
        await reach()
        records = records.filter(one => one.seq !== seq)
      },
      async forgetRecords(but?: string) {
        await reach().catch(() => undefined)
        records = records.filter(one => but !== undefined && one.person === but)
      }
    }
  }
}
