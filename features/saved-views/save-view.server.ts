import { randomUUID } from 'node:crypto'
import type { Context, Tx } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { listSavedViews } from './reads.server.ts'
import { longestQuery, mayChangeView, mostViews, type SavedList, type SavedView, type SavedViewInput } from './saved-view.ts'
import { deleteSavedView, insertSavedView, lockSavedViews, updateSavedView } from './writes.server.ts'

export type SavedViewRefusal =
  /** Nothing is filtered, or more than a list can be asked. */
  | { reason: 'nothing-chosen' }
  /** It is gone, or not theirs to change. */
  | { reason: 'view-unknown' }
  | { reason: 'name-taken' }
  | { reason: 'too-many' }
  | { reason: 'may-not-share' }

/** Whose view of which list. `mayShare`: whether they may show it to the office, which the page checks. */
export type ViewOwner = { list: SavedList; staffId: string; mayShare: boolean }

/**
 * Saves the query of a list under a name. `query` is what the list itself writes of it: '?money=unpaid'. The same name with the same query
 * is the view that is there already.
 */
export function saveView(
  ctx: Context,
  owner: ViewOwner,
  { query, name, shared }: SavedViewInput & { query: string },
): Promise<Outcome<{ id: string }, SavedViewRefusal>> {
  return transact<{ id: string }, SavedViewRefusal>(ctx.db, async (tx) => {
    if (!query.startsWith('?') || query.length > longestQuery) return refused({ reason: 'nothing-chosen' })
    const views = await lockedViews(tx, owner)
    const same = views.find((view) => view.isMine && view.query === query && isNamed(view, name) && view.shared === shared)
    if (same) return done({ id: same.id })
    const refusal = refusalOf(views, { name, shared, isMine: true }, owner)
    if (refusal) return refused(refusal)
    const id = randomUUID()
    const { list, staffId } = owner
    await insertSavedView(tx, { id, staff_id: staffId, list, name, query, shared, created_at: ctx.clock.now() })
    return done({ id })
  })
}

/** Renames a view, shares it with the office or takes it back from there. */
export function changeView(
  ctx: Context,
  owner: ViewOwner,
  { id, name, shared }: SavedViewInput & { id: string },
): Promise<Outcome<undefined, SavedViewRefusal>> {
  return transact<undefined, SavedViewRefusal>(ctx.db, async (tx) => {
    const views = await lockedViews(tx, owner)
    const view = views.find((one) => one.id === id && mayChangeView(one, owner.mayShare))
    // Taken back from the office by another it would be in the hands of one who has not seen it happen.
    if (!view || (!view.isMine && !shared)) return refused({ reason: 'view-unknown' })
    const others = views.filter((one) => one.id !== id)
    const refusal = refusalOf(others, { name, shared, isMine: view.isMine, wasShared: view.shared }, owner)
    if (refusal) return refused(refusal)
    await updateSavedView(tx, id, { name, shared })
    return done(undefined)
  })
}

/** Deletes a view for everybody who sees it. */
export function deleteView(
  ctx: Context,
  owner: ViewOwner,
  { id }: { id: string },
): Promise<Outcome<undefined, SavedViewRefusal>> {
  return transact<undefined, SavedViewRefusal>(ctx.db, async (tx) => {
    const view = (await lockedViews(tx, owner)).find((one) => one.id === id && mayChangeView(one, owner.mayShare))
    if (!view) return refused({ reason: 'view-unknown' })
    await deleteSavedView(tx, id)
    return done(undefined)
  })
}

async function lockedViews(tx: Tx, owner: ViewOwner): Promise<SavedView[]> {
  await lockSavedViews(tx)
  return listSavedViews(tx, owner)
}

const isNamed = (view: { name: string }, name: string) => view.name.toLowerCase() === name.toLowerCase()

type Wanted = { name: string; shared: boolean; isMine: boolean; wasShared?: boolean }

/** Why a view cannot be so beside the others that somebody sees. */
function refusalOf(
  others: readonly SavedView[],
  { name, shared, isMine, wasShared = false }: Wanted,
  { mayShare }: ViewOwner,
): SavedViewRefusal | undefined {
  if (shared && !wasShared && !mayShare) return { reason: 'may-not-share' }
  // Whoever reads the tabs meets both: their own and those of the office.
  if (others.some((view) => isNamed(view, name))) return { reason: 'name-taken' }
  const mine = others.filter((view) => view.isMine).length
  const ofOffice = others.filter((view) => view.shared).length
  return (isMine && mine >= mostViews) || (shared && ofOffice >= mostViews) ? { reason: 'too-many' } : undefined
}
