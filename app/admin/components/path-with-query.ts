/** A path with what is asked of it; what is not asked is left out. */
export function pathWithQuery(path: string, asked: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams(Object.entries(asked).flatMap(([name, value]) => (value ? [[name, value]] : [])))
  return query.size > 0 ? `${path}?${query}` : path
}
