import type { ShipmentEventRow } from '#features/shipments/reads.server.ts'
import { moneyText, usd } from '#values/money.ts'
import { shipmentAdminWords } from '../../words/admin/shipments.ts'
import { instantText } from '../components/instants.ts'
import type { ShipmentFormRefusal } from './shipment-action.server.ts'

const words = shipmentAdminWords.shipment

/** What the screen tells of a refusal: a sentence beside its field, or what somebody else did first. */
export type ShipmentProblem = {
  status: 404 | 409 | 422
  field: 'text' | 'on' | 'expectedOn' | undefined
  sentence: string | undefined
  since: { key: number; head: string; text: string }[]
}

export function shipmentProblem(refusal: ShipmentFormRefusal, now: Date): ShipmentProblem {
  const plain = { field: undefined, sentence: undefined, since: [] }
  switch (refusal.reason) {
    case 'shipment-unknown':
      return { ...plain, status: 404 }
    case 'shipment-changed':
      return { ...plain, status: 409, since: sinceText(refusal.since, now) }
    case 'move-not-allowed':
      return { ...plain, status: 409, sentence: words.refused.notAllowed(shipmentAdminWords.states[refusal.state].word) }
    case 'words-missing':
      return { ...plain, status: 422, field: 'text', sentence: words.refused.words }
    case 'too-long':
      return { ...plain, status: 422, field: 'text', sentence: words.refused.long }
    case 'day-wrong':
      return {
        ...plain,
        status: 422,
        field: refusal.fault === 'expected-before-loaded' ? 'expectedOn' : 'on',
        sentence: words.faults[refusal.fault],
      }
    case 'quote-unfinished':
      return { ...plain, status: 422, sentence: refusal.missing.map((key) => words.quote.missing[key]).join(' ') }
  }
}

/** What somebody else did meanwhile, in a line each. */
const sinceText = (since: readonly ShipmentEventRow[], now: Date) =>
  since.map(({ version, at, actor, event, text, totalMinor }) => ({
    key: version,
    head: `${words.timeline.events[event]} ${words.timeline.by(actor)}, ${instantText(at, now)}`,
    text: event === 'save' || event === 'quote' ? moneyText(usd(totalMinor)) : text,
  }))
