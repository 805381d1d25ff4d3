/** How many rows are past their own deadline. */
export const countLate = (rows: readonly { isLate?: boolean }[]): number => rows.filter(({ isLate }) => isLate).length
