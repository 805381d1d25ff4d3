import { type ESTree, Visitor } from 'vite'
import type { HouseFile } from './house-tree.ts'

/** The tables that a file's queries name. Names of common table expressions and functions are no tables. */
type TablesNamed = { reads: Set<string>; writes: Set<string>; inserts: Set<string> }

const writing = ['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto']
const reading = ['selectFrom', 'from', 'using', 'table']
const joins = /^(inner|left|right|full|cross|outer)(Join|JoinLateral|Apply)$/
const queries = [...writing, 'selectFrom', 'withTables']

/** The functions of platform/database/rows.server.ts that write a table, which is their second argument. */
const rowWriting = ['putRow', 'deactivateRow', 'deleteRow']

/** The methods of the query builder that a file calls, by which a file is known to speak SQL. */
export function queryCalls(file: HouseFile): string[] {
  const found = new Set<string>()
  new Visitor({
    CallExpression({ callee }) {
      const method = methodOf(callee)
      if (method && queries.includes(method)) found.add(method)
    },
  }).visit(file.program)
  return [...found]
}

export function tablesNamed({ program }: Pick<HouseFile, 'program'>): TablesNamed {
  const found = nothingNamed()
  new Visitor({
    CallExpression({ callee, arguments: given, typeArguments }) {
      const called = callee.type === 'Identifier' ? callee.name : ''
      const rows = called === 'rowKind' ? propertyOf(given[0], 'table') : given[1]
      for (const name of rows && [...rowWriting, 'listRows', 'rowKind'].includes(called) ? tableLiterals(rows) : []) {
        if (called === 'listRows') found.reads.add(name)
        else found.writes.add(name)
        if (called === 'putRow' || called === 'rowKind') found.inserts.add(name)
      }
      const method = methodOf(callee)
      if (!method) return
      for (const name of given[0] ? tableLiterals(given[0]) : []) {
        if (writing.includes(method)) found.writes.add(name)
        if (method === 'insertInto') found.inserts.add(name)
        if (reading.includes(method) || joins.test(method)) found.reads.add(name)
      }
      if (method === 'withTables') for (const name of typeArguments?.params.flatMap(tablesOfType) ?? []) found.reads.add(name)
    },
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.type !== 'Identifier' || tag.name !== 'sql') return
      readTables(quasi.quasis.map(({ value }) => value.cooked ?? '').join(' $ '), found)
    },
  }).visit(program)
  return found
}

const nothingNamed = (): TablesNamed => ({ reads: new Set(), writes: new Set(), inserts: new Set() })

function methodOf(callee: ESTree.Expression): string | undefined {
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : undefined
}

function propertyOf(given: ESTree.Argument | undefined, name: string): ESTree.Expression | undefined {
  if (given?.type !== 'ObjectExpression') return undefined
  for (const one of given.properties)
    if (one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === name) return one.value
  return undefined
}

/** 'bookings as b', or several in a list. */
function tableLiterals(given: ESTree.Argument | ESTree.ArrayExpressionElement): string[] {
  if (given?.type === 'ArrayExpression') return given.elements.flatMap(tableLiterals)
  if (given?.type !== 'Literal' || typeof given.value !== 'string') return []
  return [given.value.split(/\s/)[0] ?? '']
}

/** The tables that a type written out in place names: `withTables<{ emails: … }>()`. */
function tablesOfType(type: ESTree.TSType): string[] {
  if (type.type === 'TSIntersectionType') return type.types.flatMap(tablesOfType)
  return type.type === 'TSTypeLiteral' ? membersOf(type.members) : []
}

export function membersOf(members: readonly ESTree.TSSignature[]): string[] {
  return members.flatMap((one) => (one.type === 'TSPropertySignature' && one.key.type === 'Identifier' ? [one.key.name] : []))
}

const commonTable = /(?:\bwith(?: recursive)?|,)\s+(\w+)\s*(?:\([^()]*\)\s*)?as\s*(?:(?:not )?materialized\s*)?\(/g

/**
 * Reads the tables of a statement: the names after `from`, `join`, `using`, `insert into`, `update`, `delete from` and the like.
 */
function readTables(statement: string, { reads, writes, inserts }: TablesNamed): void {
  const text = statement
    .replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, ' ')
    .replace(/'(?:[^']|'')*'/g, "''")
    .toLowerCase()
  const tokens = text.match(/[a-z_]\w*|[(),.;]|[^\s\w(),.;]+|\d+/g) ?? []
  const common = new Set([...text.matchAll(commonTable)].map(([, name]) => name))
  const take = (at: number, ...into: Set<string>[]) => {
    const start = tokens[at] === 'public' && tokens[at + 1] === '.' ? at + 2 : at
    const name = tokens[start] ?? ''
    const isTable = /^[a-z_]\w*$/.test(name) && !['(', '.'].includes(tokens[start + 1] ?? '') && !common.has(name)
    // `insert into seats (id)` names its columns after the table, as a function names its arguments.
    if (isTable || (into.includes(writes) && tokens[start + 1] === '(')) for (const set of into) set.add(name)
  }
  tokens.forEach((token, at) => {
    const before = tokens[at - 1] ?? ''
    const next = afterOnly(tokens, at)
    if (token === 'into' && before === 'insert') take(next, writes, inserts)
    else if (token === 'into' || (token === 'from' && before === 'delete')) take(next, writes)
    else if (token === 'update' && !['for', 'do', 'key'].includes(before)) take(next, writes)
    else if ((token === 'truncate' || token === 'lock') && at === 0) take(tokens[1] === 'table' ? 2 : 1, writes)
    else if (token === 'join' || token === 'using') take(next, reads)
    else if (token === 'from' && before !== 'distinct') for (const one of membersFrom(tokens, at)) take(one, reads)
  })
}

const afterOnly = (tokens: readonly string[], at: number) =>
  ['only', 'lateral'].includes(tokens[at + 1] ?? '') ? at + 2 : at + 1

/** Where each member of a `from` list begins: `from a, b as x, unnest(…) as y (id)` has three. */
function membersFrom(tokens: readonly string[], from: number): number[] {
  const starts = [afterOnly(tokens, from)]
  let depth = 0
  for (let at = from + 1; at < tokens.length; at++) {
    const token = tokens[at] ?? ''
    if (token === '(') depth++
    else if (token === ')') depth--
    if (depth < 0 || (depth === 0 && endsFrom.test(token))) break
    if (depth === 0 && token === ',') starts.push(afterOnly(tokens, at))
  }
  return starts
}

const endsFrom =
  /^(;|on|using|where|set|join|inner|left|right|full|cross|natural|order|group|having|limit|offset|union|for|returning|values|select|window|fetch|with)$/
