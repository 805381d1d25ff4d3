import { type EntryState, entryStates } from '#features/content/entry.ts'
import { pathWithQuery } from '../../components/path-with-query.ts'

export type EntriesQuery = {
  state: EntryState | undefined
  search: string | undefined
  /** One value of the list that the kind is filtered by. */
  holds: string | undefined
  after: { editedAt: Date; id: number } | undefined
}

/** The query of a list of entries. Invalid values are ignored. */
export function readEntriesQuery(query: URLSearchParams): EntriesQuery {
  const state = entryStates.find((one) => one === query.get('state'))
  const search = query.get('q')?.trim().slice(0, 100) || undefined
  const holds = /^[a-z0-9-]{1,60}$/.exec(query.get('in') ?? '')?.[0]
  return { state, search, holds, after: readMark(query.get('after') ?? '') }
}

/** The position of a row in the list, for the address of the next page. */
export const rowMark = ({ editedAt, id }: { editedAt: Date; id: number }): string => `${editedAt.getTime()}-${id}`

function readMark(text: string): EntriesQuery['after'] {
  const [, ms, id] = /^(\d{12,14})-(\d{1,15})$/.exec(text) ?? []
  return ms && id ? { editedAt: new Date(Number(ms)), id: Number(id) } : undefined
}

export function entriesPath(folder: string, { state, search, holds }: Partial<EntriesQuery>, after?: string): string {
  return pathWithQuery(`/admin/${folder}`, { state, q: search, in: holds, after })
}
