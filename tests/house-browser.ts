import type { ESTree } from 'vite'
import { pagesOf } from './house-pages.ts'
import { boundNames, type HouseFile, type Import, type Plan, part, type Rule, type Tree } from './house-tree.ts'

export const pureFilesArePure: Rule = {
  sentence: 'a file of values, artwork or features without .server in its name is pure',
  faults: ({ files }, { purePackages, pureTypes }) =>
    files
      .filter(({ room, isServer }) => ['values', 'artwork', 'features'].includes(room) && !isServer)
      .flatMap((file) =>
        file.imports.flatMap(({ to, isPackage, isType }) => {
          if (isPackage && !purePackages.includes(to) && !(isType && pureTypes.includes(to)))
            return [
              `${file.path} imports ${to}: a pure file imports no package but ${purePackages.join(', ')}. Name it .server, or pass the value in.`,
            ]
          if (!isPackage && /\.server\./.test(to))
            return [
              `${file.path} imports ${to}: a pure file imports no .server file. Name it .server, or move what it needs to a pure one.`,
            ]
          return []
        }),
      ),
}

export const browserTakesNoServerFile: Rule = {
  sentence: 'no page takes a .server file into the browser',
  faults: (tree, plan) =>
    shipped(tree, plan, plan.browserParts)
      .filter(({ link }) => !link.isPackage && /\.server\./.test(link.to))
      .map(
        ({ root, chain, link }) =>
          `${root} ships ${[...chain, link.to].join(' → ')}. Ask for it in the loader or action alone, or name the file .server.`,
      ),
}

export const publicPagesStayLight: Rule = {
  sentence: 'public pages ship no zod, and no package that is not in the plan',
  faults: (tree, plan) =>
    shipped(tree, plan, plan.publicParts)
      .filter(({ link }) => link.isPackage && !plan.browserPackages.includes(link.to))
      .map(
        ({ root, chain, link }) =>
          `${root} ships ${[...chain, link.to].join(' → ')}. Use it in the loader or action alone, or move the plain value to a file without it.`,
      ),
}

export const editorStaysInAdmin: Rule = {
  sentence: 'the packages of the editor are known to the editor alone',
  faults: ({ files }, { adminPackages, adminPackagesAt }) =>
    files
      .filter(({ path }) => !path.startsWith(adminPackagesAt))
      .flatMap(({ path, imports }) =>
        imports
          .filter(({ isPackage, to }) => isPackage && adminPackages.includes(to))
          .map(
            ({ to }) =>
              `${path} imports ${to}: it belongs to ${adminPackagesAt}. Use what that folder exports, fetched when it is needed.`,
          ),
      ),
}

type Shipped = { root: string; chain: string[]; link: Import }

/**
 * Every import that reaches a browser with these parts of app, each named by the nearest file of app and the path from
 * there. A bundler may remove some of it; what is not reached here cannot be in the bundle at all.
 */
export function shipped(tree: Tree, plan: Plan, parts: readonly string[]): Shipped[] {
  const byPath = new Map(tree.files.map((file) => [file.path, file]))
  const pages = new Set(['app/root.tsx', ...pagesOf(tree).pages.map(({ file }) => file)])
  const isRoot = ({ room, path, isServer }: HouseFile) => room === 'app' && parts.includes(part(path, 1)) && !isServer
  return tree.files.filter(isRoot).flatMap((root) => {
    const seen = new Set<string>()
    const follow = (file: HouseFile, chain: string[]): Shipped[] =>
      remaining(file, pages.has(file.path) ? plan.serverExports : []).flatMap((link) => {
        const next = byPath.get(link.to)
        const here = { root: root.path, chain, link }
        if (!next || next.isServer || isRoot(next) || seen.has(link.to)) return [here]
        seen.add(link.to)
        return [here, ...follow(next, [...chain, link.to])]
      })
    return follow(root, [])
  })
}

