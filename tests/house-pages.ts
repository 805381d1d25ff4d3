import type { ESTree } from 'vite'
import type { HouseFile, Rule, Tree } from './house-tree.ts'

/** A line of app/routes.ts: its address, its file, and the files of the layouts around it. */
type Page = { path: string; file: string; layouts: string[] }

const table = 'app/routes.ts'
const contentTable = 'app/content-routes.ts'
/** Parts of the table in files of their own, by the name under which it takes them in: they are read as it is. */
const partTables: Readonly<Record<string, string>> = { supplierRoutes: 'app/supplier-routes.ts' }
const withoutTest = ['index', 'layout', 'route', 'prefix']

/** The route table, as its source has it; `strange` are lines in another form. */
export function pagesOf({ files }: Tree): { pages: Page[]; strange: string[] } {
  const routes = files.find(({ path }) => path === table)
  const found = routes?.program.body.find((statement) => statement.type === 'ExportDefaultDeclaration')?.declaration
  const pages: Page[] = []
  const strange: string[] = []
  const text = (given: ESTree.Node | undefined) =>
    given?.type === 'Literal' && typeof given.value === 'string' ? given.value : undefined
  const read = (list: ESTree.Node | undefined, within: string, layouts: string[]) => {
    for (const listed of elementsOf(list)) {
      const line = listed?.type === 'SpreadElement' ? listed.argument : listed
      const call = line?.type === 'CallExpression' && line.callee.type === 'Identifier' ? line.callee.name : ''
      const given = line?.type === 'CallExpression' ? line.arguments : []
      if (line?.type === 'Identifier' && line.name === 'contentRoutes') {
        pages.push(...contentPages.map(([path, file]) => ({ path: `admin/:folder${path}`, file, layouts })))
        continue
      }
      const part = line?.type === 'Identifier' ? partOf(files, line.name) : undefined
      if (part) {
        read(part, within, layouts)
        continue
      }
      const path = call === 'route' || call === 'prefix' ? text(given[0]) : ''
      const file = call === 'prefix' ? '' : text(given[call === 'route' ? 1 : 0])
      if (!withoutTest.includes(call) || path === undefined || file === undefined) {
        strange.push(routes?.code.slice(line?.start, line?.end).split('\n')[0] ?? '')
        continue
      }
      const whole = [within, path].filter(Boolean).join('/')
      if (file) pages.push({ path: whole, file: `app/${file}`, layouts })
      read(
        call === 'index' ? undefined : given.find(({ type }) => type === 'ArrayExpression'),
        whole,
        file ? [...layouts, `app/${file}`] : layouts,
      )
    }
  }
  const contentPages = contentPagesOf(files)
  read(found, '', [])
  return { pages, strange }
}

/** The list that a part of the table exports under this name; undefined of any other name. */
function partOf(files: Tree['files'], name: string): ESTree.Node | undefined {
  const file = files.find(({ path }) => path === partTables[name])
  return (file && exportsOf(file).get(name)) ?? undefined
}

/** The pages that app/content-routes.ts gives every kind of content: the path behind its folder, and the file. */
function contentPagesOf(files: Tree['files']): [path: string, file: string][] {
  const code = files.find(({ path }) => path === contentTable)?.code ?? ''
  return [...code.matchAll(/^ {2}\['([^']*)', '([^']*)'\],$/gm)].map(([, path = '', file = '']) => [
    path,
    `app/admin/content-screens/${file}`,
  ])
}

function elementsOf(list: ESTree.Node | undefined): (ESTree.Node | null)[] {
  if (list?.type === 'TSSatisfiesExpression' || list?.type === 'TSAsExpression') return elementsOf(list.expression)
  return list?.type === 'ArrayExpression' ? list.elements : []
}

/** The functions and values a file exports, by name. */
function exportsOf({ program }: HouseFile): Map<string, ESTree.Node | null> {
  const found = new Map<string, ESTree.Node | null>()
  for (const statement of program.body) {
    if (statement.type === 'ExportDefaultDeclaration') found.set('default', statement.declaration)
    if (statement.type !== 'ExportNamedDeclaration' || statement.exportKind === 'type') continue
    const { declaration, specifiers } = statement
    if (declaration?.type === 'FunctionDeclaration' && declaration.id) found.set(declaration.id.name, declaration)
    if (declaration?.type === 'VariableDeclaration')
      for (const { id, init } of declaration.declarations) if (id.type === 'Identifier') found.set(id.name, init)
    for (const { exported } of specifiers) found.set(exported.type === 'Identifier' ? exported.name : exported.value, null)
  }
  return found
}

const pageExports = ['default', 'loader', 'action']

