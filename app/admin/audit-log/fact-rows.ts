import type { ReadWords } from '#platform/languages/read-words.ts'
import { auditLogAdminWords } from '../../words/admin/audit-log.ts'

/** One line under an entry: its name, and a value or its change. */
export type FactRow = { name: string; text: string }

/** The most lines of an entry. For a setting with more fields the last line counts the rest. */
const most = 8
const longest = 200

/**
 * The facts of an entry as lines. Before and after are shown together: of two lists only the fields that differ, each by its
 * path. An unknown name is shown as it is stored.
 */
export function factRows(read: ReadWords, facts: Record<string, unknown>): FactRow[] {
  const words = read(auditLogAdminWords)
  const { before, after, ...rest } = facts
  const changed = before === undefined && after === undefined ? [] : changesBetween(read, before, after)
  const flash = Object.entries(rest)
    .filter(([name, value]) => !isNothing(name, value))
    .sort(([one], [other]) => placeOf(read, one) - placeOf(read, other))
  const rows = [...changed, ...flash.map(([name, value]) => ({ name: nameOf(read, name), text: textOf(read, value, name) }))]
  return rows.length > most
    ? [...rows.slice(0, most - 1), { name: '', text: words.more({ count: rows.length - most + 1 }) }]
    : rows
}

/** A count of zero is not shown, except that no recovery code is left. */
const isNothing = (name: string, value: unknown) =>
  value === false || (value === 0 && name !== 'left') || (Array.isArray(value) && value.length === 0)

/** In the order of the words, because the database keeps none. Unknown names come last. */
function placeOf(read: ReadWords, name: string): number {
  const words = read(auditLogAdminWords)
  const place = Object.keys(words.facts).indexOf(name)
  return place < 0 ? Number.MAX_SAFE_INTEGER : place
}

function changesBetween(read: ReadWords, before: unknown, after: unknown): FactRow[] {
  const words = read(auditLogAdminWords)
  const [was, is] = [leavesOf(read, before), leavesOf(read, after)]
  const paths = [...new Set([...was.keys(), ...is.keys()])].filter((path) => was.get(path) !== is.get(path))
  return paths.map((path) => ({
    name: path,
    text: words.became({ before: was.get(path) ?? words.none, after: is.get(path) ?? words.none }),
  }))
}

/** Every value inside another by its path, 'tours, steps, 2, percent'; a plain value has the empty path. */
function leavesOf(read: ReadWords, value: unknown, path: readonly string[] = [], fact = ''): Map<string, string> {
  if (value === undefined) return new Map()
  if (typeof value !== 'object' || value === null) return new Map([[path.join(', '), textOf(read, value, fact)]])
  const named = Array.isArray(value)
    ? value.map((one, at) => [String(at + 1), one, fact] as const)
    : Object.entries(value).map(([name, one]) => [nameOf(read, name).toLowerCase(), one, name] as const)
  return new Map(named.flatMap(([name, one, key]) => [...leavesOf(read, one, [...path, name], key)]))
}

/** 'keepsDeposit' and 'keeps-deposit' both as 'Keeps deposit'. */
function nameOf(read: ReadWords, name: string): string {
  const words = read(auditLogAdminWords)
  const known: Readonly<Record<string, string>> = words.facts
  if (Object.hasOwn(known, name)) return String(known[name])
  const spaced = name.replace(/[-_]/g, ' ').replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** A value in words: those of its fact where that has some of its own. */
function textOf(read: ReadWords, value: unknown, fact = ''): string {
  const words = read(auditLogAdminWords)
  const own = new Map(
    Object.entries(words.values).map(([name, texts]) => [name, new Map<unknown, string>(Object.entries(texts))]),
  )
  const text = own.get(fact)?.get(value)
  if (text !== undefined) return text
  if (value === null || value === undefined || value === '') return words.none
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (Array.isArray(value)) return value.length === 0 ? words.none : cut(value.map((one) => textOf(read, one)).join(', '))
  return cut(
    typeof value === 'object' ? [...leavesOf(read, value)].map(([path, text]) => `${path}: ${text}`).join('; ') : String(value),
  )
}

const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text)
