import { rowKind } from '#features/content/row-kind.server.ts'
import { LaneContent, rateOf, writtenRate } from './lane-content.ts'

/** The freight routes with their rates. A shipment keeps its own copy of the route's name. */
export const laneEntry = rowKind({
  name: 'lane',
  table: 'freight_lanes',
  schema: LaneContent,
  begun: {
    origin: '',
    destination: '',
    mode: 'road',
    via: null,
    km: null,
    daysLeast: null,
    daysMost: null,
    daysFrom: '',
    rates: [],
    documents: [],
    notes: [],
    status: 'open',
    confidence: 'medium',
    asOf: null,
  },
  texts: ['origin', 'destination', 'via', 'daysFrom', 'documents.*', 'notes.*'],
  strictTexts: ['documents.*', 'notes.*'],
  titleOf: ({ origin, destination, mode }) =>
    [[origin, destination].filter(Boolean).join(' – '), mode].filter(Boolean).join(', '),
  pathOf: () => '/freight-quote',
  tags: ['freight'],
  isOrdered: true,
  check: (_db, { rates }) => (rates.length === 0 ? [{ path: 'rates', reason: 'lane-without-rates', grave: false }] : []),
  toRow: ({ rates, ...lane }) => ({ ...lane, rates: rates.map(rateOf) }),
  toContent: ({ rates, ...lane }) => ({ ...lane, rates: rates.map(writtenRate) }),
})
