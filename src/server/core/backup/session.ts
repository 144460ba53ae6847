/** What a backup needs of the database while its files are copied. */
export type BackupSession = {
  /** From now on files may be copied; answers the newest migration. Everything acknowledged before is in the backup. */
  begin: () => Promise<{ migration: number }>
  /** The last write that belongs to it is on the disk; answers the label that PostgreSQL needs to restore. */
  end: () => Promise<{ label: string }>
  /** Throws where uploads may have been removed before they were copied: whoever held them has gone. */
  confirm: () => Promise<void>
  /** Lets go; a backup that had not ended is given up. */
  release: () => Promise<void>
}

type Run = (statement: string) => Promise<Record<string, unknown>[]>

/**
 * PostgreSQL's own way to copy a database that goes on: it begins with a checkpoint, files are copied as they are, torn
 * or not, and the write-ahead log up to the end makes them whole when the copy is opened. No request waits for the
 * copying, only for the checkpoint.
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
