import type { Rule } from './house-tree.ts'

const migration = /^db\/migrations\/(\d{4})-[^/]*\.sql$/

export const migrationsExpandFirst: Rule = {
  sentence: 'a migration takes nothing away that the release before still uses, or says why it does not',
  faults: ({ texts }, { oldestHeldMigration }) =>
    texts.flatMap(({ path, code }) => {
      const number = migration.exec(path)?.[1]
      if (number === undefined || Number(number) < oldestHeldMigration || isContract(code)) return []
      return takenAway(code).map(
        (what) =>
          `${path} ${what}, which a running release may still use. Take it away a release later, and begin that migration with '-- contract: <why no running release uses it>'.`,
      )
    }),
}

const isContract = (code: string): boolean => /^-- contract: \S+( \S+)+/.test(code)

/**
 * The changes of a migration that break a process of the release before, as sentences; none for tables made in the same file.
 * Statements inside strings are not seen.
 */
function takenAway(code: string): string[] {
  const statements = plainText(code).split(';')
  const made = new Set(
    statements.flatMap((one) => /\bcreate (?:unlogged )?table (?:if not exists )?([\w.]+)/.exec(one)?.[1] ?? []),
  )
  return statements.flatMap((statement) => {
    const table = /\balter table (?:if exists )?(?:only )?([\w.]+) (.*)/.exec(statement)
    if (table)
      return made.has(table[1] ?? '') ? [] : actionsOf(table[2] ?? '').flatMap((action) => breach(table[1] ?? '', action))
    const dropped =
      /\b(?:drop (table|view|materialized view|function|procedure|type|domain|sequence|schema)|(truncate)) (?:table )?(?:if exists )?([\w.]+)/.exec(
        statement,
      )
    if (dropped) return [dropped[2] ? `empties ${dropped[3]}` : `drops the ${dropped[1]} ${dropped[3]}`]
    const renamed = /\balter (?:view|materialized view|function|type|sequence|index) (?:if exists )?([\w.]+).* rename /.exec(
      `${statement} `,
    )
    if (renamed) return [`renames something of ${renamed[1]}`]
    const unique = /\bcreate unique index .*?\bon (?:only )?([\w.]+)/.exec(statement)
    return unique && !made.has(unique[1] ?? '') ? [`holds ${unique[1]} to a new rule`] : []
  })
}

/** One action of `alter table`, as a sentence where it removes something. */
function breach(table: string, action: string): string[] {
  const [, added] = /^add (?:column )?(?:if not exists )?(\w+)/.exec(action) ?? []
  const [, changed] = /^alter (?:column )?(\w+)/.exec(action) ?? []
  const [, dropped] = /^drop (?:column )?(?:if exists )?(\w+)/.exec(action) ?? []
  if (/^rename /.test(action)) return [`renames something of ${table}`]
  if (dropped && dropped !== 'constraint') return [`drops ${table}.${dropped}`]
  if (changed && / set not null$/.test(action)) return [`demands ${table}.${changed}`]
  if (changed && / (set data )?type /.test(action)) return [`changes the type of ${table}.${changed}`]
  if (changed && / drop default$/.test(action)) return [`takes the default of ${table}.${changed}`]
  if (/^add (constraint \w+ )?(unique|primary key|check|exclude|foreign key)\b/.test(action))
    return [`holds ${table} to a new rule`]
  const isDemanded = / (not null|primary key)\b/.test(action) && !/ (default|generated)\b/.test(action)
  return added && isDemanded ? [`demands ${table}.${added}`] : []
}

/** In small emails and on one line, without comments, the insides of strings and of functions. */
const plainText = (code: string): string =>
  code
    .replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, ' ')
    .replace(/\bas\s+\$(\w*)\$[\s\S]*?\$\1\$/gi, ' ')
    .replace(/'(?:[^']|'')*'/g, "''")
    .replace(/["\s]+/g, ' ')
    .toLowerCase()

/** The actions of one `alter table`, split at the commas outside brackets. */
function actionsOf(text: string): string[] {
  const actions = ['']
  let depth = 0
  for (const sign of text) {
    if (sign === '(') depth++
    if (sign === ')') depth--
    if (sign === ',' && depth === 0) actions.push('')
    else actions[actions.length - 1] += sign
  }
  return actions.map((action) => action.trim())
}
