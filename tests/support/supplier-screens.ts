import { action, loader } from '#app/admin/bookings/suppliers.tsx'
import type { Role } from '#features/staff/permissions.ts'
import { followOrders } from '#features/supply/follow/follow-orders.server.ts'
import type { Context } from '#platform/context.ts'
import { answerOf, argsOf, cookieOf, type RequestParts } from './admin-request.ts'
import type { suppliedTrek } from './supplied-journeys.ts'

type Loaded = Awaited<ReturnType<typeof loader>>
type Trek = Awaited<ReturnType<typeof suppliedTrek>>

/** The page of the suppliers of bookings, as it is read and pressed: by sales, unless another role is given. */
export async function bookingOrders(ctx: Context, trek: Trek) {
  const [sales, readOnly] = await Promise.all([cookieOf(ctx, 'sales'), cookieOf(ctx, 'read-only')])
  const at = (id: string, parts: RequestParts, query = '', of = ctx) =>
    argsOf(of, `/admin/bookings/${id}/suppliers${query}`, { ...parts, params: { id } }) as never
  const viewOf = async (id: string, query = '', role: Extract<Role, 'sales' | 'read-only'> = 'sales', of = ctx) => {
    const { data } = await answerOf(() => loader(at(id, { cookie: role === 'sales' ? sales : readOnly }, query, of)))
    return (data as Loaded).view
  }
  const post = (id: string, form: Record<string, string>, of = ctx) =>
    answerOf(() => action(at(id, { cookie: sales, form }, '', of)))
  const booked = async (...input: Parameters<Trek['book']>) => {
    const { bookingId } = await trek.book(...input)
    await followOrders(ctx)
    return bookingId
  }
  /** Sends all that is new for the suppliers of a booking by one press. */
  const sendAll = async (id: string, of = ctx) => {
    const { send } = await viewOf(id)
    return post(id, { event: 'send', orders: send?.emails.map((email) => email.id).join() ?? '', stamp: send?.stamp ?? '' }, of)
  }
  const sent = async (...input: Parameters<Trek['book']>) => {
    const id = await booked(...input)
    await sendAll(id)
    return id
  }
  const orderOf = async (id: string, supplier: string) => {
    const found = (await viewOf(id)).orders.find((order) => order.supplier === supplier)
    const line = found?.lines[0]
    if (!found || !line) throw new Error(`No order to ${supplier}`)
    return { order: found, line }
  }
  const reply = async (id: string, supplier: string, fields: Record<string, string>) => {
    const { order, line } = await orderOf(id, supplier)
    const own = Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${name}.${line.id}`, value]))
    return post(id, { event: 'reply', order: String(order.id), [`version.${line.id}`]: String(line.version), ...own })
  }
  return { viewOf, post, booked, sendAll, sent, orderOf, reply }
}
