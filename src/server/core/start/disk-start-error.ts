type Fault = {
  code?: unknown
  errcode?: unknown
  name?: unknown
  errno?: unknown
  path?: unknown
  syscall?: unknown
}

const full = 'The disk is full. Make room on it, or choose another DATA_DIR.'
const quota = 'The disk is full for this user. Make room on it, or choose another DATA_DIR.'
const readOnly = (place: string) => `${place} is on a disk that takes no files. Choose another DATA_DIR.`
const closed = (place: string) =>
  `${place} may not be written by this user. Give it the right to, or choose another DATA_DIR.`
const otherThing = (place: string) =>
  `${place} holds something else than the data of this marketplace. Choose another DATA_DIR.`
const tooLong = () => 'The path of DATA_DIR is too long. Choose a shorter one.'
const noFolder = (place: string) =>
  `${place} is not in a folder that can be written. Choose another DATA_DIR.`

/** By Node's codes, with the path that the error names. */
const byCode: Record<string, (place: string) => string> = {
  ENOSPC: () => full,
  EDQUOT: () => quota,
  EROFS: readOnly,
  EACCES: closed,
  EPERM: closed,
  ENOTDIR: noFolder,
  EEXIST: noFolder,
  EISDIR: otherThing,
  ENOTEMPTY: otherThing,
  ENAMETOOLONG: tooLong
}

/** By SQLite's codes, of the file that locks the database: SQLITE_READONLY, SQLITE_FULL, SQLITE_CANTOPEN,
 * SQLITE_NOTADB. */
const bySqlite: Record<number, string> = {
  8: readOnly('DATA_DIR'),
  13: full,
  14: closed('DATA_DIR'),
  26: otherThing('DATA_DIR')
}

/** By WASI's numbers, which PGlite's file system throws: EACCES, EDQUOT, ENOSPC, EROFS. */
const byWasi: Record<number, string> = {
  2: closed('DATA_DIR'),
  19: quota,
  51: full,
  69: readOnly('DATA_DIR')
}

/** Why a disk prevents a start, and what to do; undefined for any other error. */
export function describeDiskError({ code, errcode, name, errno, path, syscall }: Fault): string | undefined {
  if (name === 'ErrnoError') return byWasi[Number(errno)]
  if (code === 'ERR_SQLITE_ERROR') return bySqlite[Number(errcode) & 0xff]
  // Nothing can be created below /proc. Any other missing file is a bug of ours.
  if (code === 'ENOENT') return syscall === 'mkdir' ? noFolder(String(path)) : undefined
  return byCode[String(code)]?.(typeof path === 'string' ? path : 'DATA_DIR')
}
