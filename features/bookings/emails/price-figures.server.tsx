import { Paragraph } from '#features/emails/email-page.server.tsx'
import { type Figure, Figures } from '#features/emails/figures.server.tsx'
import { type EmailFacts, francWords, moneyWords } from './email-facts.ts'
import { emailFigureWords } from './words/email-figures.ts'

/** The price of a booking line by line with its total in francs, and what is paid. Nothing while there is no price. */
export function PriceFigures(facts: EmailFacts) {
  const { read, lines, booking, account } = facts
  if (lines.length === 0) return null
  const words = read(emailFigureWords)
  const rows: Figure[] = lines.map(({ quantity, label, reason, amountMinor, lang }) => ({
    label: words.line({ quantity, label }),
    amount: moneyWords(facts, amountMinor),
    ...(reason && { why: reason, whyLang: lang?.reason }),
  }))
  const sums: Figure[] = [{ label: words.total, amount: moneyWords(facts, booking.totalMinor) }]
  if (account.paidMinor > 0) sums.push(...accountRows(facts).slice(1))
  return (
    <>
      <Figures rows={[...rows, ...sums]} sums={sums.length} />
      <Paragraph>{words.inFrancs({ francs: francWords(facts, booking.totalMinor) })}</Paragraph>
    </>
  )
}

/** What is charged, paid and outstanding. */
export function AccountFigures(facts: EmailFacts) {
  return <Figures rows={accountRows(facts)} sums={1} />
}

function accountRows(facts: EmailFacts): Figure[] {
  const { chargedMinor, paidMinor, outstandingMinor, refundDueMinor } = facts.account
  const words = facts.read(emailFigureWords)
  const row = (label: string, minor: number) => ({ label, amount: moneyWords(facts, minor) })
  const last = refundDueMinor > 0 ? row(words.refund, refundDueMinor) : row(words.balance, outstandingMinor)
  const { state } = facts.booking
  const chargeLabel =
    state === 'cancelled' ? words.fee : state === 'expired' || state === 'rejected' ? words.charged : words.price
  const paid = facts.account.refundedMinor > 0 ? words.paidLess : words.paid
  return [row(chargeLabel, chargedMinor), row(paid, paidMinor), last]
}

/** When the outstanding amount is due, the deposit first. Nothing once everything is paid. */
export function LeftToPay(facts: EmailFacts) {
  const { due, outstandingMinor } = facts.account
  if (outstandingMinor === 0) return null
  const { left } = facts.read(emailFigureWords)
  const day = facts.read.format.day(facts.booking.balanceDueOn)
  const amountOf = (minor: number) => moneyWords(facts, minor)
  if (due.minor === outstandingMinor) return <Paragraph>{left.now({ amount: amountOf(due.minor) })}</Paragraph>
  const rest = amountOf(outstandingMinor - due.minor)
  if (due.minor > 0) return <Paragraph>{left.deposit({ amount: amountOf(due.minor), rest, day })}</Paragraph>
  return <Paragraph>{left.later({ amount: rest, day })}</Paragraph>
}
