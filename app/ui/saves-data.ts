type Connection = { saveData?: boolean }

/** Whether the visitor has asked the browser for less data: then nothing is fetched in advance. */
export const savesData = (): boolean => (navigator as { connection?: Connection }).connection?.saveData ?? false
