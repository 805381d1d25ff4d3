import { Document, Page, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { hourInks } from '#artwork/hours.ts'
import { imigongoTiles } from '#artwork/imigongo.ts'
import { mark } from '#artwork/mark.ts'
import { scene } from '#artwork/scene.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Sender } from '../facts/facts.ts'
import { display, plain } from '../fonts.server.ts'
import { documentPaperWords } from '../words/document-paper.ts'
import { Drawing } from './drawing.server.tsx'
import { ink, mm, sheet } from './ink.ts'
import { Strip } from './strip.server.tsx'

/** What closes the last page, by the room that the text leaves: all the hills, the nearest of them, or the ground alone. */
export type Closing = 'hills' | 'near' | 'ground'

const hour = 'mist'
const hills = scene('hills', { format: 'wide', sky: false, hour })
/** What is seen of the drawing, and from which layer on. */
const views: Partial<Record<Closing, { crop: readonly [number, number, number, number]; from?: string }>> = {
  hills: { crop: [-360, 240, 1920, 560] },
  near: { crop: [-360, 400, 1920, 400], from: 'farm' },
}
const heightOf = (closing: Closing) => {
  const [, , width = 1, height = 0] = views[closing]?.crop ?? []
  return (sheet.width * height) / width
}
const brandMark = mark(40)
const tile = imigongoTiles.ridgeline()
/** Where the text of a following page begins, under its thin strip. */
const top = mm(13)
const small = { fontFamily: plain, fontSize: 8.5, lineHeight: 1.5, color: ink.text, textAlign: 'right' } as const

/**
 * The closing begins this much above the end of the text: the drawing's highest tops stand alone there, and the printer lets a
 * last line run over the edge by less than this and would put whatever begins below it on a page of its own.
 */
const overlap = mm(4)

/** Without a line height: the printer would multiply it again each time it counts the pages. */
const footLine = { fontFamily: plain, fontSize: 8 } as const

type PageNumbers = { pageNumber: number; totalPages?: number }

type OnEnd = (place: 'text' | 'near' | 'closing', page: number) => void

export type PaperProps = {
  read: ReadWords
  sender: Sender
  /** A sheet before the text, in the place of the letterhead's head. */
  cover?: ReactNode
  /** What stands in the middle of the ground; the bank account where nothing is given. */
  foot?: string
  /** What a reader's window and a search engine call it. */
  title: string
  subject: string
  /** When it was written: the same facts give the same bytes. */
  writtenAt: Date
  closing: Closing
  /** Reports on which page the text ends, and whether there is room for the nearest hills and for the closing. */
  onEnd: OnEnd
  children: ReactNode
}

/** The letterhead: every document is written on it. A cover or a full head on the first page, hills under the last words. */
export function Paper({ read, sender, cover, foot, title, subject, writtenAt, closing, onEnd, children }: PaperProps) {
  const { company } = sender
  const { page } = read(documentPaperWords)
  return (
    <Document
      title={title}
      author={company.legalName}
      subject={subject}
      language={read.language}
      creator={company.name}
      producer={company.name}
      creationDate={writtenAt}
    >
      {cover}
      <Page
        size="A4"
        style={{
          paddingTop: top,
          paddingBottom: sheet.foot,
          paddingHorizontal: sheet.margin,
          fontFamily: plain,
          fontSize: 9.5,
          color: ink.text,
        }}
      >
        <View fixed style={{ position: 'absolute', left: 0, top: 0 }}>
          <Strip tile={tile} height={mm(3)} />
        </View>
        {!cover && <Head read={read} sender={sender} />}
        {children}
        <View style={{ marginTop: -overlap }}>
          <EndMark place="text" onEnd={onEnd} />
        </View>
        {closing === 'hills' && <EndMark place="near" onEnd={onEnd} height={heightOf('near')} />}
        <View wrap={false} style={{ flexGrow: 1, minHeight: heightOf(closing) - (closing === 'hills' ? heightOf('near') : 0) }}>
          <EndMark place="closing" onEnd={onEnd} />
          <Ground read={read} sender={sender} foot={foot} closing={closing} />
        </View>
        <Text
          fixed
          style={{
            ...footLine,
            position: 'absolute',
            left: sheet.margin,
            right: sheet.margin,
            bottom: mm(9),
            color: ink.quiet,
            textAlign: 'right',
          }}
          render={({ pageNumber, totalPages = 0 }: PageNumbers) =>
            pageNumber < totalPages ? page({ page: pageNumber, pages: totalPages }) : ''
          }
        />
      </Page>
    </Document>
  )
}

/** An empty place that says on which page it came to stand. */
const EndMark = ({ place, onEnd, height = 0 }: { place: Parameters<OnEnd>[0]; onEnd: OnEnd; height?: number }) => (
  <View
    wrap={false}
    style={{ height }}
    render={({ pageNumber }) => {
      onEnd(place, pageNumber)
      return null
    }}
  />
)

function Head({ read, sender }: { read: ReadWords; sender: Sender }) {
  const { company, taxNumber } = sender
  const name = taxNumber ? read(documentPaperWords).tax({ company: company.legalName, number: taxNumber }) : company.legalName
  return (
    <View style={{ marginTop: -top, marginHorizontal: -sheet.margin, marginBottom: mm(10) }}>
      {/* The thin strip of the following pages is printed on this one too: white paper over it, past both edges. */}
      <View style={{ position: 'absolute', top: 0, left: -2, right: -2, height: mm(4), backgroundColor: '#ffffff' }} />
      <View
        style={{
          paddingTop: sheet.head,
          paddingHorizontal: sheet.margin,
          marginBottom: mm(8),
          flexDirection: 'row',
          justifyContent: 'space-between',
          alignItems: 'flex-start',
        }}
      >
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: 7, maxWidth: mm(80) }}>
          <Drawing svg={brandMark} width={31} height={31} looks={{ ink: ink.text, colours: { '--laterite': ink.laterite } }} />
          <Text style={{ fontFamily: display, fontSize: 27, lineHeight: 1, letterSpacing: -0.4 }}>{company.name}</Text>
        </View>
        <View style={{ alignItems: 'flex-end', maxWidth: mm(90) }}>
          <Text style={small}>{name}</Text>
          <Text style={small}>{company.address}</Text>
          <Text style={small}>{`${company.phone}, ${company.email}`}</Text>
        </View>
      </View>
      <Strip tile={tile} height={mm(6)} />
    </View>
  )
}