/** The imports that are left of a file once the exports that only the server needs are taken out, with all that only they use. */
function remaining({ program, imports }: HouseFile, taken: readonly string[]): Import[] {
  const values = imports.filter(({ isType, names }) => !isType && !(names.length > 0 && names.every((name) => name.isType)))
  if (taken.length === 0) return values
  const alive = aliveNames(program, taken)
  return values.filter(({ isExport, names }) =>
    isExport
      ? names.some(({ local }) => !taken.includes(local))
      : names.length === 0 || names.some(({ local, isType }) => !isType && (local === '' || alive.has(local))),
  )
}

function aliveNames(program: ESTree.Program, taken: readonly string[]): Set<string> {
  const alive = new Set<string>()
  const waiting = new Map<string, ESTree.Node[]>()
  const wake = (node: ESTree.Node) => {
    for (const name of namesIn(node, new Set())) {
      if (alive.has(name)) continue
      alive.add(name)
      for (const declared of waiting.get(name) ?? []) wake(declared)
    }
  }
  const wait = (names: readonly string[], node: ESTree.Node) => {
    for (const name of names) waiting.set(name, [...(waiting.get(name) ?? []), node])
  }
  const roots: ESTree.Node[] = []
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') continue
    const exported = statement.type === 'ExportNamedDeclaration'
    const made = exported && statement.declaration ? statement.declaration : statement
    const place = (names: readonly string[], node: ESTree.Node) => {
      if (!exported) wait(names, node)
      else if (!names.every((name) => taken.includes(name))) roots.push(node)
    }
    if (made.type === 'VariableDeclaration') for (const one of made.declarations) place(boundNames(one.id), one)
    else if (made.type === 'FunctionDeclaration' || made.type === 'ClassDeclaration') place(made.id ? [made.id.name] : [], made)
    else if (made.type === 'ExportNamedDeclaration') {
      if (!made.source)
        for (const one of made.specifiers)
          if (one.exported.type !== 'Identifier' || !taken.includes(one.exported.name)) roots.push(one.local)
    } else roots.push(made)
  }
  for (const root of roots) wake(root)
  return alive
}

const isNode = (value: unknown): value is ESTree.Node => typeof value === 'object' && value !== null && 'type' in value
const wrappers = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']

/** The names of the module that a piece of code uses: without types, properties and names that its own functions bind. */
function namesIn(node: unknown, bound: ReadonlySet<string>): Set<string> {
  if (Array.isArray(node)) return new Set(node.flatMap((one) => [...namesIn(one, bound)]))
  if (!isNode(node)) return new Set()
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return new Set(bound.has(node.name) ? [] : [node.name])
  if (node.type.startsWith('TS') && !wrappers.includes(node.type)) return new Set()
  const inner = isFunction(node)
    ? new Set([...bound, ...node.params.flatMap((one) => boundNames(one as ESTree.ParamPattern)), ...declaredIn(node.body)])
    : bound
  const skipped = unreadKeys(node)
  return new Set(Object.entries(node).flatMap(([key, value]) => (skipped.includes(key) ? [] : [...namesIn(value, inner)])))
}

type AnyFunction = ESTree.Function | ESTree.ArrowFunctionExpression
function isFunction(node: ESTree.Node): node is AnyFunction {
  return ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(node.type)
}

/** Keys of a node whose names are properties and elements of HTML, not variables. */
function unreadKeys(node: ESTree.Node): string[] {
  switch (node.type) {
    case 'MemberExpression':
      return node.computed ? [] : ['property']
    case 'JSXMemberExpression':
      return ['property']
    case 'JSXAttribute':
      return ['name']
    case 'Property':
    case 'PropertyDefinition':
    case 'MethodDefinition':
      return node.computed ? [] : ['key']
    case 'JSXOpeningElement':
    case 'JSXClosingElement':
      return node.name.type === 'JSXIdentifier' && /^[a-z]/.test(node.name.name) ? ['name'] : []
    default:
      return []
  }
}

/** The names that a function's body declares, without those of inner functions. */
function declaredIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(declaredIn)
  if (!isNode(node)) return []
  if (node.type === 'FunctionDeclaration') return node.id ? [node.id.name] : []
  if (isFunction(node)) return []
  const own = node.type === 'VariableDeclarator' ? boundNames(node.id) : []
  return [...own, ...Object.values(node).flatMap(declaredIn)]
}
