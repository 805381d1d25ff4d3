import { Paragraph } from '#features/emails/email-page.server.tsx'
import { type Figure, Figures } from '#features/emails/figures.server.tsx'
import { dayText } from '#values/day-words.ts'
import { type EmailFacts, francWords, moneyWords } from './email-facts.ts'

/** The price of a booking line by line with its total in francs, and what is paid. Nothing while there is no price. */
export function PriceFigures(facts: EmailFacts) {
  const { lines, booking, account } = facts
  if (lines.length === 0) return null
  const rows: Figure[] = lines.map(({ quantity, label, reason, amountMinor }) => ({
    label: `${quantity} × ${label}`,
    amount: moneyWords(facts, amountMinor),
    ...(reason && { why: reason }),
  }))
  const sums: Figure[] = [{ label: 'Total', amount: moneyWords(facts, booking.totalMinor) }]
  if (account.paidMinor > 0) sums.push(...accountRows(facts).slice(1))
  return (
    <>
      <Figures rows={[...rows, ...sums]} sums={sums.length} />
      <Paragraph>In francs the total is {francWords(facts, booking.totalMinor)}, at the rate agreed with this booking.</Paragraph>
    </>
  )
}

/** What is charged, paid and outstanding. */
export function AccountFigures(facts: EmailFacts) {
  return <Figures rows={accountRows(facts)} sums={1} />
}

function accountRows(facts: EmailFacts): Figure[] {
  const { chargedMinor, paidMinor, outstandingMinor, refundDueMinor } = facts.account
  const row = (label: string, minor: number) => ({ label, amount: moneyWords(facts, minor) })
  const last = refundDueMinor > 0 ? row('Refund due to you', refundDueMinor) : row('Balance due', outstandingMinor)
  const { state } = facts.booking
  const chargeLabel =
    state === 'cancelled' ? 'Cancellation fee' : state === 'expired' || state === 'rejected' ? 'Amount charged' : 'Total price'
  const paid = facts.account.refundedMinor > 0 ? 'Paid, less refunds' : 'Paid'
  return [row(chargeLabel, chargedMinor), row(paid, paidMinor), last]
}

/** When the outstanding amount is due, the deposit first. Nothing once everything is paid. */
export function LeftToPay(facts: EmailFacts) {
  const { due, outstandingMinor } = facts.account
  if (outstandingMinor === 0) return null
  const { balanceDueOn } = facts.booking
  const words = (minor: number) => moneyWords(facts, minor)
  if (due.minor === outstandingMinor) return <Paragraph>{words(due.minor)} is due now.</Paragraph>
  const rest = outstandingMinor - due.minor
  if (due.minor > 0)
    return (
      <Paragraph>
        {words(due.minor)} is due now as the deposit, {words(rest)} by {dayText(balanceDueOn)}.
      </Paragraph>
    )
  return (
    <Paragraph>
      {words(rest)} is due by {dayText(balanceDueOn)}. You may pay it before.
    </Paragraph>
  )
}
