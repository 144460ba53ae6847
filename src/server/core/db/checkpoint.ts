import type { Services } from '#server/core/platform/services.ts'

/**
 * Writes a checkpoint of the embedded database, which has no checkpointer: without it the write-ahead log would grow
 * until the next start, which would replay all of it. Skipped while a backup needs that log.
 */
export async function checkpointEmbedded({
  connection,
  isBackedUp
}: Pick<Services, 'connection' | 'isBackedUp'>): Promise<void> {
  if (connection.engine === 'pglite' && !isBackedUp()) await connection.exec('CHECKPOINT')
}
