import { listSavedViews } from '#features/saved-views/reads.server.ts'
import type { SavedList } from '#features/saved-views/saved-view.ts'
import { may } from '#features/staff/permissions.ts'
import type { Staff } from '#features/staff/staff.ts'
import type { Db } from '#platform/context.ts'
import { queryOf } from './query-of.ts'
import type { ListViews } from './saved-view-tabs.tsx'

type Shown = {
  list: SavedList
  staff: Staff
  /** The current query of the list. */
  params: URLSearchParams
  /** The address of the list with what can be saved of a query. */
  pathOf: (params: URLSearchParams) => string
}

/** The saved views of a list as its tabs, and what could be saved of what it shows now. */
export async function loadSavedViews(db: Db, { list, staff, params, pathOf }: Shown): Promise<ListViews> {
  const query = queryOf(pathOf(params))
  const views = (await listSavedViews(db, { list, staffId: staff.id })).map(({ id, name, query: saved, shared }) => {
    // What a list no longer knows of a saved query is left out of it.
    const to = pathOf(new URLSearchParams(saved))
    return { id, name, shared, to, isOn: queryOf(to) === query && !params.get('q') }
  })
  return { list, views, mayShare: may(staff.role, 'views:share'), query: views.some(({ isOn }) => isOn) ? '' : query }
}
