import { keepEnquiryLonger } from '#features/enquiries/record-quote.server.ts'
import type { Context } from '#platform/context.ts'
import { type Day, kigaliDay } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { changeShipment, type ShipmentActor, type ShipmentRefusal } from './change-shipment.server.ts'
import type { Shipment } from './reads.server.ts'
import { settleAccepted } from './settle-quote.server.ts'
import { type DayFault, dayFaultOf } from './shipment.ts'

export type ShipmentMoveForm =
  | { event: 'accept' | 'deliver'; on: Day | null; text: string }
  | { event: 'load'; on: Day | null; expectedOn: Day | null; text: string }
  | { event: 'lose' | 'reopen' | 'note'; text: string }

export type ShipmentMoveRefusal =
  | ShipmentRefusal
  | { reason: 'words-missing' }
  | { reason: 'too-long' }
  | { reason: 'day-wrong'; fault: DayFault }

const longestText = 1000

/**
 * What staff write down of a shipment once its price was sent: accepted or lost, loaded, delivered, taken up again, or a note.
 * Days are Kigali's. Refused besides what `changeShipment` refuses: a loss or a note without a word, a day that cannot be.
 */
export function moveShipment(
  ctx: Context,
  { id, seen, form, actor }: { id: string; seen: number; form: ShipmentMoveForm; actor: ShipmentActor },
): Promise<Outcome<{ version: number }, ShipmentMoveRefusal>> {
  const { event } = form
  const text = form.text.replaceAll(/\r\n?/g, '\n').replaceAll('\0', '').trim()
  return changeShipment<Exclude<ShipmentMoveRefusal, ShipmentRefusal>>(
    ctx,
    { id, seen: event === 'note' ? undefined : seen, event, text, actor },
    (shipment, now) => {
      if (text.length > longestText) return refused({ reason: 'too-long' })
      if (text === '' && (event === 'lose' || event === 'note')) return refused({ reason: 'words-missing' })
      if (event === 'lose') return done({ reason: text })
      if (event === 'reopen') return done({ reason: '', accepted_on: null })
      return 'on' in form ? planned(form, shipment, kigaliDay(now)) : done({})
    },
    async (tx, _version, { enquiryId }, now) => {
      if (event === 'accept') await settleAccepted(ctx, tx, { id, enquiryId }, actor)
      await keepEnquiryLonger(tx, enquiryId, now)
    },
  )
}

function planned(form: Extract<ShipmentMoveForm, { on: Day | null }>, shipment: Shipment, today: Day) {
  const { event, on } = form
  const expectedOn = event === 'load' ? form.expectedOn : null
  const fault = dayFaultOf(event, { on, expectedOn }, shipment, today)
  if (fault) return refused({ reason: 'day-wrong', fault })
  if (event === 'accept') return done({ accepted_on: on })
  return event === 'load' ? done({ loaded_on: on, expected_on: expectedOn }) : done({ delivered_on: on })
}
