import type { Services } from '#server/core/platform/services.ts'

/**
 * Lets the embedded database begin its write-ahead log anew. It has no checkpointer: without this the log would grow
 * until the next start, which would replay all of it. Not while a backup needs that log.
 */
export async function checkpointEmbedded({
  connection,
  isBackedUp
}: Pick<Services, 'connection' | 'isBackedUp'>): Promise<void> {
  if (connection.engine === 'pglite' && !isBackedUp()) await connection.exec('CHECKPOINT')
}
