import { expect, it } from 'vitest'

import { describeBuildError } from '../../scripts/build-error.ts'

const failing = (message: string, code?: string) => Object.assign(new Error(message), { code })

it.each([
  ['Node', failing('EACCES: permission denied', 'EACCES'), 'this user may not write there'],
  ['Node', failing('EROFS', 'EROFS'), 'a disk that takes no files'],
  ['the bundler', failing('Could not write: No space left on device (os error 28)'), 'The disk is full'],
  ['what stands behind it', new Error('x', { cause: failing('ENOSPC', 'ENOSPC') }), 'The disk is full']
])('a build that fails because of the disk says so in one sentence: %s', (_by, error, sentence) => {
  const described = describeBuildError(error, '/srv/baba')
  expect(described).toContain(sentence)
  expect(described).toContain('/srv/baba')
})

it('any other build error is shown unchanged', () => {
  expect(describeBuildError(failing('Unexpected token'), '/srv/baba')).toBeUndefined()
})
