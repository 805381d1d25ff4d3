import { View } from '@react-pdf/renderer'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Words as WordsOf } from '#platform/languages/source.ts'
import type { VoucherFacts } from './facts/facts.ts'
import { strong } from './fonts.server.ts'
import { FactRow, Notice, Part, sentencePieces, Title, tablePieces, Words } from './paper/blocks.server.tsx'
import { Contacts } from './paper/contacts.server.tsx'
import { ink, mm } from './paper/ink.ts'
import { spanText, whenText } from './when-text.ts'
import { documentVoucherWords } from './words/document-voucher.ts'
import { documentsWords } from './words/documents.ts'

/** The voucher that a traveller shows: who comes, what is booked when and where, and whom to call. */
export function Voucher({ facts, read }: { facts: VoucherFacts; read: ReadWords }) {
  const common = read(documentsWords)
  const words = read(documentVoucherWords)
  const { names, services, contacts, emergencyPhone, notes } = facts
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
      {names.length > 0 && <Part title={common.party} pieces={namePieces(names, words)} />}
      <Contacts contacts={contacts} emergencyPhone={emergencyPhone} read={read} />
      {notes.length > 0 && <Part title={words.notes} pieces={sentencePieces(notes)} />}
    </>
  )
}

/** The travellers two by two, numbered as they were booked. */
function namePieces(names: VoucherFacts['names'], words: WordsOf<typeof documentVoucherWords.tree>) {
  const pairs = Array.from({ length: Math.ceil(names.length / 2) }, (_, i) => names.slice(2 * i, 2 * i + 2))
  return pairs.map((pair, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two travellers may share a name, and the list never changes
    <View key={row} wrap={false} style={{ flexDirection: 'row', gap: mm(5), marginTop: row === 0 ? 0 : mm(1.2) }}>
      {pair.map(({ name, note }, i) => {
        const place = 2 * row + i + 1
        return (
          <View key={place} style={{ width: mm(84.5), flexDirection: 'row', gap: mm(2) }}>
            <Words style={{ width: mm(6), color: ink.quiet, fontFeatureSettings: ['tnum'] }}>{place}</Words>
            <View style={{ flex: 1 }}>
              <Words style={name ? { fontFamily: strong } : { color: ink.quiet }}>{name ?? words.unnamed({ place })}</Words>
              {note && <Words style={{ fontSize: 8.5, color: ink.quiet }}>{note}</Words>}
            </View>
          </View>
        )
      })}
    </View>
  ))
}
