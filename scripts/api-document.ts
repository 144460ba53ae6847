import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { apiDocument } from '#server/api-document/document.ts'
import { projectRoot } from '#server/core/platform/project-paths.ts'

// Writes docs/openapi.json: the response of /api/v1/openapi.json, for readers of the repository.
const document = JSON.stringify(apiDocument(), null, 2)
writeFileSync(join(projectRoot, 'docs/openapi.json'), `${document}\n`)
