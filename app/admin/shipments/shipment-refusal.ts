import type { ShipmentEventRow } from '#features/shipments/reads.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { usd } from '#values/money.ts'
import { shipmentAdminWords } from '../../words/admin/shipments.ts'
import { instantText } from '../components/instants.ts'
import type { ShipmentFormRefusal } from './shipment-action.server.ts'

/** What the screen tells of a refusal: a sentence beside its field, or what somebody else did first. */
export type ShipmentProblem = {
  status: 404 | 409 | 422
  field: 'text' | 'on' | 'expectedOn' | undefined
  sentence: string | undefined
  since: { key: number; head: string; text: string }[]
}

export function shipmentProblem(read: ReadWords, refusal: ShipmentFormRefusal, now: Date): ShipmentProblem {
  const shipmentLabels = read(shipmentAdminWords)
  const words = shipmentLabels.shipment
  const plain = { field: undefined, sentence: undefined, since: [] }
  switch (refusal.reason) {
    case 'shipment-unknown':
      return { ...plain, status: 404 }
    case 'shipment-changed':
      return { ...plain, status: 409, since: sinceText(read, refusal.since, now) }
    case 'move-not-allowed':
      return { ...plain, status: 409, sentence: words.refused.notAllowed({ state: shipmentLabels.states[refusal.state] }) }
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
const sinceText = (read: ReadWords, since: readonly ShipmentEventRow[], now: Date) => {
  const words = read(shipmentAdminWords).shipment
  return since.map(({ version, at, actor, event, text, totalMinor }) => ({
    key: version,
    head: `${words.timeline.events[event]} ${words.timeline.by({ name: actor })}, ${instantText(at, now, read.format)}`,
    text: event === 'save' || event === 'quote' ? read.format.money(usd(totalMinor)) : text,
  }))
}
