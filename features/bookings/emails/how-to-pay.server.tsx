import { Paragraph, SubHeading } from '#features/emails/email-page.server.tsx'
import { Facts } from '#features/emails/figures.server.tsx'
import { paymentMethodWords } from '#features/payments/payment-method-words.ts'
import { paymentMethodTable } from '#features/payments/payment-methods.ts'
import { defaultSettings } from '#features/settings/settings.ts'
import { type EmailFacts, francWords, moneyWords } from './email-facts.ts'

/** Where to send an amount, by the payment method that was chosen; the booking's page shows every method where none was. */
export function HowToPay(facts: EmailFacts & { minor: number }) {
  const { booking, settings, minor } = facts
  if (minor === 0) return null
  const amount = `${moneyWords(facts, minor)} or ${francWords(facts, minor)}`
  if (booking.paymentMethod === null)
    return (
      <Paragraph>
        To pay: {amount}. Press the button: your booking page shows every payment method. Write {booking.reference} as the reason
        for payment.
      </Paragraph>
    )
  const heading = <SubHeading>Pay {paymentMethodWords[booking.paymentMethod].by}</SubHeading>
  const { account } = paymentMethodTable[booking.paymentMethod]
  switch (account?.kind) {
    case 'bank': {
      const bank = settings[account.setting]
      const sample = isSample(bank.account, defaultSettings[account.setting].account)
      return (
        <>
          {heading}
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
    case 'phone': {
      const phone = settings[account.setting]
      return (
        <>
          {heading}
          {isSample(phone.number, defaultSettings[account.setting].number) && <Sample />}
          <Facts
            rows={[
              ['Amount', `${francWords(facts, minor)} (${moneyWords(facts, minor)})`],
              ['Number', phone.number],
              ['Name', phone.name],
              ['Reason for payment', booking.reference],
            ]}
          />
          <Paragraph>Then reply to this email with your network’s message: we record the payment at once.</Paragraph>
        </>
      )
    }
    case undefined:
      return (
        <>
          {heading}
          <Paragraph>
            {amount}: press the button. Your booking page leads to our card provider’s page; your card number never comes to us.
          </Paragraph>
        </>
      )
  }
}

/** Whether an account is the demo operator's or is marked as a sample: no money may be sent there. */
const isSample = (written: string, ofTheDemo: string) => written === ofTheDemo || /sample/i.test(written)

const Sample = ({ words = '' }) => (
  <Paragraph>
    <strong>{words || 'Sample details. Send no money to them.'}</strong>
  </Paragraph>
)
