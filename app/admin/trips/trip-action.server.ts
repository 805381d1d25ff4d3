import { data, redirect } from 'react-router'
import { may } from '#features/staff/permissions.ts'
import { listPeople } from '#features/staff/reads-people.server.ts'
import { LostReason, TripTitle } from '#features/trips/begin/begin-trip-request.ts'
import { changeTrip, loseTrip } from '#features/trips/change-trip.server.ts'
import { findTrip, type TripRow } from '#features/trips/reads.server.ts'
import type { Context, Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Outcome } from '#values/outcome.ts'
import { isUuid } from '#values/uuid.ts'
import { readForm, typed } from '../../shared/read-form.server.ts'
import { tripWords } from '../../words/admin/trips/trips.ts'

/** The reply where nothing was done: which form it was, what was typed, and what is wrong with it in words. */
export type TripReply = { event: string; values: Record<string, string>; errors: Record<string, string> }

/** The trip of an address; a 404 where there is none. */
export async function tripOfAddress(db: Db, id: string): Promise<TripRow> {
  const trip = isUuid(id) ? await findTrip(db, id) : undefined
  if (!trip) throw data(null, { status: 404 })
  return trip
}

/** Who may own a trip: staff who may change trips, and whoever owns it now. */
export const listOwners = async (db: Db, { ownerId }: Pick<TripRow, 'ownerId'>) =>
  (await listPeople(db))
    .filter((one) => one.id === ownerId || (!one.disabled && one.joinedAt !== null && may(one.role, 'trips:write')))
    .map(({ id, name }) => ({ id, name }))

/** Changes a trip as a form of its screen says: its title and owner, that it is lost, that it is taken up again. An unknown form is a 404. */
export async function changeTripByForm(
  ctx: Context,
  read: ReadWords,
  { trip, form, actor }: { trip: TripRow; form: FormData; actor: { id: string; name: string } },
) {
  const problems: Readonly<Record<string, string>> = read(tripWords).problems
  const { id } = trip
  const event = String(form.get('event') ?? '')
  const refuse = (errors: Record<string, string>) => {
    const inWords = Object.entries(errors).map(([name, key]) => [name, problems[key] ?? key])
    return data<TripReply>({ event, values: typed(form), errors: Object.fromEntries(inWords) }, { status: 422 })
  }
  const changed = (outcome: Outcome<unknown, { reason: string }>, did: string) => {
    if (!outcome.done) throw data(null, { status: 404 })
    return redirect(`/admin/trips/${id}?did=${did}`, 303)
  }
  if (event === 'reopen') return changed(await loseTrip(ctx, { id, reason: null }, actor), 'reopened')
  if (event === 'lose') {
    const { value, reply } = readForm(form, LostReason)
    return value ? changed(await loseTrip(ctx, { id, reason: value.reason }, actor), 'lost') : refuse(reply.errors)
  }
  if (event !== 'change') throw data(null, { status: 404 })
  const { value, reply } = readForm(form, TripTitle)
  const wanted = String(form.get('owner') ?? '')
  const owner = wanted === '' ? null : (await listOwners(ctx.db, trip)).find((one) => one.id === wanted)
  const errors = { ...reply?.errors, ...(owner === undefined && { owner: 'owner-wrong' }) }
  if (!value || owner === undefined) return refuse(errors)
  return changed(await changeTrip(ctx, { id, title: value.title, owner }, actor), 'changed')
}
