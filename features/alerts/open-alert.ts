/** What is so now of what an alert is about; nothing where it is about no booking, entry or backup. */
export type AlertFacts = {
  booking?: { state: string; refundDueMinor: number; isWaiting: boolean } | undefined
  /** When its entry was published last, and whether it is in the trash. */
  entry?: { publishedAt: Date | null; isTrashed: boolean } | undefined
  lastBackupAt?: Date | undefined
}

type OpenAlert = { occasion: string; at: Date }

/** What an alert is for, as its occasion begins: 'overdue:<booking>:<day>'. */
export const kindOfAlert = (occasion: string): string => occasion.split(':')[0] ?? ''

/** What lists of their own show as long as it is so: overdue payments, requests to answer, refunds due. */
export const listedElsewhere = ['overdue', 'late-answer', 'refund', 'overpaid'] as const

/** Until when an alert of a kind is true. One that is not here is true until somebody has done it. */
const isTrue: Readonly<Record<string, (facts: AlertFacts, at: Date) => boolean>> = {
  // A request is in the list of requests to answer; one that was confirmed already is in none.
  ask: ({ booking }) => booking?.isWaiting === true && ['confirmed', 'in-progress'].includes(booking.state),
  credit: ({ booking }) => (booking?.refundDueMinor ?? 0) > 0,
  'entry-plan': ({ entry }, at) =>
    entry !== undefined && !entry.isTrashed && (entry.publishedAt === null || entry.publishedAt <= at),
  'backup-late': ({ lastBackupAt }, at) => lastBackupAt === undefined || lastBackupAt <= at,
}

/** Whether an alert still asks for something that no other list shows: what was done is gone without a press. */
export function isOpenAlert({ occasion, at }: OpenAlert, facts: AlertFacts): boolean {
  const kind = kindOfAlert(occasion)
  if (listedElsewhere.some((one) => one === kind)) return false
  return isTrue[kind]?.(facts, at) ?? true
}

/** Whether it goes by itself: then nobody has to say that it is done. */
export const goesByItself = (occasion: string): boolean => Object.hasOwn(isTrue, kindOfAlert(occasion))
