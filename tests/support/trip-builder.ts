import { randomUUID } from 'node:crypto'
import * as newItemPage from '#app/admin/trips/builder/new-item.tsx'
import { sendEnquiry } from '#features/enquiries/send-enquiry.server.ts'
import { roles } from '#features/staff/permissions.ts'
import { member } from '#features/staff/test-member.server.ts'
import { addRateBook } from '#features/suppliers/add-rate-book.server.ts'
import { beginTrip } from '#features/trips/begin/begin-trip.server.ts'
import { findVersion } from '#features/trips/reads.server.ts'
import { answerOf, argsOf, cookieOf } from './admin-request.ts'
import { oneCarBook } from './car-rate-book.ts'
import { testContext } from './test-context.ts'
import { couple } from './trip-parts.ts'

type Page = { loader?: (args: never) => unknown; action?: (args: never) => unknown }
type Parts = { role?: string; query?: string; form?: Record<string, string>; params?: Record<string, string> }

/** A trip of four days for a couple with its first version, a rate book with one car, and requests of its builder's pages. */
export async function openBuilderOfTrip() {
  const { ctx } = await testContext({ now: '2027-03-12T08:00:00Z' })
  const cookies = Object.fromEntries(await Promise.all(roles.map(async (role) => [role, await cookieOf(ctx, role)])))
  const books = await ctx.db.transaction().execute((tx) => addRateBook(ctx, tx, oneCarBook, 'Sophie'))
  const car = books.get('car') ?? 0
  const text = {
    kind: 'tailor-made',
    name: 'Marit Solheim',
    email: 'marit@example.no',
    phone: '',
    message: 'x',
    details: {},
  } as const
  const sent = await sendEnquiry(ctx, text)
  if (!sent.done) throw new Error(sent.refusal.reason)
  const actor = await member(ctx)
  const trip = { enquiryId: sent.value.id, title: 'Gorillas', startsOn: '2027-07-06', party: couple, from: { days: 4 } }
  const begun = await beginTrip(ctx, trip, actor)
  if (!begun.done) throw new Error(begun.refusal.reason)
  const { id } = begun.value
  const requestOf = ({ role = 'owner', query = '', form, params = {} }: Parts) =>
    argsOf(ctx, `/admin/trips/${id}/versions/1${query}`, {
      cookie: cookies[role] ?? '',
      ...(form && { form }),
      params: { id, number: '1', ...params },
    })
  const get = ({ loader }: Page, parts: Parts = {}) => answerOf(() => loader?.(requestOf(parts)))
  const post = ({ action }: Page, form: Record<string, string>, parts: Parts = {}) =>
    answerOf(() => action?.(requestOf({ ...parts, form })))
  const draft = async () => {
    const found = await findVersion(ctx.db, id, 1)
    if (!found) throw new Error('There is no version')
    return found
  }
  const seen = async () => String((await draft()).edition)
  /** Takes the car of the rate book from a day on. */
  const takeCar = async (day = 1, days = 1) =>
    post(
      newItemPage,
      { seen: await seen(), id: randomUUID(), pick: String(car) },
      { query: `?kind=transport&day=${day}&days=${days}` },
    )
  return { ctx, id, car, actor, get, post, draft, seen, takeCar }
}
