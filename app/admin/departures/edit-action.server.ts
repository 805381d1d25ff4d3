import { data } from 'react-router'
import { listAuditEntriesOf } from '#features/audit-log/reads.server.ts'
import { editDeparture } from '#features/bookings/departures/edit-departure.server.ts'
import { isBooked } from '#features/bookings/departures/reads-departures.server.ts'
import { takeOffSale } from '#features/bookings/departures/take-off-sale.server.ts'
import type { DepartureValues } from '#features/departures/change-departure.server.ts'
import { putOnSale } from '#features/departures/put-on-sale.server.ts'
import type { AdminDeparture } from '#features/departures/reads-admin.server.ts'
import { trashDeparture } from '#features/departures/trash-departure.server.ts'
import { unscheduleDeparture } from '#features/departures/unschedule-departure.server.ts'
import { listPackageNames } from '#features/packages/reads-names.server.ts'
import { listStock } from '#features/stock/reads.server.ts'
import { departureSeats } from '#features/stock/stock.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { isDay } from '#values/dates.ts'
import type { Outcome } from '#values/outcome.ts'
import { departureEditAdminWords } from '../../words/admin/departures/departure-edit.ts'
import { type DepartureRefusal, departureRefusal } from './departure-refusal.ts'
import { type DepartureConflict, departureConflict } from './edit-conflict.server.ts'
import { fieldOf, readDepartureForm, statusOf } from './read-departure-form.server.ts'

type Actor = { id: string; name: string }
/** The editor's reply where nothing was changed: at a field, at a pane, or as a whole. `conflict`: somebody else saved first. */
export type EditReply = {
  event: string
  values: Record<string, string>
  errors: Record<string, string>
  sentence?: string
  status: number
  conflict?: DepartureConflict | undefined
  /** Whether booking would close at once, so that a tick is required. */
  closes?: boolean
}
type Did = { did: string; undo?: string }

/** Does what one of the editor's forms requests. Returns what was done, or what to show again. */
export async function doByEditForm(
  ctx: Context,
  read: ReadWords,
  departure: AdminDeparture,
  form: FormData,
  actor: Actor,
): Promise<{ done: Did } | { reply: EditReply }> {
  const words = read(departureEditAdminWords)
  const event = String(form.get('event') ?? '')
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 2000)
  const values = Object.fromEntries([...new Set(form.keys())].map((name) => [name, text(name)]))
  // Who has seen what somebody else saved names the version that theirs replaces.
  const seen = Number(text('over') || text('version')) || 0
  const { id: departureId } = departure
  const fault = (sentence: string): { reply: EditReply } => ({ reply: { event, values, errors: {}, sentence, status: 422 } })
  const answer = (outcome: Outcome<unknown, DepartureRefusal>, did: string): { done: Did } | { reply: EditReply } =>
    outcome.done ? { done: { did } } : { reply: refusedReply(read, event, values, outcome.refusal) }
  switch (event) {
    case 'save':
      return save(ctx, read, departure, form, { values, seen, actor })
    case 'put-back':
      return answer(await putBack(ctx, departure, { entry: Number(text('entry')), seen, actor }), 'back')
    case 'sell': {
      const permitsUntil = text('permitsUntil')
      if (permitsUntil !== '' && !isDay(permitsUntil)) return fault(words.sale.permitsUntilWrong)
      return answer(await putOnSale(ctx, { departureId, seen, at: null, permitsUntil: permitsUntil || null, actor }), 'sold')
    }
    case 'schedule': {
      const at = readMoment(text('at'))
      return at ? answer(await putOnSale(ctx, { departureId, seen, at, actor }), 'scheduled') : fault(words.sale.momentWrong)
    }
    case 'unschedule':
      return answer(await unscheduleDeparture(ctx, { departureId, seen, actor }), 'unscheduled')
    case 'off':
      return answer(await takeOffSale(ctx, { departureId, seen, actor }), 'off')
    case 'trash':
    case 'untrash':
      return answer(await trashDeparture(ctx, { departureId, seen, trash: event === 'trash', actor, isBooked }), event)
    default:
      throw data(null, { status: 404 })
  }
}

/** What is shown again after a refusal. */
const refusedReply = (read: ReadWords, event: string, values: Record<string, string>, refusal: DepartureRefusal): EditReply => ({
  event,
  values,
  errors: {},
  sentence: departureRefusal(read, refusal),
  status: statusOf(refusal),
  closes: refusal.reason === 'closes-now',
})

type Typed = { values: Record<string, string>; seen: number; actor: Actor }

async function save(ctx: Context, read: ReadWords, departure: AdminDeparture, form: FormData, { values, seen, actor }: Typed) {
  const { packageId, packageSlug, title, nights, id } = departure
  const stays = { id: packageId, slug: packageSlug, title, nights, bookable: true }
  const sent = await readDepartureForm(ctx.db, read, form, stays)
  if (sent.reply) return { reply: { event: 'save', ...sent.reply, status: 422 } }
  const outcome = await editDeparture(ctx, {
    departureId: id,
    seen,
    values: sent.values,
    closeNow: values.closeNow === 'yes',
    actor,
  })
  if (outcome.done) return { done: { did: 'saved' } }
  if (outcome.refusal.reason === 'changed-meanwhile') {
    const typed = { ...values, package: sent.values.package.title }
    const conflict = await departureConflict(ctx, read, { departureId: id, seen, typed })
    return { reply: { event: 'save', values, errors: {}, status: 409, conflict } }
  }
  const field = fieldOf(outcome.refusal)
  const reply = refusedReply(read, 'save', values, outcome.refusal)
  return { reply: field ? { ...reply, errors: { [field]: reply.sentence ?? '' } } : reply }
}

/** Restores the values from before an entry of the log. What forbids a change forbids this one too. */
async function putBack(
  ctx: Context,
  departure: AdminDeparture,
  { entry, seen, actor }: { entry: number; seen: number; actor: Actor },
): Promise<Outcome<unknown, DepartureRefusal>> {
  const history = await listAuditEntriesOf(ctx.db, { kind: 'departure', id: String(departure.id) }, ['departure-changed'])
  const { facts } = history.find(({ id }) => id === entry) ?? {}
  if (typeof facts?.before !== 'object' || facts.before === null) throw data(null, { status: 404 })
  const { packageSlug, ...before } = facts.before as Partial<DepartureValues> & { packageSlug?: string }
  const of = packageSlug ? (await listPackageNames(ctx.db)).find(({ slug }) => slug === packageSlug) : undefined
  const { id, startsOn, comfort, minimum, cutOffDays, note, packageId, nights } = departure
  const [level] = await listStock(ctx.db, [{ resource: departureSeats(id), day: startsOn }], ctx.clock.now())
  const now = { startsOn, comfort, minimum, cutOffDays, note, capacity: level?.capacity ?? 0 }
  const stays = { id: packageId, slug: departure.packageSlug, nights }
  return editDeparture(ctx, { departureId: id, seen, actor, values: { ...now, ...before, package: of ?? stays } })
}

/** '2027-06-14T18:00' in Kigali's time, as the value of a browser's field. */
function readMoment(text: string): Date | undefined {
  const [, day = '', hours = '', minutes = ''] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(text) ?? []
  const at = new Date(`${day}T${hours}:${minutes}:00+02:00`)
  return isDay(day) && !Number.isNaN(at.getTime()) ? at : undefined
}
