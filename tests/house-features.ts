import { membersOf, queryCalls, tablesNamed } from './house-sql.ts'
import { featureOf, type HouseFile, importsBetween, type Plan, part, type Rule, type Tree } from './house-tree.ts'

const isQueries = (path: string) => /^features\/.+\/(reads|writes)(-[a-z-]+)?\.server\.ts$/.test(path)
const isWrites = (path: string) => /^features\/.+\/writes(-[a-z-]+)?\.server\.ts$/.test(path)

export const featuresUseOnlyLinesAbove: Rule = {
  sentence: 'features form no cycles: each line of the plan uses only lines above it',
  faults: (_tree, { features }) => {
    const order = Object.keys(features)
    return order.flatMap((feature, line) =>
      (features[feature]?.uses ?? [])
        .filter((used) => !order.slice(0, line).includes(used))
        .map(
          (used) =>
            `tests/house.ts: ${feature} uses ${used}, which is not above it. Turn the use round, or move what both need down.`,
        ),
    )
  },
}

export const everyFeatureHasItsLine: Rule = {
  sentence: 'every feature has its line in the plan, and every line its feature',
  faults: ({ files }, { features }) => {
    const folders = [...new Set(files.filter(({ room }) => room === 'features').map(({ path }) => part(path, 1)))]
    const absent = Object.keys(features).filter((feature) => !folders.includes(feature))
    const unplanned = folders.filter((folder) => !(folder in features))
    return [
      ...unplanned.map((name) => `features/${name} has no line in tests/house.ts. Add one, under the features it uses.`),
      ...absent.map((name) => `tests/house.ts names the feature ${name}, which has no files. Take the line out.`),
    ]
  },
}

export const featuresUseWhatTheyName: Rule = {
  sentence: 'features use only the features they name, and name only what they use',
  faults: (tree, plan) => {
    const needs = [...importNeeds(tree), ...tableNeeds(tree, plan)]
    const named = (feature: string) => plan.features[feature]?.uses ?? []
    const strays = needs
      .filter(({ feature, used, imported }) => imported && !named(feature).includes(used))
      .map(
        ({ file, feature, used, imported }) =>
          `${file} imports ${imported}: ${feature} does not use ${used}. Pass the value in, or add it to tests/house.ts.`,
      )
    const idle = Object.entries(plan.features).flatMap(([feature, { uses }]) =>
      uses
        .filter((used) => !needs.some((need) => need.feature === feature && need.used === used))
        .map((used) => `tests/house.ts: no file of ${feature} needs ${used} any more. Take it out of uses.`),
    )
    return [...strays, ...idle]
  },
}

type Need = { file: string; feature: string; used: string; imported?: string }

function importNeeds(tree: Tree): Need[] {
  return importsBetween(tree).flatMap(({ file, link }) => {
    const [feature, used] = [featureOf(file.path), featureOf(link.to)]
    return feature && used && feature !== used ? [{ file: file.path, feature, used, imported: link.to }] : []
  })
}

function tableNeeds({ files }: Tree, { features }: Plan): Need[] {
  return files.flatMap((file) => {
    const feature = featureOf(file.path)
    if (!feature) return []
    const { reads, writes } = tablesNamed(file)
    return Object.entries(features)
      .filter(([used, { tables }]) => used !== feature && tables.some((table) => reads.has(table) || writes.has(table)))
      .map(([used]) => ({ file: file.path, feature, used }))
  })
}

export const writesArePrivate: Rule = {
  sentence: "a feature's writes are its own",
  faults: (tree) =>
    importsBetween(tree)
      .filter(({ file, link }) => isWrites(link.to) && file.room !== 'tests' && featureOf(file.path) !== featureOf(link.to))
      .map(
        ({ file, link }) =>
          `${file.path} imports ${link.to}: only ${featureOf(link.to)} writes its tables. Call one of its actions.`,
      ),
}

export const sqlStaysInReadsAndWrites: Rule = {
  sentence: 'SQL is written only in reads, writes and platform',
  faults: ({ files }) =>
    files
      .filter(({ path, room }) => !['platform', 'tests', 'scripts', 'bench', 'drills'].includes(room) && !isQueries(path))
      .flatMap((file) => {
        const drivers = file.imports.filter(({ to, isPackage, isType }) => isPackage && ['kysely', 'pg'].includes(to) && !isType)
        const signs = [...drivers.map(({ to }) => `imports ${to}`), ...queryCalls(file).map((method) => `calls ${method}`)]
        const remedy =
          file.room === 'features'
            ? 'Move the query to reads.server.ts or writes.server.ts beside it'
            : 'Call a read or an action of the feature'
        return signs.map((sign) => `${file.path} ${sign}: SQL stands in reads, writes and platform. ${remedy}.`)
      }),
}

