import { fingerprintOf, isLive, type LineFacts, type LineState, type NeededLine, type OrderLine } from './order-line.ts'

/**
 * What becomes of the lines of a run. `add`: a new line, without a supplier where none is known or the known one declined. `choose`: a
 * supplier is known now. `change`: other days, rooms or people. `restore`: a cancelled line of which the supplier has not heard is needed
 * again.
 */
export type LineChange =
  | { what: 'add'; needed: NeededLine; state: 'to-choose' | 'to-request' }
  | { what: 'choose'; id: number; needed: NeededLine }
  | { what: 'change'; id: number; needed: NeededLine }
  | { what: 'restore'; id: number; needed: NeededLine; state: LineState }
  | { what: 'cancel'; id: number }
  | { what: 'drop'; id: number }

type Known = Pick<
  OrderLine,
  'id' | 'itemKey' | 'supplierId' | 'state' | 'sent' | 'cancelledFrom' | 'cancellationSentAt' | 'costMinor' | 'currency'
> &
  LineFacts

/** Whether the supplier of a line that was written never heard of it, where these lines go on. */
export type IsUnheard = (lineId: number, staying: ReadonlySet<number>) => boolean

/**
 * Compares the lines of a run with what it needs now; in no order of either. Applied, and compared again, nothing is left to change. A line
 * that nobody has sent yet, or that never left us, is dropped where it is not needed; one that was sent is cancelled. So is dropped what was
 * cancelled and of which nothing ever left.
 */
export function followLines(
  needed: readonly NeededLine[],
  lines: readonly Known[],
  isUnheard: IsUnheard = () => false,
): LineChange[] {
  const live = new Map(lines.filter(({ state }) => isLive(state)).map((line) => [line.itemKey, line]))
  const changes: LineChange[] = []
  for (const one of needed) {
    const line = live.get(one.itemKey)
    const declined = hasDeclined(lines, one)
    if (line && isSameChoice(line, one, declined)) {
      live.delete(one.itemKey)
      if (isChanged(line, declined ? unchosen(one) : one))
        changes.push({ what: 'change', id: line.id, needed: declined ? unchosen(one) : one })
      continue
    }
    const cancelled = lines.find((other) => isRestored(other, one))
    if (cancelled) changes.push({ what: 'restore', id: cancelled.id, needed: one, state: cancelled.cancelledFrom || 'requested' })
    else if (line?.state === 'to-choose' && !declined) {
      live.delete(one.itemKey)
      changes.push({ what: 'choose', id: line.id, needed: one })
    } else if (declined || one.supplierId === null) changes.push({ what: 'add', needed: unchosen(one), state: 'to-choose' })
    else changes.push({ what: 'add', needed: one, state: 'to-request' })
  }
  const staying = new Set(lines.flatMap(({ id, state, itemKey }) => (isLive(state) && !live.has(itemKey) ? [id] : [])))
  const ended = [...live.values()].map(
    ({ id, sent }): LineChange => ({ what: sent && !isUnheard(id, staying) ? 'cancel' : 'drop', id }),
  )
  const restored = new Set(changes.flatMap((change) => (change.what === 'restore' ? [change.id] : [])))
  for (const { id, state } of lines)
    if (state === 'cancelled' && !restored.has(id) && isUnheard(id, staying)) ended.push({ what: 'drop', id })
  // First what ends, so that there is never a second live line of one item.
  return [...ended, ...changes]
}

const hasDeclined = (lines: readonly Known[], { itemKey, serviceId, supplierId }: NeededLine): boolean =>
  lines.some(
    (line) =>
      line.state === 'declined' && line.itemKey === itemKey && line.serviceId === serviceId && line.supplierId === supplierId,
  )

/** A line of the same service and supplier; a declined choice and no choice are the same. */
function isSameChoice(line: Known, one: NeededLine, declined: boolean): boolean {
  if (declined || one.supplierId === null) return line.state === 'to-choose'
  return line.supplierId === one.supplierId && line.serviceId === one.serviceId
}

/** Without a supplier, at the cost that was planned: the booking is expected to cost it, whoever is chosen. */
const unchosen = (one: NeededLine): NeededLine => ({ ...one, supplierId: null, serviceId: null })

const isChanged = (line: Known, one: NeededLine): boolean =>
  fingerprintOf(line) !== fingerprintOf(one) ||
  line.title !== one.title ||
  line.costMinor !== one.costMinor ||
  line.currency !== one.currency ||
  whyNoCost(line) !== whyNoCost(one)

const whyNoCost = ({ details: { noCost } }: LineFacts): string =>
  noCost ? [noCost.reason, 'day' in noCost ? noCost.day : ''].join(' ') : ''

const isRestored = (line: Known, one: NeededLine): boolean =>
  line.state === 'cancelled' &&
  line.cancellationSentAt === null &&
  line.itemKey === one.itemKey &&
  line.supplierId === one.supplierId &&
  line.serviceId === one.serviceId
