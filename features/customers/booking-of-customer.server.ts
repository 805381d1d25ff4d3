import { listAlertsOf } from '#features/alerts/reads.server.ts'
import { listAuditEntriesOf } from '#features/audit-log/reads.server.ts'
import { findBooking, listEvents, listLines, listParts, listPurchases } from '#features/bookings/reads.server.ts'
import type { StoredPayment } from '#features/payments/payment.ts'
import { listPayments } from '#features/payments/reads.server.ts'
import { listHandoversInFile } from '#features/roster/handovers/reads-handovers.server.ts'
import { listTasksOf } from '#features/tasks/reads.server.ts'
import { listEnteredFlights, listWithoutFlights } from '#features/travellers/flights/reads-flights.server.ts'
import { listStoredDetails } from '#features/travellers/list-stored-details.server.ts'
import type { Context, Db } from '#platform/context.ts'
import { actorInFile } from './customer-file.ts'

/** Everything that is stored of one booking, as the customer gets it: encrypted values decrypted, amounts with their currency. */
export async function bookingOfCustomer(ctx: Pick<Context, 'encryption'>, db: Db, bookingId: string) {
  const booking = await findBooking(db, bookingId)
  if (!booking) return []
  const { id: _id, keyVersion: _keys, scene: _scene, departureId: _departure, currency, statement, ...fields } = booking
  const { totalMinor, depositMinor, feeMinor, version: _version, ...rest } = fields
  const money = (minor: number) => ({ minor, currency })
  const lines = await listLines(db, bookingId)
  const purchases = await listPurchases(db, bookingId)
  return [
    {
      ...rest,
      total: money(totalMinor),
      deposit: money(depositMinor),
      fee: money(feeMinor),
      statement: statement && { ...statement, amountsIn: currency },
      travellers: (await listStoredDetails(ctx, db, bookingId)).map(({ updatedBy, ...given }) => ({
        ...given,
        updatedBy: updatedBy === null ? null : actorInFile(updatedBy),
      })),
      flights: (await listEnteredFlights(db, [bookingId])).map(
        ({ id: _, bookingId: _booking, version: _version, travellers: _travellers, enteredBy, ...flight }) => ({
          ...flight,
          enteredBy: actorInFile(enteredBy),
        }),
      ),
      withoutFlights: (await listWithoutFlights(db, [bookingId])).get(bookingId) ?? [],
      // What lines say in other languages is the same once more.
      lines: lines.map(({ unitMinor, amountMinor, vatMinor, text: _text, ...line }) => ({
        ...line,
        unit: money(unitMinor),
        amount: money(amountMinor),
        vat: money(vatMinor),
      })),
      parts: await listParts(db, bookingId),
      purchases: purchases.map(({ id: _, costMinor, ...purchase }) => ({ ...purchase, cost: money(costMinor) })),
      payments: (await listPayments(db, bookingId)).map(paymentInFile),
      timeline: (await listEvents(db, bookingId)).map(({ id: _, actor, ...event }) => ({ ...event, actor: actorInFile(actor) })),
      staffMustKnow: await listAlertsOf(db, bookingId),
      handOvers: await listHandoversInFile(db, bookingId),
      tasksOfStaff: await listTasksOf(db, bookingId),
      sealedReadByStaff: (await listAuditEntriesOf(db, { kind: 'booking', id: bookingId }, ['details-opened'])).map(
        ({ at, facts }) => ({
          at,
          traveller: facts.position,
        }),
      ),
    },
  ]
}

/** Without the bank's fee, which is ours. */
function paymentInFile({
  id: _,
  bookingId: _booking,
  feeMinor: _fee,
  amountMinor,
  currency,
  actor,
  events,
  ...payment
}: StoredPayment) {
  return {
    ...payment,
    actor: actorInFile(actor),
    amount: { minor: amountMinor, currency },
    events: events.map(({ providerUrl: _url, amountMinor: minor, actor: by, ...event }) => ({
      ...event,
      actor: actorInFile(by),
      amount: { minor, currency },
    })),
  }
}
