/** By Node's code, or by the number that the bundler reports instead. */
const faults: readonly [code: string, osError: string, sentence: (folder: string) => string][] = [
  ['ENOSPC', '28', folder => `The disk is full: the site cannot be built into ${folder}. Make room on it.`],
  ['EDQUOT', '122', folder => `The disk is full for this user: the site cannot be built into ${folder}.`],
  ['EROFS', '30', folder => `The site cannot be built into ${folder}: it is on a disk that takes no files.`],
  ['EACCES', '13', folder => `The site cannot be built into ${folder}: this user may not write there.`],
  ['EPERM', '1', folder => `The site cannot be built into ${folder}: this user may not write there.`]
]

/** Message for the operator where the disk prevents the build of the site; undefined for any other error. */
export function describeBuildError(error: unknown, folder: string): string | undefined {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const { code, message } = cause as Error & { code?: unknown }
    const fault = faults.find(
      ([known, osError]) => known === code || message.includes(`os error ${osError})`)
    )
    if (fault) return fault[2](folder)
  }
  return undefined
}
