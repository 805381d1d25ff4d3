import { type ESTree, type ParseResult, parseSync, Visitor } from 'vite'

export type Source = { path: string; code: string }
export type Plan = typeof import('./house.ts')

/** One imported name; `*` for a whole module, `default` for its default. */
type ImportedName = { name: string; local: string; isType: boolean }

/** An import or a re-export. `to` is the file it leads to from the root, or the package it comes from. */
export type Import = {
  to: string
  isPackage: boolean
  isType: boolean
  spelled: string
  names: ImportedName[]
  isExport: boolean
}

export type HouseFile = Source & {
  room: string
  isTest: boolean
  isServer: boolean
  program: ESTree.Program
  comments: readonly { value: string; start: number }[]
  imports: Import[]
}

/** The code of the project, parsed, and its files that are only text (style sheets, the schema). */
export type Tree = { files: HouseFile[]; texts: Source[]; broken: string[] }

/** A rule returns one sentence for each breach: the file, what is wrong, what to do instead. */
export type Rule = { sentence: string; faults(tree: Tree, plan: Plan): string[] }

const isCode = (path: string) => /\.(tsx?|mjs)$/.test(path)

export function treeOf(sources: readonly Source[]): Tree {
  const tree: Tree = { files: [], texts: [], broken: [] }
  for (const source of sources) {
    if (!isCode(source.path)) tree.texts.push(source)
    else {
      const result = parseSync(source.path, source.code)
      if (result.errors[0])
        tree.broken.push(`${source.path} cannot be parsed: ${result.errors[0].message}. Until it can, no rule sees it.`)
      else tree.files.push(fileOf(source, result))
    }
  }
  return tree
}

export const everyFileIsRead: Rule = {
  sentence: 'every file can be parsed, so that no rule overlooks it',
  faults: ({ broken }) => broken,
}

function fileOf(source: Source, { program, module, comments }: ParseResult): HouseFile {
  const { path } = source
  const isTest = /\.test\.tsx?$/.test(path)
  const imports: Import[] = []
  const add = (spelled: string, names: ImportedName[], isType: boolean, isExport = false) => {
    if (spelled.includes('/+types/')) return
    imports.push({ ...target(path, spelled), spelled, names, isType, isExport })
  }
  for (const { moduleRequest, entries } of module.staticImports) {
    const names = entries.map(({ importName, localName, isType }) => ({
      name: importName.kind === 'Name' ? (importName.name ?? '') : importName.kind === 'Default' ? 'default' : '*',
      local: localName.value,
      isType,
    }))
    add(moduleRequest.value, names, names.length > 0 && names.every(({ isType }) => isType))
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, importName, exportName, isType } of entries) {
      if (!moduleRequest) continue
      add(moduleRequest.value, [{ name: importName.name ?? '*', local: exportName.name ?? '*', isType }], isType, true)
    }
  }
  new Visitor({
    ImportExpression({ source }) {
      if (source.type === 'Literal' && typeof source.value === 'string')
        add(source.value, [{ name: '*', local: '', isType: false }], false)
    },
    TSImportType({ source }) {
      add(source.value, [{ name: '*', local: '', isType: true }], true)
    },
  }).visit(program)
  return { ...source, room: roomOf(path), isTest, isServer: /\.server\./.test(path), program, comments, imports }
}

/** A test is beside its file but belongs to the room of tests: it may import everything, and nothing may import it. */
export function roomOf(path: string): string {
  return /\.test\.tsx?$/.test(path) ? 'tests' : part(path, 0)
}

export const part = (path: string, depth: number): string => path.split('/')[depth] ?? ''

/** The feature a file belongs to, if it belongs to one and is no test. */
export const featureOf = (path: string): string | undefined => (roomOf(path) === 'features' ? part(path, 1) : undefined)

function target(from: string, spelled: string): { to: string; isPackage: boolean } {
  const bare = spelled.replace(/\?.*$/, '')
  if (bare.startsWith('#')) return { to: bare.slice(1), isPackage: false }
  if (!bare.startsWith('.')) return { to: packageName(bare), isPackage: true }
  return { to: new URL(bare, `file:///${from}`).pathname.slice(1), isPackage: false }
}

function packageName(spelled: string): string {
  if (spelled.startsWith('node:') || spelled.startsWith('virtual:')) return spelled
  return spelled
    .split('/')
    .slice(0, spelled.startsWith('@') ? 2 : 1)
    .join('/')
}

/** Every import between files of the project, with the file that makes it. */
export function importsBetween({ files }: Tree): { file: HouseFile; link: Import }[] {
  return files.flatMap((file) => file.imports.filter(({ isPackage }) => !isPackage).map((link) => ({ file, link })))
}

/** The names that a declaration binds: `const { a, b: [c] } = …` binds a and c. */
export function boundNames(pattern: ESTree.BindingPattern | ESTree.ParamPattern | null): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name]
    case 'ObjectPattern':
      return pattern.properties.flatMap((one) => boundNames(one.type === 'RestElement' ? one.argument : one.value))
    case 'ArrayPattern':
      return pattern.elements.flatMap((one) => boundNames(one?.type === 'RestElement' ? one.argument : one))
    case 'AssignmentPattern':
      return boundNames(pattern.left)
    case 'RestElement':
      return boundNames(pattern.argument)
    default:
      return []
  }
}
