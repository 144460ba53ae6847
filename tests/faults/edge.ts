import { faultsIn } from './fault.ts'

const api = 'src/server/api/'

/** What stands between the network and the handlers: addresses, inputs, limits, sockets, neighbours. */
export const edgeFaults = [
  ...faultsIn(
    'src/lib/paths.ts',
    'unit',
    ['tests/domain/next.test.ts'],
    [
      ['the way back may begin with two slashes', " || url.pathname.startsWith('//')", ''],
      ['the way back may be of any length', ' || next.length > longestNext', ''],
      ['the way back may be of another origin', 'url?.origin !== here || ', '!url || ']
    ]
  ),
  ...faultsIn(
    'src/lib/domain/identifier.ts',
    'unit',
    ['tests/domain/bounds.test.ts', 'tests/domain/patterns.test.ts'],
    [
      ['an identifier of any length is tried', '  if (text.length > identifierLimit) return undefined\n', ''],
      [
        'the email pattern goes back over what it read',
        String.raw`[^\s@.]+(?:\.[^\s@.]+)+$`,
        String.raw`[^\s@]+\.[^\s@]+$`
      ]
    ]
  ),
  ...faultsIn(
    `${api}input.ts`,
    'api',
    ['tests/api/bad-input.test.ts'],
    [
      ['an input may be nested without end', ' || depth > deepest', ''],
      ['an input may hold a NUL', " || value.includes('\\0')", ''],
      ['an input may hold any number of values', 'seen > mostValues || ', ''],
      ['a name may come with and without brackets', 'Array.isArray(before) !== isList', 'false'],
      ['__proto__ is a name like any other', "key === '__proto__' || ", '']
    ]
  ),
  ...faultsIn(
    'src/server/hosts.ts',
    'unit',
    ['tests/domain/hosts.test.ts'],
    [
      ['an address may hold a NUL', "url.includes('%00')", 'false'],
      ['an address may have no text', ' || !isText(path)', ''],
      ['any method reaches the pages', '!methods.has(method)', 'false']
    ]
  ),
  ...faultsIn(
    'src/server/limits.ts',
    'api',
    ['tests/api/limits.test.ts'],
    [
      ['limits never limit', 'points, duration: 60', 'points: points * 1000, duration: 60'],
      ['every IPv6 address counts apart', 'networkOf(address))\n', 'address)\n']
    ]
  ),
  ...faultsIn(
    'src/server/redis.ts',
    'api',
    ['tests/api/redis-away.test.ts'],
    [
      [
        'commands wait for Redis to come back',
        'enableOfflineQueue: false,\n    maxRetriesPerRequest: 0,\n    autoResubscribe: false,\n    commandTimeout: patienceMs,',
        'autoResubscribe: false,'
      ]
    ]
  ),
  ...faultsIn(
    'src/server/tagged-store.ts',
    'unit',
    ['tests/domain/tagged-store.test.ts'],
    [
      [
        'a page made before a change is kept',
        'if (entry.tags.some(tag => (this.#forgotten.get(tag) ?? 0) > startedAt)) return',
        ''
      ],
      ['a page made before a gap is kept', '        if (this.#forgottenAll > startedAt) return\n', ''],
      [
        'the store grows without end',
        'if (this.#bytes <= this.#maxBytes && this.#entries.size <= this.#maxEntries) break',
        'break'
      ]
    ]
  ),
  ...faultsIn(
    'src/server/adapters/realtime-embedded.ts',
    'api',
    ['tests/api/sockets.test.ts'],
    [
      ['a client that does not read is sent more', 'peer.socket.bufferedAmount > mostBuffered', 'false'],
      ['a client may send without end', 'if (isFlooding(peer)) return socket.terminate()', ''],
      ['a long frame is read', 'maxPayload: longestFrame', 'maxPayload: 1e9'],
      [
        'what is no channel is repeated',
        "if (!channelName.test(channel)) return refuseFrame(peer, 4009, 'Channel not allowed')\n",
        ''
      ]
    ]
  ),
  ...faultsIn(
    'src/server/adapters/realtime-embedded.ts',
    'api',
    ['tests/api/realtime.test.ts'],
    [['a private channel needs no signature', '!isSigned || ', '']]
  ),
  ...faultsIn(
    'src/server/adapters/socket-gate.ts',
    'api',
    ['tests/api/sockets.test.ts'],
    [
      [
        'an address opens any number of sockets',
        'if (open >= config.socketsPerAddress) return { status: 429 }',
        ''
      ],
      [
        'a page of another site opens a socket',
        'if (!isOwnOrigin(request, config)) return { status: 403 }',
        ''
      ]
    ]
  ),
  ...faultsIn(
    'src/server/bounded-line.ts',
    'api',
    ['tests/api/busy.test.ts'],
    [['any number waits for threads', 'line.pendingCount >= bounds.mostWaiting', 'false']]
  ),
  ...faultsIn(
    `${api}envelope.ts`,
    'api',
    ['tests/api/busy.test.ts', 'tests/api/limits.test.ts'],
    [
      ['nobody says when to try again', 'if (!result.ok) sayWhenToRetry(c, result.error)', ''],
      ['small answers are compressed', "    'content-length': String(Buffer.byteLength(json))\n", '']
    ]
  ),
  ...faultsIn(
    'src/server/page-headers.ts',
    'api',
    ['tests/api/page-headers.test.ts'],
    [
      ['pages may connect anywhere', 'connect-src ${connectSources(config, host)}', 'connect-src *'],
      ['https is not asked for', 'isForwardedHttps || ', '']
    ]
  ),
  ...faultsIn(
    'src/server/data/search-counts.ts',
    'api',
    ['tests/api/suggestions.test.ts'],
    [
      ['one visitor makes a suggestion', 'const visitorsNeeded = 5', 'const visitorsNeeded = 1'],
      ['words of no trade become suggestions', ' || !(await isOfTheTrade(db, plain))', ''],
      ['a visitor counts for any number of keywords', 'const mostPerDay = 50', 'const mostPerDay = 5_000'],
      [
        'searches are kept for ever',
        'await db.delete(searchVisitors).where(lt(searchVisitors.day, oldest))',
        ''
      ]
    ]
  ),
  ...faultsIn(
    'src/server/static.ts',
    'api',
    ['tests/api/static.test.ts'],
    [
      [
        'a file that is gone ends the process',
        "res.once('pipe', file => file.once('error', () => res.destroy()))",
        ''
      ]
    ]
  ),
  ...faultsIn(
    'src/server/drain.ts',
    'proof',
    ['tests/proof/stop.test.ts'],
    [
      [
        'a stop cuts what is under way',
        'setTimeout(() => server.closeAllConnections(), drainMs)',
        'void server.closeAllConnections()'
      ]
    ]
  ),
  ...faultsIn(
    `${api}mount.ts`,
    'proof',
    ['tests/proof/stop.test.ts'],
    [
      [
        'a connection goes on after a body that was not read',
        "frame.answerHeaders.set('connection', 'close')",
        ''
      ]
    ]
  ),
  ...faultsIn(
    `${api}mount.ts`,
    'api',
    ['tests/api/log.test.ts', 'tests/api/signature.test.ts'],
    [
      ['failed guesses are not told', 'return isAct || isFailedGuess', 'return isAct'],
      ['any token opens the service API', "operatorOf(c, services) ? undefined : 'unauthorized'", 'undefined']
    ]
  ),
  ...faultsIn(
    `${api}gate.ts`,
    'api',
    ['tests/api/signature.test.ts'],
    [['an old signature is taken', '> signatureWindowMs', '> 1e15']]
  )
]
