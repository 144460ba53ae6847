import { faultsIn } from './fault.ts'

const cleanup = ['tests/core/cleanup.api.test.ts']
const backup = ['tests/core/backup.api.test.ts']
const restore = ['tests/core/restore.test.ts']

/** What is kept how long, and what a backup and a restore promise. */
export const keepFaults = [
  ...faultsIn('src/server/cleanup-job.ts', 'api', cleanup, [
    ['clean-up takes what should stay', '${unless ? sql`and not ${unless}` : sql``}', ''],
    ['clean-up goes on without an end', 'batch < batchesPerTurn', 'batch < 1_000_000'],
    ['clean-up lets nobody in between its statements', '    await setImmediate()\n', '']
  ]),
  ...faultsIn(
    'src/server/jobs.ts',
    'api',
    ['tests/core/jobs.api.test.ts'],
    [
      [
        'a job that failed waits for its next time',
        "job: name }, 'job failed')\n      await releaseRun(services.db, name)",
        "job: name }, 'job failed')"
      ]
    ]
  ),
  ...faultsIn('src/server/jobs.ts', 'api', cleanup, [
    [
      'what clean-up leaves over waits an hour',
      'if ((await run(services)) === false) await releaseRun(services.db, name)',
      'await run(services)'
    ]
  ]),
  ...faultsIn(
    'src/server/core/platform/repeat.ts',
    'unit',
    ['tests/core/repeat.test.ts'],
    [['a job that hangs never runs again', 'within(longestMs, work())', 'work()']]
  ),
  ...faultsIn(
    'src/server/core/http/idempotency.ts',
    'unit',
    ['tests/core/idempotency.test.ts'],
    [
      [
        'a key whose answer was lost is waited for',
        'within(answerTimeoutMs, runOnce(context, slot, prepare))',
        'runOnce(context, slot, prepare)'
      ]
    ]
  ),
  ...faultsIn('src/server/retention.ts', 'api', cleanup, [
    [
      'searches are kept for ever',
      'since: searchVisitors.day,\n    keep: { days: daysCounted }',
      'since: searchVisitors.day,\n    keep: { years: 9 }'
    ],
    ['first answers stay longer than they should', 'keep: { hours: 48 }', 'keep: { hours: 49 }']
  ]),
  ...faultsIn(
    'src/server/kept-for-ever.ts',
    'unit',
    ['tests/core/retention.test.ts'],
    [['a table is forgotten', "      'ledger_entries',\n", '']]
  ),
  ...faultsIn('src/server/core/backup/take-backup.ts', 'api', backup, [
    [
      'a backup leaves the log out',
      "copyFiles(join(from, 'pg_wal'), join(to, 'pg_wal'), log.files, ownerOnly, signal)",
      '[]'
    ],
    ['uploads that were let go are taken for whole', '    await session.confirm()\n', ''],
    ['a half backup keeps its folder', 'await rm(half, { recursive: true, force: true })', ''],
    [
      'a backup is taken into a folder with something in it',
      'if (found.length > 0) throw',
      'if (found.length > 1_000_000) throw'
    ],
    ['a backup is taken into its own data', 'if (await isWithin(dataDir, folder))', 'if (folder === dataDir)']
  ]),
  ...faultsIn('src/server/core/backup/copy-files.ts', 'api', backup, [
    ['a backup that was given up goes on', '      signal?.throwIfAborted()\n', '']
  ]),
  ...faultsIn('src/server/core/platform/own-folder.ts', 'api', backup, [
    ['everybody may read a backup', 'file: 0o600', 'file: 0o644']
  ]),
  ...faultsIn(
    'src/server/core/backup/copy-files.ts',
    'unit',
    ['tests/core/restore.test.ts'],
    [['a half is taken away while it is written', '  await Promise.allSettled(copying)\n', '']]
  ),
  ...faultsIn('src/server/core/backup/door.ts', 'api', backup, [
    [
      'two backups are taken at once',
      "if (serving) return void socket.end(line({ refused: 'Another backup is under way.' }))",
      ''
    ],
    ['a silent copier holds the door', 'giveUpAfter(socket, silentMs)', 'giveUpAfter(socket, longestMs)'],
    ['uploads are removed under a backup', 'const letGo = holdFiles()', 'const letGo = async () => undefined']
  ]),
  ...faultsIn('src/server/core/backup/manifest.ts', 'unit', restore, [
    [
      'a list that was changed is believed',
      'if (sha256Of(text) !== manifest.sumsSha256)',
      'if (text === undefined)'
    ],
    [
      'a backup writes outside of its folders',
      'parts.includes(part as (typeof parts)[number]) && isPlain',
      'true'
    ]
  ]),
  ...faultsIn('src/server/core/backup/restore-backup.ts', 'unit', restore, [
    ['a link in a backup is followed', '    await refuseLinks(from, paths)\n', ''],
    ['a damaged file is restored', 'copied.get(path) !== sha256', 'false'],
    ['a restore writes over data', 'occupied.length > 0 && !replace', 'occupied.length > 1_000'],
    ['a backup of a newer version is restored', 'manifest.migration > restoring.migration', 'false'],
    [
      'a restore takes what a marketplace works with',
      "const unlock = lockFolder(join(dataDir, 'database'))",
      'const unlock = () => undefined'
    ]
  ]),
  ...faultsIn('src/server/core/db/pglite.ts', 'unit', restore, [
    [
      'a marketplace starts on half a restore',
      'if (existsSync(unfinishedRestore(folder)))',
      'if (folder === undefined)'
    ]
  ]),
  ...faultsIn('src/server/core/db/checkpoint.ts', 'api', backup, [
    ['the log begins anew under a backup', ' && !isBackedUp()', '']
  ])
]
