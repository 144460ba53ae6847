/** What a backup needs from the database while its files are copied. */
export type BackupSession = {
  /**
   * From now on files may be copied; returns the newest migration. Everything acknowledged before is in the backup.
   */
  begin: () => Promise<{ migration: number }>
  /** Ends it once its last write is on the disk; returns the label that PostgreSQL needs to restore. */
  end: () => Promise<{ label: string }>
  /**
   * Throws where uploads may have been removed before they were copied, because the process that held them is gone.
   */
  confirm: () => Promise<void>
  /** Releases the database; an unfinished backup is abandoned. */
  release: () => Promise<void>
}

type Run = (statement: string) => Promise<Record<string, unknown>[]>

/**
 * PostgreSQL's online backup: it begins with a checkpoint, files are copied as they are, torn or not, and the
 * write-ahead log up to the end makes them consistent when the copy is opened. No request waits for the copy, only for
 * the checkpoint.
 */
export function backupSession(run: Run): BackupSession {
  let isUnderWay = false
  const stop = async () => {
    isUnderWay = false
    const [stopped] = await run('select labelfile from pg_backup_stop(false)')
    return { label: String(stopped?.['labelfile']) }
  }
  return {
    async begin() {
      await run("select pg_backup_start('baba-bangunan', true)")
      isUnderWay = true
      const [newest] = await run('select max(created_at) as newest from drizzle.__drizzle_migrations')
      return { migration: Number(newest?.['newest'] ?? 0) }
    },
    end: stop,
    confirm: async () => undefined,
    async release() {
      if (isUnderWay) await stop()
    }
  }
}
