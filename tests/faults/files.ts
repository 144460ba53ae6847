import { faultsIn } from './fault.ts'

/** Whose files are whose, where they lie, and what becomes of those that nothing names. */
export const fileFaults = [
  ...faultsIn(
    'src/server/core/platform/file-tokens.ts',
    'api',
    ['tests/core/private-files.api.test.ts'],
    [
      ['the address of a file holds for ever', ' && Number(until) > now.getTime()', ''],
      ['a token of a payment opens a file', "const use = 'file'", "const use = 'payment'"],
      ['a kind counts for nothing', 'fileKinds.find(one => one === name)', "name && ('trace' as const)"]
    ]
  ),
  ...faultsIn(
    'src/server/core/http/private-files.ts',
    'api',
    ['tests/core/private-files.api.test.ts'],
    [
      ['a private file is kept', "'private, no-store'", "'public, max-age=60'"],
      ['what is in a file may run', "  'content-security-policy': \"default-src 'none'; sandbox\",\n", ''],
      ['another site shows a private file', "  'cross-origin-resource-policy': 'same-origin'\n", ''],
      [
        'what is no picture is shown',
        "...(!type && { 'content-disposition': `attachment${keptNames[extname(path)] ?? ''}` })",
        ''
      ],
      ['everybody is an operator', 'if (operatorOf(c, services)) return', 'if (true) return']
    ]
  ),
  ...faultsIn(
    'src/server/core/http/private-files.ts',
    'api',
    ['tests/core/private-files-limit.api.test.ts'],
    [['files are asked for without end', 'if (wait !== undefined) return refuse', 'if (false) return refuse']]
  ),
  ...faultsIn(
    'src/server/order/trace-photo.ts',
    'api',
    ['tests/core/private-files.api.test.ts'],
    [['a delivery is seen by every buyer', 'eq(transactions.buyerId, reader.buyerId)', 'undefined']]
  ),
  ...faultsIn(
    'src/server/core/http/media.ts',
    'api',
    ['tests/core/private-files.api.test.ts'],
    [['older pictures of deliveries are public', ' && !path.startsWith(privateFolder)', '']]
  ),
  ...faultsIn(
    'src/server/core/platform/photos.ts',
    'api',
    ['tests/core/private-files.api.test.ts'],
    [
      ['the picture of a step that failed stays', '    await remove()\n    throw error', '    throw error'],
      ['the picture of a refused step stays', '  if (!done.ok) await remove()\n  // The', '  // The']
    ]
  ),
  ...faultsIn(
    'src/lib/order/store/trace-photo.ts',
    'unit',
    ['tests/order/trace-photo.test.ts'],
    [
      ['a picture that is gone is asked for without end', 'if (shown.isRenewed) return', 'if (false) return'],
      ['a closed picture opens again', 'if ($tracePhoto.get() !== shown) return\n', '']
    ]
  ),
  ...faultsIn(
    'src/server/core/platform/s3-requests.ts',
    'unit',
    ['tests/core/adapters/storage-s3.test.ts'],
    [
      ['a bucket may be silent for ever', 'AbortSignal.any([ended, AbortSignal.timeout(answerMs)])', 'ended'],
      ['who waits for a turn waits for ever', 'ended.throwIfAborted()', ''],
      ['a bucket may fall silent in a file', ', AbortSignal.timeout(readingMs)', ''],
      ['a bucket may send files elsewhere', "      redirect: 'manual',\n", ''],
      ['a bucket that fails is asked once', 'const tries = 3', 'const tries = 1'],
      ['a bucket that refuses is asked again', '!isPassing(answer.status) || attempt', 'attempt'],
      ['a bucket that is not there holds nothing', " && complaint !== 'NoSuchBucket'", ''],
      ['any number waits for a bucket', 'if (line.pendingCount >= mostWaiting)', 'if (false)'],
      ['what is put is not signed', "{ 'x-amz-content-sha256': sha256 }", '{}']
    ]
  ),
  ...faultsIn(
    'src/server/core/adapters/storage-s3.ts',
    'unit',
    ['tests/core/adapters/storage-s3.test.ts', 'tests/core/adapters/storage.test.ts'],
    [
      ['any page has taken a picture', "if (!answer?.headers.get('etag')) throw", 'if (false) throw'],
      ['any page is a file', " || !found.headers.get('etag')", ''],
      ['a file has no size', 'size === undefined || ', ''],
      ['a file has no date', ' || Number.isNaN(changedAt.getTime())', ''],
      ['a file may have another size', 'if (done ? left !== 0 : value.length > left)', 'if (false)'],
      ['a list may be without end', 'if (bytes > listBytes) throw', 'if (false) throw'],
      ['any page is a list', "if (root?.name !== 'ListBucketResult') throw", 'if (!root) throw'],
      ['a list of other files is taken', '      path.startsWith(prefix) &&\n', ''],
      ['a list turns back', '      isBefore(files[at - 1]?.path ?? after, path) &&\n', ''],
      ['a listed name leads elsewhere', '      keyOf(path) === path &&\n', ''],
      ['a list is longer than asked for', 'files.length <= listedAtOnce && ', ''],
      ['an empty list goes on', ' && files.length > 0)', ')'],
      ['a path leads out of the bucket', 'return isOutside || isNone', 'return isNone']
    ]
  ),
  ...faultsIn(
    'src/server/core/platform/config/groups.ts',
    'unit',
    ['tests/core/config-s3.test.ts'],
    [['half a bucket starts', 'if (!isBegun || missing.length === 0)', 'if (true)']]
  ),
  ...faultsIn(
    'src/server/core/platform/unavailable.ts',
    'api',
    ['tests/core/storage-s3.api.test.ts'],
    [['a bucket that is away is our fault', "  'ESTORAGE',\n", '']]
  ),
  ...faultsIn(
    'src/server/orphan-files-job.ts',
    'api',
    ['tests/core/orphan-files.api.test.ts'],
    [
      ['another database’s files are cleaned up', 'if (!(await isOwnStorage(services))) return 0\n', ''],
      [
        'the demo’s clock makes files old',
        'Date.now() - youngHours',
        'Date.now() + 3 * 24 * 60 * 60_000 - youngHours'
      ],
      ['a file that a row names is removed', 'if (names.has(picture)) continue', ''],
      ['a file that was put again is removed', 'if (!file || !isOld(file.changedAt)) continue', ''],
      ['a run goes on and on', 'page < pagesAtOnce', 'page < pagesAtOnce * 2'],
      ['a walk begins at each look', 'if (place.begun > now - walkHours * 60 * 60_000) return undefined', ''],
      ['a walk begins again where it ended', '{ ...before, after: files.at(-1)!.path }', 'before']
    ]
  ),
  ...faultsIn(
    'src/server/core/platform/picture-files.ts',
    'api',
    ['tests/core/orphan-files.api.test.ts'],
    [['any file is a picture', '[0-9a-f]{24})-', '.+)-']]
  ),
  ...faultsIn(
    'src/server/core/platform/photos.ts',
    'api',
    ['tests/core/photo-formats.api.test.ts'],
    [
      [
        'an unreadable HEIC counts as a picture',
        "return compression === 'av1' ? 'picture' : 'heic'",
        "return 'picture'"
      ],
      ['any format is taken', "return formats.has(format) ? 'picture' : 'none'", "return 'picture'"],
      ['a picture unpacks without end', 'header.width * header.height > limit', 'false']
    ]
  ),
  ...faultsIn(
    'src/server/core/adapters/storage.ts',
    'api',
    ['tests/core/own-files.api.test.ts'],
    [
      ['private files are readable to the machine', ', ...(isOwn && { mode: ownerOnly.file })', ''],
      ['older private folders stay open', 'closeFolder(join(folder, own))', 'void own']
    ]
  ),
  ...faultsIn(
    'src/server/core/db/pglite.ts',
    'api',
    ['tests/core/own-files.api.test.ts'],
    [['a database stays open to the machine', 'closeFolder(folder)', '']]
  ),
  ...faultsIn(
    'src/server/core/platform/pixel-limit.ts',
    'unit',
    ['tests/core/pixel-limit.test.ts'],
    [
      ['AVIF unpacks as many pixels as a plain JPEG', "format === 'heif', ", ''],
      ['interlaced lines unpack as many', 'isProgressive === true, ', ''],
      ['16 bits unpack as many as eight', ", depth !== 'uchar'", '']
    ]
  ),
  ...faultsIn(
    'src/server/core/platform/avif.ts',
    'api',
    ['tests/core/avif.api.test.ts'],
    [
      ['two processes draw one picture', '.where(lte(avifQueue.dueAt, now))', ''],
      [
        'a picture that cannot be drawn is tried for ever',
        'if (claimed.tries < tries) return true',
        'return true'
      ],
      ['a picture that ends the process is tried again', 'if (claimed.tries <= tries) {', 'if (true) {'],
      ['a larger AVIF file is kept', 'if (avif.length < webp.size * worthwhile) await', 'await'],
      ['every picture may have AVIF files', 'folders.test(path)', 'true']
    ]
  ),
  ...faultsIn(
    'src/server/core/http/media.ts',
    'api',
    ['tests/core/avif.api.test.ts'],
    [
      ['AVIF goes to browsers that cannot show it', " && accept.includes('image/avif')", ''],
      ['a cache gives everybody the same form', "...(isAvif !== undefined && { vary: 'accept' })", '']
    ]
  ),
  ...faultsIn(
    'src/server/core/platform/photos.ts',
    'api',
    ['tests/core/avif.api.test.ts'],
    [['the AVIF files of a removed picture stay', '[...files, ...files.map(avifBeside)]', 'files']]
  )
]
