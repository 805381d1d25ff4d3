type Connection = { saveData?: boolean }

/** Whether the visitor has asked the browser for less data: nothing is then fetched that they have not asked for themselves. */
export const savesData = (): boolean => (navigator as { connection?: Connection }).connection?.saveData ?? false
