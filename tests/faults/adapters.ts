import { faultsIn } from './fault.ts'

/** What every implementation of an adapter promises, and what keeps its neighbour's failures to itself. */
export const adapterFaults = [
  ...faultsIn(
    'src/server/core/adapters/storage.ts',
    'unit',
    ['tests/core/adapters/storage.test.ts'],
    [
      [
        'a path leads out of the storage',
        'file.startsWith(resolve(folder) + sep) ? file : undefined',
        'file'
      ],
      ['a path leads into a folder of the same beginning', 'resolve(folder) + sep', 'resolve(folder)'],
      ['a name with a NUL throws', "if (path.includes('\\0')) return undefined", ''],
      [
        'a file is written in its place',
        'await writeFile(half, bytes, { flush: true, ...(isOwn && { mode: ownerOnly.file }) })\n        await rename(half, file)',
        'await writeFile(file, bytes, { flush: true })'
      ],
      ['a half file stays', 'await rm(half, { force: true })', '']
    ]
  ),
  ...faultsIn(
    'src/server/core/adapters/payment.ts',
    'unit',
    ['tests/core/adapters/payment.test.ts'],
    [
      [
        'anybody may say what was paid',
        "if (!sameText(headers.get(sandboxSignatureHeader) ?? '', sign(body))) return undefined",
        ''
      ],
      ['installations believe each other', '`sandbox-gateway:${config.appSecret}`', "'sandbox-gateway'"],
      ['an id of any length is taken', ' && value.length <= longestName', ''],
      ['an id may hold a NUL', " && !value.includes('\\0')", ''],
      ['half a rupiah is paid', 'Number.isSafeInteger(amount)', "typeof amount === 'number'"],
      [
        'anything may have happened',
        "(kind === 'paid' || kind === 'expired' || kind === 'failed')",
        'kind !== undefined'
      ]
    ]
  ),
  ...faultsIn(
    'src/server/core/adapters/mailer.ts',
    'api',
    ['tests/core/adapters/mailer.api.test.ts'],
    [
      ['an address is read as a list', "to: { name: '', address: to }", 'to'],
      ['a mail server may take ten minutes', ',\n        signal: AbortSignal.timeout(patienceMs)', '']
    ]
  ),
  ...faultsIn(
    'src/server/core/adapters/whatsapp.ts',
    'api',
    ['tests/core/adapters/whatsapp.api.test.ts'],
    [
      ['a provider may take for ever', ',\n    signal: AbortSignal.timeout(patience)', ''],
      ['a provider may send a code elsewhere', "    redirect: 'error',\n", ''],
      ['an answer that nobody reads goes on', '  await answer.body?.cancel()\n', ''],
      ['any answer counts as sent', 'if (!answer.ok) throw', 'if (false) throw'],
      ['a provider is not told who asks', 'authorization: `Bearer ${token}`, ', '']
    ]
  ),
  ...faultsIn(
    'src/server/core/platform/bus.ts',
    'api',
    ['tests/core/adapters/bus.api.test.ts'],
    [
      [
        'a listener that breaks ends the sender',
        "        options.log.error({ error, topic: message.topic }, 'message not taken')\n",
        '        throw error\n'
      ]
    ]
  ),
  ...faultsIn(
    'src/server/core/platform/limits.ts',
    'api',
    ['tests/core/adapters/limits.api.test.ts'],
    [
      ['limits never limit', 'points, duration: 60', 'points: points * 1000, duration: 60'],
      [
        'a session counts as an address',
        'address.startsWith(sessionKey) ? address : networkOf(address)',
        'networkOf(address)'
      ],
      ['a call fails with Redis', '      return own.consume(network)\n    }\n', '      throw error\n    }\n'],
      ['every IPv6 address counts apart', 'networkOf(address))\n', 'address)\n']
    ]
  ),
  ...faultsIn(
    'src/server/core/platform/redis.ts',
    'api',
    ['tests/core/adapters/limits.api.test.ts'],
    [
      [
        'commands wait for Redis to come back',
        'enableOfflineQueue: false,\n    maxRetriesPerRequest: 0,\n    autoResubscribe: false,\n    commandTimeout: patienceMs,',
        'autoResubscribe: false,'
      ]
    ]
  ),
  ...faultsIn(
    'src/server/core/platform/tagged-store.ts',
    'unit',
    ['tests/core/adapters/tagged-store.test.ts'],
    [
      [
        'a page made before a change is kept',
        'if (entry.tags.some(tag => (this.#forgotten.get(tag) ?? 0) > startedAt)) return',
        ''
      ],
      ['long addresses are kept for nothing', ' + 2 * key.length + frameBytes', ''],
      ['a page made before a gap is kept', '        if (this.#forgottenAll > startedAt) return\n', ''],
      [
        'the store grows without end',
        'if (this.#bytes <= this.#maxBytes && this.#entries.size <= this.#maxEntries) break',
        'break'
      ]
    ]
  ),
  ...faultsIn(
    'src/server/core/adapters/realtime-pusher.ts',
    'unit',
    ['tests/core/adapters/realtime.test.ts'],
    [
      ['the service may take for ever', ',\n      signal: AbortSignal.timeout(patienceMs)', ''],
      ['the service may send events elsewhere', "      redirect: 'error',\n", ''],
      ['the end of a session waits behind events', 'const ending = pLimit(atOnce)', 'const ending = line'],
      ['any answer of the service counts as taken', 'if (!answer.ok) throw', 'if (false) throw'],
      [
        'any number of events waits for the service',
        "if (line.pendingCount >= mostWaiting) return log.warn({ event }, 'event dropped: too many wait')",
        ''
      ],
      [
        'an event that was not taken ends the process',
        ".catch((error: unknown) => {\n      log.warn({ error, event }, 'event dropped: the service did not take it')\n    })",
        ''
      ]
    ]
  ),
  ...faultsIn(
    'src/server/core/adapters/realtime-embedded.ts',
    'unit',
    ['tests/core/adapters/realtime.test.ts'],
    [
      ['marketplaces let each other in', '`realtime:${options.secret}`', "'realtime'"],
      ['events reach everybody', 'if (peer.channels.has(channel)) send', 'send'],
      [
        'a server that closes keeps its sockets',
        '      for (const peer of peers) peer.socket.terminate()\n',
        ''
      ]
    ]
  ),
  ...faultsIn(
    'src/server/core/http/listener.ts',
    'unit',
    ['tests/core/listener.test.ts'],
    [['a request that fails past the pages ends the process', '.catch(failed)', '']]
  ),
  ...faultsIn(
    'src/server/core/platform/load-env.ts',
    'unit',
    ['tests/core/load-env.test.ts'],
    [['a start without .env fails', 'if (existsSync(file)) loadEnvFile', 'loadEnvFile']]
  ),
  ...faultsIn(
    'scripts/check-node.mjs',
    'unit',
    ['tests/core/check-node.test.ts'],
    [['any Node 22 is enough', ' && minor >= 18', '']]
  ),
  ...faultsIn(
    'src/server/reference/apply.ts',
    'api',
    ['tests/reference/apply.api.test.ts'],
    [
      [
        'regions that stand there are written again',
        'if (before && (before.value === version || before.value.startsWith(sample))) return',
        ''
      ]
    ]
  ),
  ...faultsIn(
    'src/server/start-services.ts',
    'api',
    ['tests/core/database-away.api.test.ts'],
    [
      [
        'a clock that cannot be read ends the process',
        ".catch((error: unknown) => log.warn({ error }, 'clock'))",
        ''
      ]
    ]
  ),
  ...faultsIn(
    'src/server/core/db/connect.ts',
    'api',
    ['tests/core/database-away.api.test.ts'],
    [['a lost connection is waited for without an end', 'statementMs * silent', '0']]
  ),
  ...faultsIn(
    'src/server/core/platform/bus.ts',
    'api',
    ['tests/core/adapters/bus.api.test.ts'],
    [
      [
        'a bus with nothing to hear is taken for a lost one',
        'select pg_notify(${channel}, ${beat})',
        'select 1'
      ]
    ]
  ),
  ...faultsIn(
    'src/server/core/page/backend-proxy.ts',
    'unit',
    ['tests/core/backend-proxy.test.ts'],
    [
      ['a body is the next request of a backend', "name !== 'content-length'", 'true'],
      ['a path leads out of what is passed', 'if (leadsElsewhere(url))', 'if (!url)'],
      ['a socket leads out of what is passed', ' && !leadsElsewhere(req.url)', '']
    ]
  )
]
