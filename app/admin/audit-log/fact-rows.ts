import { auditLogAdminWords as words } from '../../words/admin/audit-log.ts'

/** One line under an entry: its name, and a value or its change. */
export type FactRow = { name: string; text: string }

/** The most lines of an entry. For a setting with more fields the last line counts the rest. */
const most = 8
const longest = 200

/**
 * The facts of an entry as lines. Before and after are shown together: of two lists only the fields that differ, each by its
 * path. An unknown name is shown as it is stored.
 */
export function factRows(facts: Record<string, unknown>): FactRow[] {
  const { before, after, ...rest } = facts
  const changed = before === undefined && after === undefined ? [] : changesBetween(before, after)
  const flash = Object.entries(rest)
    .filter(([name, value]) => !isNothing(name, value))
    .sort(([one], [other]) => placeOf(one) - placeOf(other))
  const rows = [...changed, ...flash.map(([name, value]) => ({ name: nameOf(name), text: textOf(value) }))]
  return rows.length > most ? [...rows.slice(0, most - 1), { name: '', text: words.more(rows.length - most + 1) }] : rows
}

/** A count of zero is not shown, except that no recovery code is left. */
const isNothing = (name: string, value: unknown) =>
  value === false || (value === 0 && name !== 'left') || (Array.isArray(value) && value.length === 0)

/** In the order of the words, because the database keeps none. Unknown names come last. */
function placeOf(name: string): number {
  const place = Object.keys(words.facts).indexOf(name)
  return place < 0 ? Number.MAX_SAFE_INTEGER : place
}

function changesBetween(before: unknown, after: unknown): FactRow[] {
  const [was, is] = [leavesOf(before), leavesOf(after)]
  const paths = [...new Set([...was.keys(), ...is.keys()])].filter((path) => was.get(path) !== is.get(path))
  return paths.map((path) => ({ name: path, text: words.became(was.get(path) ?? words.none, is.get(path) ?? words.none) }))
}

/** Every value inside another by its path, 'tours, steps, 2, percent'; a plain value has the empty path. */
function leavesOf(value: unknown, path: readonly string[] = []): Map<string, string> {
  if (value === undefined) return new Map()
  if (typeof value !== 'object' || value === null) return new Map([[path.join(', '), textOf(value)]])
  const named = Array.isArray(value)
    ? value.map((one, at) => [String(at + 1), one] as const)
    : Object.entries(value).map(([name, one]) => [nameOf(name).toLowerCase(), one] as const)
  return new Map(named.flatMap(([name, one]) => [...leavesOf(one, [...path, name])]))
}

/** 'keepsDeposit' and 'keeps-deposit' both as 'Keeps deposit'. */
function nameOf(name: string): string {
  const known = Object.hasOwn(words.facts, name) ? words.facts[name] : undefined
  if (known !== undefined) return known
  const spaced = name.replace(/[-_]/g, ' ').replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return words.none
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (Array.isArray(value)) return value.length === 0 ? words.none : cut(value.map(textOf).join(', '))
  return cut(
    typeof value === 'object' ? [...leavesOf(value)].map(([path, text]) => `${path}: ${text}`).join('; ') : String(value),
  )
}

const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text)
