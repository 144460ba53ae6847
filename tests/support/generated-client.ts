import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'

import { projectRoot } from '#server/core/platform/project-paths.ts'

const folder = join(projectRoot, 'tests/api-document')

/** The types that an outsider generates from the committed document; files are Blobs in them. */
export async function generateTypes(): Promise<string> {
  const document = readFileSync(join(projectRoot, 'docs/openapi.json'), 'utf8')
  const nodes = await openapiTS(document, {
    transform: schema =>
      'format' in schema && schema.format === 'binary'
        ? ts.factory.createTypeReferenceNode('Blob')
        : undefined
  })
  return astToString(nodes)
}

/**
 * The compiler's errors, with its strictest options, for each client with generated types. Nothing is written to
 * disk.
 */
export function complaintsAbout(types: string, clients: readonly string[]): string[][] {
  const names = clients.map((_client, index) => join(folder, `client-${index}.ts`))
  const files = new Map([
    [join(folder, 'api.ts'), types],
    ...names.map((name, index) => [name, clients[index] ?? ''] as const)
  ])
  const options: ts.CompilerOptions = {
    strict: true,
    noUncheckedIndexedAccess: true,
    noImplicitAny: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: []
  }
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile } = host
  host.fileExists = name => files.has(name) || fileExists(name)
  host.readFile = name => files.get(name) ?? readFile(name)
  const program = ts.createProgram([...files.keys()], options, host)
  return names.map(name =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(name))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
  )
}
