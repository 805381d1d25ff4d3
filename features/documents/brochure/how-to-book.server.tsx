import { View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import type { Words as WordsOf } from '#platform/languages/source.ts'
import { strong } from '../fonts.server.ts'
import { Part, Words } from '../paper/blocks.server.tsx'
import { ink, mm } from '../paper/ink.ts'
import { LinkLines, PageCode } from '../paper/page-code.server.tsx'
import type { brochureWords } from '../words/brochure.ts'
import { addressLines } from './address-lines.ts'
import type { BrochureFacts } from './brochure-facts.ts'

const value = { fontFamily: strong, fontSize: 9.5, lineHeight: 1.42 } as const

/** Where the journey is booked and who answers, with the address of its page for a camera. */
export function HowToBook({ facts, words }: { facts: BrochureFacts; words: WordsOf<typeof brochureWords.tree> }) {
  const { page, whatsapp, payment, sender } = facts
  const { phone, email, address } = sender.company
  const rows: [string, ReactNode][] = [
    [words.contact.page, <LinkLines key="page" href={page.href} lines={addressLines(page.text)} />],
    [words.contact.phone, <LinkLines key="phone" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} lines={[phone]} />],
    [words.contact.whatsapp, <LinkLines key="whatsapp" href={whatsapp.href} lines={[whatsapp.text]} />],
    [words.contact.email, <LinkLines key="email" href={`mailto:${email}`} lines={[email]} />],
    [
      words.contact.office,
      <Words key="office" style={value}>
        {address}
      </Words>,
    ],
  ]
  return (
    <Part
      title={words.book}
      pieces={[
        <View
          key="book"
          wrap={false}
          style={{
            borderTopWidth: 4,
            borderTopColor: ink.laterite,
            backgroundColor: ink.ground,
            padding: mm(6),
            flexDirection: 'row',
            gap: mm(8),
          }}
        >
          <View style={{ flex: 1 }}>
            <Words>{words.bookOnline}</Words>
            <Words style={{ marginTop: mm(1.5) }}>{payment}</Words>
            <View style={{ marginTop: mm(3.5), gap: mm(1.2) }}>
              {rows.map(([label, text]) => (
                <View key={label} style={{ flexDirection: 'row' }}>
                  <Words style={{ width: mm(22), color: ink.quiet }}>{label}</Words>
                  <View style={{ flex: 1 }}>{text}</View>
                </View>
              ))}
            </View>
          </View>
          <PageCode code={page.code} note={words.scan} />
        </View>,
      ]}
    />
  )
}
