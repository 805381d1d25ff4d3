import type { ReadWords } from '#platform/languages/read-words.ts'
import type { VoucherFacts } from './facts/facts.ts'
import { FactRow, Notice, Part, sentencePieces, Title, tablePieces } from './paper/blocks.server.tsx'
import { Contacts } from './paper/contacts.server.tsx'
import { namePieces } from './paper/names.server.tsx'
import { spanText, whenText } from './when-text.ts'
import { documentVoucherWords } from './words/document-voucher.ts'
import { documentsWords } from './words/documents.ts'

/** The voucher that a traveller shows: who comes, what is booked when and where, and whom to call. */
export function Voucher({ facts, read }: { facts: VoucherFacts; read: ReadWords }) {
  const common = read(documentsWords)
  const words = read(documentVoucherWords)
  const { names, services, open, contacts, emergencyPhone } = facts
  const { when, service, place, number, quantity } = words.columns
  return (
    <>
      <Title
        above={common.issued({ reference: facts.reference, day: read.format.day(facts.issuedOn) })}
        title={common.titles.voucher}
        lede={facts.title}
      />
      <FactRow
        facts={[
          [common.for, facts.lead, 1.3],
          [common.when, whenText(facts, read), 1.7],
          [common.party, `${facts.travellers}`, 0.6],
        ]}
      />
      <Notice>{words.present}</Notice>
      {services.length > 0 && (
        <Part
          title={words.services}
          pieces={tablePieces(
            [
              { title: when, share: 2.1 },
              { title: service, share: 4.6 },
              { title: place, share: 2.9 },
              { title: number, share: 2 },
              { title: quantity, share: 0.7, right: true },
            ],
            services.map((one) => [spanText(one, read), one.what, one.where, one.number ?? '', `${one.quantity}`]),
          )}
        />
      )}
      {open.length > 0 && (
        <Part
          title={words.open}
          pieces={sentencePieces([
            words.openText,
            ...open.map(({ day, what }) => words.openPart({ day: read.format.day(day), what })),
          ])}
        />
      )}
      {names.length > 0 && <Part title={common.party} pieces={namePieces(names, read)} />}
      <Contacts contacts={contacts} emergencyPhone={emergencyPhone} read={read} />
    </>
  )
}
