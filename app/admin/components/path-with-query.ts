/** A path with its query parameters. One without a value is left out. */
export function pathWithQuery(path: string, params: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams(Object.entries(params).flatMap(([name, value]) => (value ? [[name, value]] : [])))
  return query.size > 0 ? `${path}?${query}` : path
}
