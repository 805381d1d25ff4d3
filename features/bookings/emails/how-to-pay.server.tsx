import { Paragraph, SubHeading } from '#features/emails/email-page.server.tsx'
import { Facts } from '#features/emails/figures.server.tsx'
import { defaultSettings } from '#features/settings/settings.ts'
import { type EmailFacts, francWords, moneyWords } from './email-facts.ts'

/** How to pay an amount by the chosen method; without one, the booking's page shows every method. */
export function HowToPay(facts: EmailFacts & { minor: number }) {
  const { booking, settings, minor } = facts
  if (minor === 0) return null
  const amount = `${moneyWords(facts, minor)} or ${francWords(facts, minor)}`
  switch (booking.paymentMethod) {
    case 'bank-transfer': {
      const { bank } = settings
      const sample = isSample(bank.account, defaultSettings.bank.account)
      return (
        <>
          <SubHeading>Pay by bank transfer</SubHeading>
          {sample && <Sample words={bank.note} />}
          <Facts
            rows={[
              ['Amount', amount],
              ['Account holder', bank.holder],
              ['Bank', bank.bank],
              ['Account', bank.account],
              ['SWIFT', bank.swift],
              ['Reason for payment', booking.reference],
            ]}
          />
          {bank.note && !sample && <Paragraph>{bank.note}</Paragraph>}
          <Paragraph>Money from abroad takes one to four working days. We write to you on the day it arrives.</Paragraph>
        </>
      )
    }
    case 'mobile-money': {
      const { mobileMoney } = settings
      return (
        <>
          <SubHeading>Pay by mobile money</SubHeading>
          {isSample(mobileMoney.number, defaultSettings.mobileMoney.number) && <Sample />}
          <Facts
            rows={[
              ['Amount', `${francWords(facts, minor)} (${moneyWords(facts, minor)})`],
              ['Number', mobileMoney.number],
              ['Name', mobileMoney.name],
              ['Reason for payment', booking.reference],
            ]}
          />
          <Paragraph>Then reply to this email with your network’s message: we record the payment at once.</Paragraph>
        </>
      )
    }
    case 'card':
      return (
        <>
          <SubHeading>Pay by card</SubHeading>
          <Paragraph>
            {amount}: press the button. Your booking page leads to our card provider’s page; your card number never comes to us.
          </Paragraph>
        </>
      )
    default:
      return (
        <Paragraph>
          To pay: {amount}. Press the button: your booking page shows every payment method. Write {booking.reference} as the
          reason for payment.
        </Paragraph>
      )
  }
}

/** Whether an account is the demo operator's or says so itself: nobody may send money there. */
const isSample = (written: string, ofTheDemo: string) => written === ofTheDemo || /sample/i.test(written)

const Sample = ({ words = '' }) => (
  <Paragraph>
    <strong>{words || 'Sample details. Send no money to them.'}</strong>
  </Paragraph>
)
