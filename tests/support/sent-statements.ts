import { drizzle } from 'drizzle-orm/pg-proxy'

import type { Db } from '#server/core/db/connect.ts'

/** A database that records statements and gives the answers of a list, one after another, as rows of values. */
export function sentStatements(answers: unknown[][] = []) {
  const sent: { text: string; params: unknown[] }[] = []
  const db = drizzle(async (text, params) => {
    sent.push({ text: text.replaceAll(/\s+/g, ' '), params: params as unknown[] })
    return { rows: answers[sent.length - 1] ?? [] }
  })
  return { sent, db: db as unknown as Db }
}
