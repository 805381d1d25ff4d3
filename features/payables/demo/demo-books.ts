import { addDays, type Day } from '#values/dates.ts'

/** What became of a demo invoice: paid as it came, or it differed and waits, was approved or disputed. */
type Story = { bp: number; outcome: 'wait' } | { bp: number; outcome: 'approve' | 'dispute'; reason: string }

export type DemoInvoice = { invoicedOn: Day; dueOn: Day; totalMinor: number; story: Story }

const asOrdered: Story = { bp: 0, outcome: 'wait' }
/** The invoice of each order in turn: how much above its cost, in basis points; null: none has come yet. */
const stories: readonly (Story | null)[] = [
  asOrdered,
  { bp: 420, outcome: 'approve', reason: 'One person more than was ordered' },
  { bp: 800, outcome: 'wait' },
  null,
  asOrdered,
  { bp: 2_500, outcome: 'dispute', reason: 'More than was ordered; a corrected invoice is awaited' },
  { bp: 30, outcome: 'wait' },
]

/** The invoice of the nth order whose services are over; undefined where none has come. It is due two weeks after its day. */
export function demoInvoiceOf(lines: readonly { lastDay: Day; restMinor: number }[], nth: number): DemoInvoice | undefined {
  const story = stories[nth % stories.length]
  const last = lines
    .map(({ lastDay }) => lastDay)
    .toSorted()
    .at(-1)
  if (!story || last === undefined) return undefined
  const ordered = lines.reduce((sum, { restMinor }) => sum + restMinor, 0)
  // Whole units of the currency, as suppliers write them.
  const totalMinor = ordered + Math.round((ordered * story.bp) / 1_000_000) * 100
  const invoicedOn = addDays(last, 2)
  return { invoicedOn, dueOn: addDays(invoicedOn, 14), totalMinor, story }
}

/**
 * Whether the office of the demonstration has paid what was due to a supplier on a day: most of it, of the last two months every fourth not yet, and
 * a few forgotten ones of before.
 */
export const isPaidByDemo = (nth: number, daysLate: number): boolean => nth % (daysLate > 60 ? 16 : 4) !== 2
