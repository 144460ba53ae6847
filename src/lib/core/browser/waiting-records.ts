import { localStore, waitingHint } from './safe-storage.ts'

/**
 * What waits in this browser to be sent, in order: messages of one person each, and under `ofPart` something else of that
 * person. The only IndexedDB of the site; signing out deletes its records (chat-20).
 */
const databaseName = 'waiting'
const storeName = 'records'
const ofPerson = 'person'

/** A stored record: `seq` is its place in the order of all tabs. */
export type Stored<T> = T & { seq: number; person: string }

/** The key of a person's records that are no messages. */
export const ofPart = (person: string, part: 'complaint photos'): string => `${person}${partMark}${part}`

/** Does not occur in a person's key. */
const partMark = ' '
const isPart = (person: string) => person.includes(partMark)
/** Pages with waiting messages load what sends them. */
const hint = (person: string, isWaiting: boolean): void => {
  if (isPart(person)) return
  if (isWaiting) localStore.set(waitingHint, '1')
  else localStore.remove(waitingHint)
}

/** Milliseconds in which the database opens: Safari sometimes never answers. */
const openMs = 3_000

let opened: Promise<IDBDatabase> | undefined

/** Opens it once; rejects where the browser has none, rejects it or does not answer. */
function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1)
    let isLate = false
    const limit = setTimeout(() => {
      isLate = true
      reject(new Error('The database does not answer'))
    }, openMs)
    request.addEventListener('upgradeneeded', () => {
      const store = request.result.createObjectStore(storeName, { keyPath: 'seq', autoIncrement: true })
      store.createIndex(ofPerson, ofPerson)
    })
    request.addEventListener('error', () => {
      clearTimeout(limit)
      reject(request.error as Error)
    })
    request.addEventListener('success', () => {
      clearTimeout(limit)
      const database = request.result
      if (isLate) return database.close()
      const forget = () => (opened = undefined)
      // iOS closes the connections of a page that it suspended.
      database.addEventListener('close', forget)
      database.addEventListener('versionchange', () => {
        database.close()
        forget()
      })
      resolve(database)
    })
  })
  opened.catch(() => (opened = undefined))
  return opened
}

/** Runs requests in one transaction; resolves with the last one's result, once it is on the disk. */
async function transact<T>(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore, done: (result: T) => void) => void
): Promise<T | undefined> {
  const database = await open()
  return new Promise((resolve, reject) => {
    let result: T | undefined
    const transaction = database.transaction(storeName, mode)
    transaction.addEventListener('complete', () => resolve(result))
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')))
    run(transaction.objectStore(storeName), value => (result = value))
  })
}

/** Stores a record; undefined if the person has `max` of them. Rejects where nothing can be stored: no room, no database. */
export const addRecord = (person: string, record: object, max: number): Promise<number | undefined> =>
  transact('readwrite', (store, done) => {
    const counted = store.index(ofPerson).count(person)
    counted.addEventListener('success', () => {
      if (counted.result >= max) return
      const added = store.add({ ...record, person })
      added.addEventListener('success', () => {
        hint(person, true)
        done(Number(added.result))
      })
    })
  })

/** A person's records in order; rejects where there is no database. */
export async function readRecords<T>(person: string): Promise<Stored<T>[]> {
  const records = await transact<Stored<T>[]>('readonly', (store, done) => {
    const read = store.index(ofPerson).getAll(person)
    read.addEventListener('success', () => done(read.result as Stored<T>[]))
  })
  if (!records?.length) hint(person, false)
  return records ?? []
}

/** Replaces a record, unless it is gone. */
export const changeRecord = <T>(record: Stored<T>): Promise<unknown> =>
  transact('readwrite', store => {
    const counted = store.count(record.seq)
    counted.addEventListener('success', () => counted.result > 0 && store.put(record))
  })

export const removeRecord = (seq: number): Promise<unknown> =>
  transact('readwrite', store => void store.delete(seq))

/** Deletes the records of everybody, or of everybody but one person. Never rejects. */
export async function forgetRecords(but?: string): Promise<void> {
  if (but === undefined) localStore.remove(waitingHint)
  const forget = (store: IDBObjectStore) => {
    if (but === undefined) return void store.clear()
    const cursor = store.openCursor()
    cursor.addEventListener('success', () => {
      const at = cursor.result
      if (!at) return
      const { person } = at.value as Stored<object>
      if (person !== but && !person.startsWith(`${but}${partMark}`)) at.delete()
      at.continue()
    })
  }
  await transact('readwrite', forget).catch(() => undefined)
}
