import { type ESTree, Visitor } from 'vite'
import type { HouseFile } from './house-tree.ts'

/** The tables that a file's queries name. Names of common table expressions and functions are no tables. */
export type TablesNamed = { reads: Set<string>; writes: Set<string> }

const writing = ['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto']
const reading = ['selectFrom', 'from', 'using']
const joins = /^(inner|left|right|full|cross|outer)(Join|JoinLateral|Apply)$/
const queries = [...writing, 'selectFrom', 'withTables']

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

export function tablesNamed(file: HouseFile): TablesNamed {
  const reads = new Set<string>()
  const writes = new Set<string>()
  new Visitor({
    CallExpression({ callee, arguments: given, typeArguments }) {
      const method = methodOf(callee)
      if (!method) return
      const into = writing.includes(method) ? writes : reading.includes(method) || joins.test(method) || method === 'table' ? reads : undefined
      for (const name of given[0] && into ? tableLiterals(given[0]) : []) into?.add(name)
      if (method === 'withTables') for (const name of typeArguments?.params.flatMap(tablesOfType) ?? []) reads.add(name)
    },
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.type !== 'Identifier' || tag.name !== 'sql') return
      const named = tablesInText(quasi.quasis.map(({ value }) => value.cooked ?? '').join(' $ '))
      for (const name of named.reads) reads.add(name)
      for (const name of named.writes) writes.add(name)
    },
  }).visit(file.program)
  return { reads, writes }
}

function methodOf(callee: ESTree.Expression): string | undefined {
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : undefined
}

/** 'bookings as b', or several in a list. */
function tableLiterals(given: ESTree.Argument | ESTree.ArrayExpressionElement): string[] {
  if (given?.type === 'ArrayExpression') return given.elements.flatMap(tableLiterals)
  if (given?.type !== 'Literal' || typeof given.value !== 'string') return []
  return [given.value.split(/\s/)[0] ?? '']
}

/** The tables that a type written out in place names: `withTables<{ letters: … }>()`. */
function tablesOfType(type: ESTree.TSType): string[] {
  if (type.type === 'TSIntersectionType') return type.types.flatMap(tablesOfType)
  return type.type === 'TSTypeLiteral' ? membersOf(type.members) : []
}

export function membersOf(members: readonly ESTree.TSSignature[]): string[] {
  return members.flatMap((one) => (one.type === 'TSPropertySignature' && one.key.type === 'Identifier' ? [one.key.name] : []))
}

const isName = (token: string | undefined) => token !== undefined && /^[a-z_]\w*$/.test(token)
const clause = /^(on|using|where|set|join|inner|left|right|full|cross|natural|order|group|having|limit|offset|union|for|returning|values|select|as|window|fetch|with|lateral|only|tablesample)$/

/** Reads the tables off a statement: what stands after `from`, `join`, `using`, `insert into`, `update`, `delete from` and the like. */
export function tablesInText(text: string): TablesNamed {
  const bare = text.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, ' ').replace(/'(?:[^']|'')*'/g, "''")
  const tokens = bare.toLowerCase().match(/[a-z_]\w*|[(),.;]|[^\s\w(),.;]+|\d+/g) ?? []
  const common = new Set([...bare.toLowerCase().matchAll(/(?:\bwith(?: recursive)?|,)\s+(\w+)\s*(?:\([^()]*\)\s*)?as\s*(?:(?:not )?materialized\s*)?\(/g)].map(([, name]) => name))
  const reads = new Set<string>()
  const writes = new Set<string>()
  const take = (at: number, into: Set<string>): number => {
    const start = tokens[at] === 'public' && tokens[at + 1] === '.' ? at + 2 : at
    const name = tokens[start]
    if (isName(name) && name && tokens[start + 1] !== '(' && tokens[start + 1] !== '.' && !common.has(name)) into.add(name)
    return start
  }
  tokens.forEach((token, at) => {
    const before = tokens[at - 1]
    if (token === 'into' || (token === 'from' && before === 'delete')) take(afterOnly(tokens, at), writes)
    else if (token === 'update' && !['for', 'do', 'key'].includes(before ?? '')) take(afterOnly(tokens, at), writes)
    else if ((token === 'truncate' || token === 'lock') && at === 0) take(tokens[at + 1] === 'table' ? at + 2 : at + 1, writes)
    else if (token === 'join' || token === 'using') take(afterOnly(tokens, at), reads)
    else if (token === 'from' && before !== 'distinct') eachOf(tokens, at).forEach((one) => take(one, reads))
  })
  return { reads, writes }
}

const afterOnly = (tokens: readonly string[], at: number) => (['only', 'lateral'].includes(tokens[at + 1] ?? '') ? at + 2 : at + 1)

/** Where each member of a `from` list begins: `from a, b as x, unnest(…) as y (id)` has three. */
function eachOf(tokens: readonly string[], from: number): number[] {
  const starts = [afterOnly(tokens, from)]
  let depth = 0
  for (let at = from + 1; at < tokens.length; at++) {
    const token = tokens[at] ?? ''
    if (token === '(') depth++
    else if (token === ')') depth--
    if (depth < 0 || token === ';') break
    if (depth > 0) continue
    if (token === ',') starts.push(afterOnly(tokens, at))
    else if (clause.test(token) && !['as', 'only', 'lateral'].includes(token)) break
  }
  return starts
}
