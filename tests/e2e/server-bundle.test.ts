import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

type Links = { atOnce: string[]; later: string[] }

const chunks = new Map(
  readdirSync('build/server', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, linksOf(name, readFileSync(path.join('build/server', name), 'utf8'))]),
)

/** The imports of a file of the build: from its own folder by path, from node_modules by name. */
function linksOf(file: string, code: string): Links {
  const place = (spelled: string) => (spelled.startsWith('.') ? path.posix.join(path.posix.dirname(file), spelled) : spelled)
  const { module, program } = parseSync(file, code)
  const later: string[] = []
  new Visitor({
    ImportExpression({ source }) {
      if (source.type === 'Literal' && typeof source.value === 'string') later.push(place(source.value))
    },
  }).visit(program)
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  )
  const atOnce = [...module.staticImports.map(({ moduleRequest }) => moduleRequest.value), ...passedOn]
  return { atOnce: atOnce.map(place), later }
}

const packageOf = (spelled: string) => spelled.match(/^(?:@[^/]+\/)?[^/]+/)?.[0] ?? spelled
const isPackage = (link: string) => !chunks.has(link) && !isBuiltin(link)

/** The packages that these files load, with all that they import at once. */
function packagesOf(files: readonly string[]): string[] {
  const seen = new Set(files)
  for (const file of seen) for (const link of chunks.get(file)?.atOnce ?? []) seen.add(link)
  return [...new Set([...seen].filter(isPackage).map(packageOf))].sort()
}

test('a start loads few packages, none that makes pictures or prints: every other one is in the bundle, where only what is used of it is read', () => {
  const entry = chunks.get('server.js')
  expect(entry?.later.map((file) => file.replace(/-.{8}\.js$/, ''))).toEqual([
    'assets/start-server',
    'assets/server-build',
    'assets/worker',
  ])
  expect(packagesOf(['server.js', ...(entry?.later ?? [])])).toEqual([
    '@prometheus-io/client',
    'nodemailer',
    'pg',
    'pg-copy-streams',
    'react',
    'react-dom',
    'react-router',
  ])
})

test.each([
  ['render-document', '@react-pdf/renderer'],
  ['read-picture', 'sharp'],
])('%s is loaded by itself, in a worker process', (file, name) => {
  const later = [...chunks.values()].flatMap((links) => links.later).filter((link) => link.includes(file))
  expect(packagesOf([...new Set(later)])).toContain(name)
})
