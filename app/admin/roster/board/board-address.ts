import type { RunKey } from '#features/crew/assignments/assignment.ts'
import { readRun } from '#features/crew/assignments/assignment.ts'
import type { BoardFilter } from '#features/roster/board/board.ts'
import type { BoardWindow } from '#features/roster/board/place.ts'
import { addDays, addMonths, type Day, firstOfMonth, isDay, weekday } from '#values/dates.ts'

export const boardPath = '/admin/roster'

/** The state of a navigation to a run whose best candidate gets the focus. */
export const toCandidates = 'to-candidates'

/** How many weeks are shown, or a whole month. */
export const spans = ['1', '2', '4', 'month'] as const
type BoardSpan = (typeof spans)[number]

/** What an address of the board asks for. `from`: its first day. `isPlaced`: whether the address says it. */
export type BoardQuery = {
  from: Day
  isPlaced: boolean
  span: BoardSpan
  filter: BoardFilter
  run: RunKey | undefined
  runText: string
}

/** The Monday of the week of a day. */
export const mondayOf = (day: Day): Day => addDays(day, -((weekday(day) + 6) % 7))

const longest = 40
const text = (query: URLSearchParams, name: string) => query.get(name)?.slice(0, longest) || undefined

/** Reads an address; what is no day, span or filter counts as absent. Without a day it is the week of `today`. */
export function readBoardQuery(query: URLSearchParams, today: Day): BoardQuery {
  const span = spans.find((one) => one === query.get('span')) ?? '2'
  const day = query.get('from') ?? ''
  const isPlaced = isDay(day) && day >= '2000-01-01' && day < '2100-01-01'
  const from = isPlaced ? day : mondayOf(today)
  const kind = text(query, 'kind')
  const own = text(query, 'own')
  const run = readRun(query.get('run') ?? '')
  return {
    from: span === 'month' ? firstOfMonth(from) : from,
    isPlaced,
    span,
    filter: {
      kind: kind === 'guide' || kind === 'car' ? kind : undefined,
      base: text(query, 'base'),
      language: text(query, 'language'),
      vehicleClass: text(query, 'class'),
      ownership: own === 'own' || own === 'other' ? own : undefined,
    },
    run,
    runText: run ? (query.get('run') ?? '') : '',
  }
}

export const windowOf = ({ from, span }: Pick<BoardQuery, 'from' | 'span'>): BoardWindow => ({
  from,
  to: addDays(span === 'month' ? addMonths(from, 1) : addDays(from, 7 * Number(span)), -1),
})

type Change = { from?: Day; span?: BoardSpan; run?: string | undefined; more?: Record<string, string | number | undefined> }

/** The address of the board with something changed; `more`: what was done, or a dialog. The run is left out where it is given as ''. */
export function boardAddress(query: BoardQuery, change: Change = {}): string {
  const { kind, base, language, vehicleClass, ownership } = query.filter
  const span = change.span ?? query.span
  const run = change.run ?? query.runText
  const parts = { span: span === '2' ? '' : span, kind, base, language, class: vehicleClass, own: ownership, run, ...change.more }
  const search = new URLSearchParams()
  search.set('from', change.from ?? query.from)
  for (const [name, value] of Object.entries(parts)) if (value !== undefined && value !== '') search.set(name, String(value))
  return `${boardPath}?${search}`
}

/** The first day of the board before and after this one. */
export function stepsOf({ from, span }: Pick<BoardQuery, 'from' | 'span'>): { before: Day; after: Day } {
  if (span === 'month') return { before: addMonths(from, -1), after: addMonths(from, 1) }
  return { before: addDays(from, -7 * Number(span)), after: addDays(from, 7 * Number(span)) }
}

/** How many filters narrow the rows. */
export const countFilters = ({ filter }: BoardQuery): number => Object.values(filter).filter(Boolean).length
