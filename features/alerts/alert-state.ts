/** What is so now of what an alert is about; nothing where it is about no booking, proposal, entry or backup. */
export type AlertFacts = {
  booking?: { isFinal: boolean; isRequest: boolean; isWaiting: boolean; isOverdue: boolean; refundDueMinor: number } | undefined
  proposal?: { isOpen: boolean } | undefined
  /** Whether the run that it says somebody is needed for still misses somebody. */
  run?: { isMissing: boolean } | undefined
  /** When its entry was published last, and whether it is in the trash. */
  entry?: { publishedAt: Date | null; isTrashed: boolean } | undefined
  lastBackupAt?: Date | undefined
}

/**
 * `open`: staff must do something. `listed`: another list shows it, and this one gives the reason. `settled`: nothing is left to
 * do.
 */
export type AlertState = 'open' | 'listed' | 'settled'

type Rule = (facts: AlertFacts, at: Date) => AlertState

const openWhile = (isSo: boolean): AlertState => (isSo ? 'open' : 'settled')
const listedWhile = (isSo: boolean | undefined): AlertState => (isSo ? 'listed' : 'settled')
const openWhileMissing: Rule = ({ run }) => openWhile(run?.isMissing ?? true)
const listedWhileRefundDue: Rule = ({ booking }) => listedWhile(booking && booking.refundDueMinor > 0)

/** The state of an alert by its kind. A kind that is not here stays open until staff mark it as done. */
const rules = new Map<string, Rule>([
  ['overdue', ({ booking }) => listedWhile(booking?.isOverdue)],
  ['late-answer', ({ booking }) => listedWhile(booking?.isRequest)],
  ['refund', listedWhileRefundDue],
  ['overpaid', listedWhileRefundDue],
  // A request is in the list of requests to answer; what a confirmed booking waits for is in none.
  [
    'ask',
    ({ booking }) => {
      if (!booking?.isWaiting || booking.isFinal) return 'settled'
      return booking.isRequest ? 'listed' : 'open'
    },
  ],
  ['supply-low-margin', ({ booking }) => openWhile(booking?.isWaiting === true && !booking.isFinal)],
  ['transfer-by-road', ({ booking }) => openWhile(booking !== undefined && !booking.isFinal)],
  ['proposal-accepted', ({ booking }) => openWhile(booking !== undefined && !booking.isFinal)],
  ['proposal-short', ({ proposal }) => openWhile(proposal?.isOpen ?? false)],
  ['credit', ({ booking }) => openWhile((booking?.refundDueMinor ?? 0) > 0)],
  [
    'entry-plan',
    ({ entry }, at) => openWhile(entry !== undefined && !entry.isTrashed && !(entry.publishedAt && entry.publishedAt > at)),
  ],
  ['crew-declined', openWhileMissing],
  ['crew-late', openWhileMissing],
  ['crew-busy', openWhileMissing],
  ['backup-late', ({ lastBackupAt }, at) => openWhile(!(lastBackupAt && lastBackupAt > at))],
])

/** A vehicle that should change its trip while it is still with a customer: 'crew-busy:<assignment>:out'. It is taken back first, whoever else is there. */
const isOut = (occasion: string): boolean => /^crew-busy:\d+:out$/.test(occasion)

/** What an alert is for, as its occasion begins: 'overdue:<booking>:<day>'. */
export const kindOfAlert = (occasion: string): string => (isOut(occasion) ? 'crew-out' : (occasion.split(':')[0] ?? ''))

/** The state of an alert. What was done elsewhere settles it without a press. */
export const alertState = ({ occasion, at }: { occasion: string; at: Date }, facts: AlertFacts): AlertState =>
  rules.get(kindOfAlert(occasion))?.(facts, at) ?? 'open'

/** Kinds that staff may mark as done all the same: what was short may have been bought, news has been read, and a customer was asked. */
const alsoByStaff: readonly string[] = [
  ...['proposal-accepted', 'proposal-short', 'transfer-by-road'],
  ...['crew-declined', 'crew-late', 'crew-busy'],
]

/** Whether it settles by itself alone, so that staff need not mark it as done. */
export const settlesByItself = (occasion: string): boolean => {
  const kind = kindOfAlert(occasion)
  return rules.has(kind) && !alsoByStaff.includes(kind)
}
