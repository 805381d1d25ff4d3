/** The query of a path: '?money=unpaid'; empty where it has none. */
export const queryOf = (path: string): string => (path.includes('?') ? path.slice(path.indexOf('?')) : '')
