import { Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { addressLines } from '../brochure/address-lines.ts'
import type { Sender } from '../facts/facts.ts'
import { display, strong } from '../fonts.server.ts'
import { Notice, Part, tablePieces, Words } from '../paper/blocks.server.tsx'
import { ink, mm } from '../paper/ink.ts'
import { LinkLines, PageCode } from '../paper/page-code.server.tsx'
import { documentPriceWords } from '../words/document-price.ts'
import { documentProposalWords } from '../words/document-proposal.ts'
import { documentQuoteWords } from '../words/document-quote.ts'
import type { ProposalFacts } from './proposal-facts.ts'

const tabular = { fontFeatureSettings: ['tnum', 'lnum'] }
const small = { fontSize: 8.5, color: ink.quiet }

/** The price of the option line by line with what is ticked, what that is in francs, and when it is paid. */
export function ProposalPrice({ facts, read }: { facts: ProposalFacts; read: ReadWords }) {
  const { lines, total, schedule, depositWhy, priceTitle, isEstimate } = facts
  const { columns, total: word } = read(documentPriceWords)
  const payment = read(documentQuoteWords)
  return (
    <>
      <Part
        title={priceTitle}
        pieces={[
          ...tablePieces(
            [
              { title: columns.what, share: 2.4 },
              { title: '', share: 5.8 },
              { title: columns.quantity, share: 1, right: true },
              { title: columns.each, share: 1.6, right: true },
              { title: columns.amount, share: 1.8, right: true },
            ],
            lines.map(({ label, reason, quantity, unit, amount }) => [
              label,
              <Words key="why" style={{ ...small, fontSize: 8, lineHeight: 1.32, width: '100%' }}>
                {reason}
              </Words>,
              quantity,
              unit,
              amount,
            ]),
            [
              word,
              '',
              '',
              '',
              <View key="total" style={{ alignItems: 'flex-end', width: mm(50) }}>
                <Words style={{ fontFamily: strong, fontSize: 13, ...tabular }}>{total.amount}</Words>
                <Words style={tabular}>{total.francs}</Words>
              </View>,
            ],
            { tight: true },
          ),
          <View key="notes" wrap={false}>
            {total.notes.map((note) => (
              <Words key={note} style={small}>
                {note}
              </Words>
            ))}
          </View>,
        ]}
      />
      {isEstimate && <Notice>{read(documentProposalWords).estimate}</Notice>}
      {schedule.length > 0 && (
        <Part
          title={payment.schedule}
          pieces={[
            ...tablePieces(
              [
                { title: payment.columns.what, share: 5 },
                { title: payment.columns.due, share: 3 },
                { title: payment.columns.amount, share: 2, right: true },
              ],
              schedule,
            ),
            depositWhy !== '' && (
              <Words key="why" style={small}>
                {depositWhy}
              </Words>
            ),
          ]}
        />
      )}
    </>
  )
}

/** What may be ticked besides, with its price; what is ticked is in the total already. */
export function Extras({ extras, read }: { extras: ProposalFacts['extras']; read: ReadWords }) {
  const { extras: title, extra } = read(documentProposalWords)
  if (extras.length === 0) return null
  return (
    <Part
      title={title}
      pieces={tablePieces(
        [
          { title: extra.what, share: 5.6 },
          { title: extra.state, share: 2.4 },
          { title: extra.amount, share: 2, right: true },
        ],
        extras.map(({ title: what, amount, isTicked }) => [what, isTicked ? extra.yes : extra.no, amount]),
      )}
    />
  )
}

type AcceptingProps = { page: NonNullable<ProposalFacts['page']>; isChange: boolean; sender: Sender; read: ReadWords }

/** Where the journey is accepted, or how a booking is changed to it, and who answers, with the address of its page for a camera. */
export function Accepting({ page, isChange, sender, read }: AcceptingProps) {
  const { accept, change } = read(documentProposalWords)
  const { title, text } = isChange ? change : accept
  const { phone, email } = sender.company
  const rows: [string, ReactNode][] = [
    [accept.page, <LinkLines key="page" href={page.href} lines={addressLines(page.text)} />],
    [accept.phone, <LinkLines key="phone" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} lines={[phone]} />],
    [accept.email, <LinkLines key="email" href={`mailto:${email}`} lines={[email]} />],
  ]
  return (
    <View
      wrap={false}
      style={{
        borderTopWidth: 4,
        borderTopColor: ink.laterite,
        backgroundColor: ink.ground,
        marginTop: mm(6.5),
        padding: mm(5),
        flexDirection: 'row',
        gap: mm(8),
      }}
    >
      <View style={{ flex: 1 }}>
        <Text style={{ fontFamily: display, fontSize: 14, lineHeight: 1.1 }}>{title}</Text>
        <Words style={{ marginTop: mm(1.6) }}>{text}</Words>
        <View style={{ marginTop: mm(2.4), gap: mm(0.8) }}>
          {rows.map(([label, text]) => (
            <View key={label} style={{ flexDirection: 'row' }}>
              <Words style={{ width: mm(20), color: ink.quiet }}>{label}</Words>
              <View style={{ flex: 1 }}>{text}</View>
            </View>
          ))}
        </View>
      </View>
      <PageCode code={page.code} note={accept.scan} size={mm(27)} />
    </View>
  )
}
