import { faultsIn } from './fault.ts'

/** What the browser keeps, and when it takes a session or an order for over. */
export const browserFaults = [
  ...faultsIn(
    'src/lib/core/call.ts',
    'unit',
    ['tests/core/call.test.ts'],
    [
      [
        'any 401 at the refresh ends the session',
        "result.error.code === 'session_over'",
        'result.error.status === 401'
      ],
      [
        'a late 401 refreshes again',
        'if (before !== refreshes) return attempt(line, input as object, options)\n',
        ''
      ],
      ['each call refreshes for itself', 'refreshing ??= attempt', 'refreshing = attempt'],
      ['an answer without a text shows an empty alert', 'body.message || fallback', "body.message ?? ''"],
      ['a failed refresh hides its reason', ': refreshed\n', ': first\n'],
      ['a page that nobody sees asks for things', '    await shown()\n', ''],
      ['a session that is over is refreshed again', '=== 401 && !isOver', '=== 401']
    ]
  ),
  ...faultsIn(
    'src/lib/identity/store/session.ts',
    'unit',
    ['tests/identity/session-store.test.ts'],
    [
      ['an answer brings back who left', '  if (before !== endings) return\n', ''],
      ['a limit forgets who is signed in', "if ($session.get().status === 'unknown') $session", '$session'],
      [
        "signing out leaves the tab's own keys",
        '  for (const key of Object.values(sessionKeys)) sessionStore.remove(key)\n',
        ''
      ],
      [
        'a sign-out does not reach the other tabs',
        "if (!uid && !isMaybeSignedIn() && session.status !== 'guest') return leave()",
        'if (false) return leave()'
      ],
      [
        "the last person's badges stay on a page of 'Kembali'",
        'personHere() ? leave() : ',
        "personHere() ? $session.set({ status: 'guest' }) : "
      ],
      ['a cleared storage signs out', '!uid && !isMaybeSignedIn() && session', '!uid && session'],
      ['tabs ask each other without end', 'if (!isKnown || !last) keepPersonHere', 'keepPersonHere'],
      ['a tab asks about whom it shows', '!uid || uid === shown', '!uid'],
      ["somebody else sees the last person's page", 'isOther(answer.value) ? startAgain() : ', ''],
      [
        'whoever signs in meanwhile is never asked about',
        'void (loading ?? Promise.resolve()).then(loadSession)',
        'void loadSession()'
      ],
      [
        "somebody else goes on with the last person's purchase",
        '[...Object.values(sessionKeys), ...begunKeys]',
        'Object.values(sessionKeys)'
      ],
      [
        'a lost role stays signed in',
        "  if (answer.error.code === 'role_refused') return refuseRole(answer.error.message)\n",
        ''
      ]
    ]
  ),
  ...faultsIn(
    'src/lib/identity/store/register.ts',
    'unit',
    ['tests/identity/sign-in.test.ts'],
    [
      ['a step back loses a passed code', 'if (isFree && isPassed(auth))', 'if (isFree && auth === "")'],
      ['a passed code counts for ever', ' && Date.now() < passed.until', '']
    ]
  ),
  ...faultsIn(
    'src/lib/identity/registration-form.ts',
    'unit',
    ['tests/identity/registration-form.test.ts'],
    [['a repetition that differs is said last of all', '...differingRepetition(schema, values), ', '']]
  ),
  ...faultsIn(
    'src/server/core/http/input.ts',
    'api',
    ['tests/identity/auth.api.test.ts'],
    [
      [
        'a call says nothing of a repetition that differs while other fields are wrong',
        '...differingRepetition(endpoint.input, raw), ',
        ''
      ]
    ]
  ),
  ...faultsIn(
    'src/lib/identity/store/live.ts',
    'unit',
    ['tests/identity/live.test.ts'],
    [
      [
        'a guest loses what they were shown',
        "session.status === 'guest' && mayHaveBeenShown",
        "session.status === 'guest'"
      ],
      [
        'the next person is shown the answers of the last one',
        'mayHaveBeenShown) forgetAnswers()',
        'false) return'
      ]
    ]
  ),
  ...faultsIn(
    'src/lib/core/fetched.ts',
    'unit',
    ['tests/identity/live.test.ts'],
    [['a chosen city falls out while cities are asked for again', "status === 'loading' ? last : ", '']]
  ),
  ...faultsIn(
    'src/lib/cart/store/cart-page.ts',
    'unit',
    ['tests/cart/cart-page.test.ts'],
    [
      ['what was bought meanwhile leaves nothing selected', 'still.length > 0 || left.length === 0', 'true'],
      ['a reload selects what nobody chose', 'if (left && (', 'if (!left && (']
    ]
  ),
  ...faultsIn(
    'src/lib/core/arrival.ts',
    'unit',
    ['tests/cart/cart-page.test.ts', 'tests/product/kept-choice.test.ts'],
    [['a new visit finds the old choice', "return arrival?.type === 'back_forward' || ", 'return true || ']]
  ),
  ...faultsIn(
    'src/lib/cart/store/cart-lines.ts',
    'unit',
    ['tests/cart/cart-page.test.ts'],
    [['a second tap removes again', 'if (leaving.has(detail.id)) return false\n', '']]
  ),
  ...faultsIn(
    'src/islands/address/address-drafts.ts',
    'unit',
    ['tests/address/address-drafts.test.ts'],
    [["the next person reads the last one's address", "status === 'guest' && drafts.clear()", 'void status']]
  ),
  ...faultsIn(
    'src/islands/identity/when-at-rest.ts',
    'unit',
    ['tests/identity/when-at-rest.test.ts'],
    [['a question comes over what was just opened', 'if (isBusy()) return wait()', '']]
  ),
  ...faultsIn(
    'src/server/core/platform/crypto.ts',
    'unit',
    ['tests/core/crypto.test.ts'],
    [
      ['every uid shares a nonce', '.update(text)\n', '.update(use)\n'],
      ['a uid is another one with each answer', 'nonce.subarray(0, 12)', 'randomBytes(12)']
    ]
  ),
  ...faultsIn(
    'src/lib/checkout/store/place-order.ts',
    'unit',
    ['tests/checkout/order-submit.test.ts'],
    [
      ["a fault of the server frees the order's key", 'status > 0 && status < 500', 'status > 0'],
      ["a refusal at the door frees the order's key", ' && !atTheDoor.has(code)', '']
    ]
  ),
  ...faultsIn(
    'src/lib/identity/store/login.ts',
    'unit',
    ['tests/identity/sign-in.test.ts'],
    [
      [
        'a claimed contact is not asked for the password',
        "answer.error.code === 'contact_claimed' ? show({ step: 'claimed' }) : inForm(answer.error)",
        'inForm(answer.error)'
      ],
      ['the sign-in form leaves before it asks to verify', "  $login.setKey('step', step)\n", '']
    ]
  ),
  ...faultsIn(
    'src/lib/identity/store/register.ts',
    'unit',
    ['tests/identity/sign-in.test.ts'],
    [
      [
        'the registration leaves before it asks to verify',
        "    show(other ? { ...start, step: 'verify', other } : start)\n",
        ''
      ]
    ]
  ),
  ...faultsIn(
    'src/lib/identity/store/pin.ts',
    'unit',
    ['tests/identity/sign-in.test.ts'],
    [
      [
        'a PIN made elsewhere is celebrated',
        'if (answer.ok) {',
        "if (answer.ok || answer.error.code === 'pin_exists') {"
      ]
    ]
  ),
  ...faultsIn(
    'src/lib/identity/store/otp.ts',
    'unit',
    ['tests/identity/sign-in.test.ts'],
    [['a code that passed is asked about again', 'if (sent.otpId === passedId) return', 'if (false) return']]
  ),
  ...faultsIn(
    'src/lib/identity/store/work.ts',
    'unit',
    ['tests/identity/code-flow.test.ts'],
    [
      ['a second click sends the form again', '  if ($work.get().isBusy) return false\n', ''],
      ['a form that was closed goes on', '  if (mine !== turn) return false\n', '']
    ]
  ),
  ...faultsIn(
    'src/lib/identity/store/reset.ts',
    'unit',
    ['tests/identity/code-flow.test.ts'],
    [
      [
        "another contact goes on with the last one's password",
        'passed && (!auth || passed === auth)',
        'passed'
      ],
      [
        'a verification that ran out ends in a dead end',
        '(await goToCode(true)) && answer.error',
        'answer.error'
      ]
    ]
  ),
  ...faultsIn(
    'src/lib/core/last-place.ts',
    'unit',
    ['tests/identity/last-place.test.ts'],
    [
      [
        'what is kept leads to another site',
        'safeNext(sessionStore.get(sessionKeys.lastPlace))',
        "sessionStore.get(sessionKeys.lastPlace) ?? '/'"
      ]
    ]
  ),
  ...faultsIn(
    'src/lib/identity/store/session.ts',
    'unit',
    ['tests/identity/session-store.test.ts'],
    [
      ['every page asks twice for what is personal', 'if (isNew) window', 'window'],
      [
        'a guest keeps what a person left behind',
        "$session.get().status === 'member' || personHere() ?",
        "$session.get().status === 'member' ?"
      ],
      ['the next person gets what the last one kept', '    forgetLast()\n    forgetKept()\n', ''],
      [
        'a guest who signs in loses what they looked at',
        'last && last !== profile.uid',
        'last !== profile.uid'
      ]
    ]
  ),
  ...faultsIn(
    'src/lib/identity/store/who-is-here.ts',
    'unit',
    ['tests/identity/session-store.test.ts'],
    [['what a person left behind is never looked at', '&& !personHere()) return', ') return']]
  ),
  ...faultsIn(
    'src/server/identity/push-token.ts',
    'api',
    ['tests/identity/spec-flows.api.test.ts'],
    [['an empty push token is kept', 'return token || null', 'return token']]
  ),
  ...faultsIn(
    'src/lib/core/safe-storage.ts',
    'unit',
    ['tests/core/safe-storage.test.ts'],
    [
      [
        'what a browser refuses to store is lost',
        '      } catch {\n        writeName(kept => (kept[named(key)] = value))\n      }',
        '      } catch {\n        writeName(kept => kept)\n      }'
      ]
    ]
  )
]
