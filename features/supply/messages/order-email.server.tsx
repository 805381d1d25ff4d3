import { englishFrame } from '#features/emails/email-frame.ts'
import { EmailLayout, Paragraph, SubHeading } from '#features/emails/email-page.server.tsx'
import { Facts } from '#features/emails/figures.server.tsx'
import type { NewEmail } from '#features/emails/write-email.server.tsx'
import type { Settings } from '#features/settings/settings.ts'
import type { Context } from '#platform/context.ts'
import { kigaliClock, kigaliDay } from '#values/dates.ts'
import { dayText } from '#values/day-words.ts'
import { answerTime } from '../lines/line-answers.ts'
import type { SupplierOrder } from '../reads.server.ts'
import { changedRows, lineRows } from './line-text.ts'
import { type MessageLine, messageOccasion } from './message.ts'
import { orderAddress } from './order-key.server.ts'

const headings = {
  request: 'We would like to book',
  change: 'Please change',
  cancellation: 'Please cancel',
  reference: 'You confirmed this: please give us your reference',
} as const

/** What an email to a supplier is about. `name`: the family name of the lead, and nothing else of anybody. */
type OrderEmail = {
  order: SupplierOrder
  number: number
  lines: readonly MessageLine[]
  title: string
  name: string
  isReminder: boolean
  at: Date
}

/**
 * The email by which a supplier is asked for something, or reads what changed: each service with days, rooms and people, a change before
 * beside after, both references, and where to answer. No price, no traveller's name but the lead's family name.
 */
export function orderEmail(ctx: Context, { company, office }: Pick<Settings, 'company' | 'office'>, input: OrderEmail): NewEmail {
  const { order, number, lines, title, name, isReminder, at } = input
  const isAnswered = lines.some(({ what }) => what !== 'cancellation')
  const { until, soon } = answerTime(at, order, office.hours)
  const by = soon ? 'as soon as possible' : `by ${dayText(kigaliDay(until))}, ${kigaliClock(until)} (Kigali)`
  const subject = `${isReminder ? 'reminder: ' : ''}${subjectOf(lines)} ${order.reference}${name && `, ${name}`}`
  return {
    occasion: messageOccasion({ orderId: order.id, number }),
    bookingId: null,
    to: order.email,
    subject: `${company.name}: ${subject}`,
    language: 'en',
    content: (
      <EmailLayout
        read={englishFrame(ctx)}
        company={company}
        preview={isAnswered ? `Please answer ${by}.` : `${order.reference}: cancelled services`}
        heading={`Order ${order.reference}`}
        action={
          isAnswered
            ? { words: 'Answer', href: orderAddress(ctx, { orderId: order.id, number, createdAt: order.createdAt }) }
            : undefined
        }
      >
        <Paragraph>
          {isReminder && 'This is a reminder: we wait for your answer. '}
          {isAnswered
            ? `Please answer ${by} on the page that “Answer” opens, or reply to this message with ${order.reference} in it.`
            : 'You need not answer. Tell us if you charge a fee that we do not expect.'}
        </Paragraph>
        <Facts rows={[['Supplier', order.supplier], ['Trip', title], ...(name === '' ? [] : ([['Name', name]] as const))]} />
        {lines.map((line) => (
          <section key={line.lineId}>
            <SubHeading>{`${headings[line.what]}: ${line.facts.title || line.facts.kind}`}</SubHeading>
            <Facts rows={rowsOf(line)} />
          </section>
        ))}
      </EmailLayout>
    ),
  }
}

function subjectOf(lines: readonly MessageLine[]): string {
  const kinds = new Set(lines.flatMap(({ what }) => (what === 'reference' ? [] : what)))
  if (kinds.size === 0) return 'please give us your reference for our order'
  if (kinds.size > 1 || kinds.has('change')) return 'please change our order'
  return kinds.has('cancellation') ? 'please cancel our order' : 'please confirm our order'
}

function rowsOf({ what, facts, before }: MessageLine): [string, string][] {
  if (what !== 'change' || !before) return lineRows(facts)
  const changed = new Map(changedRows(before, facts).map(([name, had, has]) => [name, `${has} (before: ${had})`]))
  return lineRows(facts).map(([name, words]) => [name, changed.get(name) ?? words])
}
