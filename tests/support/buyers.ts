import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type AmendInput, amendBooking } from '#features/bookings/changes/amend-booking.server.ts'
import { type BookingRequest, requestBooking } from '#features/bookings/placing/request-booking.server.ts'
import { payNeeds } from '#features/bookings/purchases/pay-needs.server.ts'
import { type AssignInput, assignMember } from '#features/roster/assign/assign-member.server.ts'
import type { Context, Log } from '#platform/context.ts'
import { type DatabaseAddress, openDatabase, systemClock } from '#platform/database/database.server.ts'
import { errorCode, isUnavailable } from '#platform/database/database-errors.ts'
import { compiled } from './compiled.ts'
import { buildTestContext } from './test-parts.ts'

/** What one of the crowd wants: to book, to change a booking, to assign somebody, or to pay the permits of some needs. */
export type Wish =
  | { request: BookingRequest }
  | { id: string; amend: AmendInput }
  | { assign: AssignInput }
  | { pay: Parameters<typeof payNeeds>[1] }

/** A buyer's answer in the end: done with the id of the booking or how many were paid, refused with the reason, or an error that should not happen. */
export type BuyerOutcome = { done: string } | { refused: string } | { error: string }

type Crowd = { address: DatabaseAddress; wishes: readonly Wish[] }

/**
 * Starts crowds of buyers on one database at the same moment, each crowd in a Node process of its own with its own pool
 * and the database's clock. Returns each buyer's answer, crowd by crowd, and everything that the processes printed.
 */
export async function letLoose(
  address: DatabaseAddress,
  crowds: readonly (readonly Wish[])[],
): Promise<{ outcomes: BuyerOutcome[][]; printed: string }> {
  let printed = ''
  const env = { ...process.env, NODE_COMPILE_CACHE: compiled('commands') }
  const processes = crowds.map(() => fork(fileURLToPath(import.meta.url), [], { execArgv: [], silent: true, env }))
  for (const { stdout, stderr } of processes) {
    for (const stream of [stdout, stderr]) stream?.on('data', (chunk) => (printed += chunk))
  }
  const closed = processes.map((child) => once(child, 'close'))
  const messageFrom = async (child: (typeof processes)[number]) => {
    const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`A crowd ended with ${code}: ${printed}`)))
    const [message] = await Promise.race([once(child, 'message'), ended])
    ended.catch(() => undefined)
    return message
  }
  try {
    const ready = processes.map(messageFrom)
    for (const [index, child] of processes.entries()) child.send({ address, wishes: crowds[index] ?? [] } satisfies Crowd)
    await Promise.all(ready)
    const ends = processes.map(messageFrom)
    for (const child of processes) child.send('go')
    const outcomes = (await Promise.all(ends)) as BuyerOutcome[][]
    await Promise.all(closed)
    return { outcomes, printed }
  } finally {
    for (const child of processes) child.kill()
  }
}

const grant = (ctx: Context, wish: Wish) =>
  'request' in wish
    ? requestBooking(ctx, wish.request)
    : 'assign' in wish
      ? assignMember(ctx, wish.assign)
      : 'pay' in wish
        ? payNeeds(ctx, wish.pay, { id: 'diane', name: 'Diane' })
        : amendBooking(ctx, wish.id, wish.amend)

/** A crowd's process: it reads its wishes, gets ready, and at the signal sends all of them at once. */
async function beCrowd(): Promise<void> {
  // The parent process is gone: there is nobody to answer.
  process.once('disconnect', () => process.exit())
  const [{ address, wishes }] = (await once(process, 'message')) as [Crowd]
  const loud = (message: string, facts?: unknown) => void process.stderr.write(`${message} ${JSON.stringify(facts)}\n`)
  const log: Log = { info: () => undefined, warn: loud, error: loud }
  const database = openDatabase({ address, log })
  const ctx = { ...buildTestContext(database).ctx, clock: systemClock, log }
  await Promise.all(Array.from({ length: 8 }, () => database.ping()))
  process.send?.('ready')
  await once(process, 'message')
  const buy = async (wish: Wish): Promise<BuyerOutcome> => {
    for (;;) {
      try {
        const outcome = await grant(ctx, wish)
        if (!outcome.done) return { refused: outcome.refusal.reason }
        return { done: String(typeof outcome.value === 'number' ? outcome.value : outcome.value.id) }
      } catch (error) {
        // The pool gives up after five seconds without a connection: the site asks people to try again, and they do.
        if (!isUnavailable(error)) return { error: `${errorCode(error) ?? ''} ${error}` }
      }
    }
  }
  const outcomes = await Promise.all(wishes.map(buy))
  await database.close()
  process.send?.(outcomes, () => process.disconnect?.())
}

if (import.meta.main) await beCrowd()