export const everyPageHasItsRoute: Rule = {
  sentence: 'every page is in the route table, and every route has its page',
  faults: (tree) => {
    const { pages, strange } = pagesOf(tree)
    const listed = new Set(pages.map(({ file }) => file))
    const paths = new Set(tree.files.map(({ path }) => path))
    const imported = new Set(tree.files.filter(({ room }) => room === 'app').flatMap((file) => file.imports.map(({ to }) => to)))
    const stray = tree.files.filter(
      (file) =>
        /^app\/(site|admin|api)\//.test(file.path) &&
        !file.isTest &&
        !listed.has(file.path) &&
        !imported.has(file.path) &&
        pageExports.some((name) => exportsOf(file).has(name)),
    )
    return [
      ...strange.map(
        (line) =>
          `${table} has ${line}. Write each line as index, layout, route or prefix with its texts, so that the table can be read.`,
      ),
      ...[...listed]
        .filter((file) => !paths.has(file))
        .map((file) => `${table} names ${file}, which is not there. Write the page, or take the line out.`),
      ...stray.map(({ path }) => `${path} looks like a page and has no line in ${table}. Add the line, or delete the file.`),
    ]
  },
}

export const everyAdminPageIsTested: Rule = {
  sentence: 'every loader and action of the admin area is asked by a test with a database, each role in turn',
  faults: (tree) => {
    const { pages } = pagesOf(tree)
    const adminPages = new Set(pages.map(({ file }) => file).filter((file) => file.startsWith('app/admin/')))
    const tests = tree.files.filter(({ isTest, isServer }) => isTest && isServer)
    const imported = new Set(tests.flatMap(({ imports }) => imports.map(({ to }) => to)))
    return tree.files
      .filter((file) => adminPages.has(file.path) && !imported.has(file.path))
      .filter((file) => ['loader', 'action'].some((name) => exportsOf(file).has(name)))
      .map(({ path }) => `${path} is asked by no .server.test file. Ask its loader and its action as each role, and as nobody.`)
  },
}

export const everyAdminPageAdmits: Rule = {
  sentence: 'every loader and action of the admin area names its permission before anything else',
  faults: (tree, { admin }) => {
    const { pages } = pagesOf(tree)
    const adminPages = pages.filter(({ path, file }) => file.startsWith('app/admin/') || /^admin(\/|$)/.test(path))
    const open = Object.keys(admin.open)
    const outside = adminPages
      .filter(({ file, layouts }) => file !== admin.layout && !layouts.includes(admin.layout) && !open.includes(file))
      .map(
        ({ file }) =>
          `${table} has ${file} outside ${admin.layout}, which keeps strangers out. Move its line inside, or name it in admin.open of tests/house.ts with the reason.`,
      )
    const unlisted = open
      .filter((file) => !pages.some((page) => page.file === file))
      .map((file) => `tests/house.ts lets ${file} stand open, which is no page. Take it out of admin.open.`)
    const asleep = tree.files
      .filter((file) => file.path === admin.layout && !exportsOf(file).has('loader'))
      .map(({ path }) => `${path} exports no loader, so a visit from inside the browser never asks its middleware. Give it one.`)
    const guarded = new Set(adminPages.map(({ file }) => file).filter((file) => !open.includes(file)))
    const unguarded = tree.files
      .filter(({ path }) => guarded.has(path))
      .flatMap((file) =>
        [...exportsOf(file)]
          .filter(([name, made]) => (name === 'loader' || name === 'action') && !admitsFirst(file, made, admin.admit))
          .map(
            ([name]) =>
              `${file.path}: the ${name} does not begin with await ${admin.admit.name}(args, '…'). Make that its first statement.`,
          ),
      )
    return [...outside, ...unlisted, ...asleep, ...unguarded]
  },
}

/**
 * Whether the first thing a function does is to wait for the admitting function of the admin area, with the permission written
 * out.
 */
function admitsFirst(file: HouseFile, made: ESTree.Node | null, admit: { name: string; file: string }): boolean {
  const local = file.imports.find(({ to }) => to === admit.file)?.names.find(({ name }) => name === admit.name)?.local
  if (!local || !made || !('body' in made) || !made.body || !('type' in made.body)) return false
  const first = made.body.type === 'BlockStatement' ? made.body.body[0] : made.body
  const call = calledFirst(first)
  if (call?.callee.type !== 'Identifier' || call.callee.name !== local) return false
  const permission = call.arguments.at(-1)
  return permission?.type === 'Literal' && typeof permission.value === 'string'
}

function calledFirst(statement: ESTree.Node | undefined): ESTree.CallExpression | undefined {
  switch (statement?.type) {
    case 'VariableDeclaration':
      return calledFirst(statement.declarations[0]?.init ?? undefined)
    case 'ExpressionStatement':
      return calledFirst(statement.expression)
    case 'ReturnStatement':
      return calledFirst(statement.argument ?? undefined)
    case 'AwaitExpression':
      return statement.argument.type === 'CallExpression' ? statement.argument : undefined
    default:
      return undefined
  }
}
