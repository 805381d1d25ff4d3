import { type Fact, showOnce } from '#features/alerts/shown-once.ts'
import type { TaskItem } from '../tasks/tasks-pane.tsx'
import type { WorkKind } from './due-list.ts'

/** A row with what it is about. `summary`: its sentence where it stands under another row of the same fact. */
export type FactRow = Fact & { kind: WorkKind; item: TaskItem; summary: string }

/**
 * The rows of the dashboard by their kind, each fact once: what adds something to a fact stands under its row, and a row whose next step is that of
 * another leads there.
 */
export function showWork(rows: readonly FactRow[]): Partial<Record<WorkKind, TaskItem[]>> {
  const shown = showOnce(rows).map(({ one: { kind, item }, also, next }) => ({
    kind,
    item: { ...item, form: next?.item.form ?? item.form, also: [...new Set(also.map(({ summary }) => summary))] },
  }))
  return Object.fromEntries([...Map.groupBy(shown, ({ kind }) => kind)].map(([kind, own]) => [kind, own.map(({ item }) => item)]))
}

/** Rows of one kind that show a fact. `aboutOf`: what each of them is about. */
export const factRows = <One>(
  kind: WorkKind,
  fact: string,
  all: readonly One[],
  rowOf: (one: One) => TaskItem,
  aboutOf: (one: One) => readonly string[],
): FactRow[] =>
  all.map((one) => {
    const item = rowOf(one)
    return { kind, fact, about: aboutOf(one), item, summary: item.detail }
  })
