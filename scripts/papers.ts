import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { projectRoot } from '#server/core/platform/project-paths.ts'
import { papers } from './papers/papers.ts'

// `npm run papers`: writes the documents that are made from the code.
for (const [file, text] of await papers()) writeFileSync(join(projectRoot, file), text)
