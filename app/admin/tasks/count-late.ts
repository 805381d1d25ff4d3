import type { TaskItem } from './tasks-pane.tsx'

/** How many rows are past their own deadline. */
export const countLate = (rows: readonly Pick<TaskItem, 'isLate'>[]): number => rows.filter(({ isLate }) => isLate).length
