/** The largest file. */
export const mostXliffBytes = 20 * 1_048_576
/** The most texts of a file. */
export const mostXliffUnits = 50_000