export const queriesTouchTheirTables: Rule = {
  sentence: 'writes touch own tables, and reads join own and used ones',
  faults: ({ files }, plan) =>
    files.flatMap((file) => {
      const feature = featureOf(file.path)
      if (!feature && file.room !== 'platform') return []
      const line = plan.features[feature ?? '']
      const own = feature ? (line?.tables ?? []) : plan.platformTables
      const used = (line?.uses ?? []).flatMap((name) => plan.features[name]?.tables ?? [])
      const { reads, writes } = tablesNamed(file)
      const strange = (named: ReadonlySet<string>) =>
        [...named].filter((table) => ownersOf(table, plan).length > 0 && !own.includes(table))
      const faults = [
        ...strange(writes).map((table) => messageOf(file, 'writes', table, plan)),
        ...strange(reads)
          .filter((table) => !used.includes(table))
          .map((table) => messageOf(file, 'reads', table, plan)),
      ]
      if (!file.path.includes('/reads')) return faults
      return [...faults, ...[...writes].map((table) => `${file.path} writes ${table}. Move the statement to writes.server.ts.`)]
    }),
}

function messageOf({ path, room }: HouseFile, does: 'reads' | 'writes', table: string, plan: Plan): string {
  const owner = ownersOf(table, plan)[0]
  if (room === 'platform') return `${path} ${does} ${table}: a tool knows no table of the trade. Move the query to ${owner}.`
  if (does === 'writes') return `${path} writes ${table} of ${owner}. Call an action of ${owner}.`
  return `${path} reads ${table} of ${owner}. Take the value as an argument, or add ${owner} to its uses in tests/house.ts.`
}

const ownersOf = (table: string, { features, platformTables }: Plan): string[] => [
  ...Object.keys(features).filter((feature) => features[feature]?.tables.includes(table)),
  ...(platformTables.includes(table) ? ['platform'] : []),
]

export const everyTableHasOneOwner: Rule = {
  sentence: 'every table of the schema has one owner, and every owned table is in the schema',
  faults: ({ files, texts }, plan) => {
    const schema = texts.find(({ path }) => path === 'db/schema.sql')?.code ?? ''
    const made = [...schema.matchAll(/^create table (?:public\.)?(\w+)/gm)].map(([, table = '']) => table)
    const owned = [...new Set([...Object.values(plan.features).flatMap(({ tables }) => tables), ...plan.platformTables])]
    const typed = files
      .filter(({ path }) => /^features\/[^/]+\/tables\.ts$/.test(path))
      .flatMap((file) => typedTables(file).map((table) => ({ file, table })))
    return [
      ...made
        .filter((table) => ownersOf(table, plan).length === 0)
        .map((table) => `db/schema.sql has the table ${table}, which nobody owns. Give it to a feature in tests/house.ts.`),
      ...owned
        .filter((table) => ownersOf(table, plan).length > 1)
        .map(
          (table) => `tests/house.ts: ${ownersOf(table, plan).join(' and ')} both own ${table}. One writes, the other calls it.`,
        ),
      ...owned
        .filter((table) => !made.includes(table))
        .map(
          (table) =>
            `tests/house.ts names the table ${table}, which is not in db/schema.sql. Take it out, or run npm run schema.`,
        ),
      ...typed
        .filter(({ file, table }) => !ownersOf(table, plan).includes(part(file.path, 1)))
        .map(
          ({ file, table }) =>
            `${file.path} has the table ${table}, which is not its own. Move it to the tables.ts of its owner.`,
        ),
    ]
  },
}

/** The tables that a tables.ts names in its types. */
function typedTables({ program }: HouseFile): string[] {
  return program.body.flatMap((statement) => {
    const type = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null
    if (type?.type !== 'TSTypeAliasDeclaration' || type.typeAnnotation.type !== 'TSTypeLiteral') return []
    return membersOf(type.typeAnnotation.members)
  })
}

export const stockIsTakenInOnePlace: Rule = {
  sentence: 'scarce stock is taken through one function, and by bookings alone',
  faults: (tree, { stockEntry }) =>
    importsBetween(tree)
      .filter(({ file }) => file.room !== 'tests' && file.room !== 'bench')
      .flatMap(({ file, link }) => {
        const takes = link.names.some(({ name }) => name === stockEntry.writer || name === '*')
        if (isWrites(link.to) && featureOf(link.to) === featureOf(stockEntry.file) && takes && file.path !== stockEntry.file)
          return [
            `${file.path} imports ${stockEntry.writer}. Take stock through ${stockEntry.file}, which locks and counts first.`,
          ]
        if (link.to === stockEntry.file && featureOf(file.path) !== stockEntry.usedBy)
          return [
            `${file.path} imports ${stockEntry.file}: only ${stockEntry.usedBy} takes stock. Call an action of ${stockEntry.usedBy}.`,
          ]
        return []
      }),
}

export const claimsAreInsertedOnce: Rule = {
  sentence: 'claims on stock are inserted by one function of its writes',
  faults: ({ files }, { stockEntry }) =>
    files
      .filter((file) => file.room === 'features')
      .flatMap((file) =>
        file.program.body.flatMap((statement) => {
          const made = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
          const name = made?.type === 'FunctionDeclaration' ? made.id?.name : undefined
          const { inserts } = tablesNamed({ program: { ...file.program, body: [statement] } })
          if (!inserts.has(stockEntry.table) || name === stockEntry.writer) return []
          return [
            `${file.path} inserts into ${stockEntry.table} in ${name ?? 'a constant'}. Call ${stockEntry.writer}, through ${stockEntry.file}.`,
          ]
        }),
      ),
}