type GroundProps = { read: ReadWords; sender: Sender; foot: string | undefined; closing: Closing }

/** The last of the last page: hills where there is room, and the ground they stand on with the words of the foot. */
function Ground({ read, sender, foot, closing }: GroundProps) {
  const { r7, P } = hourInks[hour]
  const footStyle = { ...footLine, color: P }
  const view = views[closing]
  return (
    <View style={{ position: 'absolute', left: -sheet.margin, bottom: -sheet.foot, width: sheet.width }}>
      {view && (
        <View style={{ marginBottom: -1 }}>
          <Drawing svg={hills} width={sheet.width} height={heightOf(closing)} {...view} />
        </View>
      )}
      <View
        style={{
          backgroundColor: r7,
          paddingHorizontal: sheet.margin,
          paddingTop: mm(4),
          height: mm(15),
          flexDirection: 'row',
        }}
      >
        <Text style={{ ...footStyle, width: mm(40) }}>{sender.site}</Text>
        <Text style={{ ...footStyle, width: mm(94), textAlign: 'center' }}>
          {foot ?? [sender.bank.bank, sender.bank.account].filter(Boolean).join(', ')}
        </Text>
        <Text
          style={{ ...footStyle, width: mm(40), textAlign: 'right' }}
          render={({ pageNumber, totalPages = 0 }: PageNumbers) =>
            read(documentPaperWords).page({ page: pageNumber, pages: totalPages })
          }
        />
      </View>
    </View>
  )
}
