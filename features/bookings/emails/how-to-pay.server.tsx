import { Paragraph, SubHeading } from '#features/emails/email-page.server.tsx'
import { Facts } from '#features/emails/figures.server.tsx'
import { paymentMethodTable } from '#features/payments/payment-methods.ts'
import { defaultSettings } from '#features/settings/settings.ts'
import { bankNote, isSample } from './bank-note.ts'
import { type EmailFacts, francWords, moneyWords } from './email-facts.ts'
import { emailHowToPayWords } from './words/email-how-to-pay.ts'

/** Where to send an amount, by the payment method that was chosen; the booking's page shows every method where none was. */
export function HowToPay(facts: EmailFacts & { minor: number }) {
  const { read, booking, settings, minor } = facts
  if (minor === 0) return null
  const { reference, paymentMethod } = booking
  const words = read(emailHowToPayWords)
  const amounts = { amount: moneyWords(facts, minor), francs: francWords(facts, minor) }
  if (paymentMethod === null) return <Paragraph>{words.anyMethod({ ...amounts, reference })}</Paragraph>
  const heading = <SubHeading>{words.headings[paymentMethod]}</SubHeading>
  const { account } = paymentMethodTable[paymentMethod]
  switch (account?.kind) {
    case 'bank': {
      const bank = settings[account.setting]
      const sample = isSample(bank.account, defaultSettings[account.setting].account)
      return (
        <>
          {heading}
          {sample && <Sample>{bankNote(bank.note, read) || words.sample}</Sample>}
          <Facts
            rows={[
              [words.amount, words.either(amounts)],
              [words.holder, bank.holder],
              [words.bank, bank.bank],
              [words.account, bank.account],
              [words.swift, bank.swift],
              [words.reason, reference],
            ]}
          />
          {bank.note && !sample && <Paragraph>{bank.note}</Paragraph>}
          <Paragraph>{words.fromAbroad}</Paragraph>
        </>
      )
    }
    case 'phone': {
      const phone = settings[account.setting]
      return (
        <>
          {heading}
          {isSample(phone.number, defaultSettings[account.setting].number) && <Sample>{words.sample}</Sample>}
          <Facts
            rows={[
              [words.amount, words.francsFirst(amounts)],
              [words.number, phone.number],
              [words.name, phone.name],
              [words.reason, reference],
            ]}
          />
          <Paragraph>{words.message}</Paragraph>
        </>
      )
    }
    case undefined:
      return (
        <>
          {heading}
          <Paragraph>{words.card(amounts)}</Paragraph>
        </>
      )
  }
}

/** What stands before such an account: no money may be sent there. */
const Sample = ({ children }: { children: string }) => (
  <Paragraph>
    <strong>{children}</strong>
  </Paragraph>
)
