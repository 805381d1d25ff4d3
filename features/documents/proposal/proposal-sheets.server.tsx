import { Text, View } from '@react-pdf/renderer'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { strong, telling } from '../fonts.server.ts'
import { Diamond, FactRow, Part, sentencePieces, Words } from '../paper/blocks.server.tsx'
import { Covered } from '../paper/covered.server.tsx'
import { ink, mm } from '../paper/ink.ts'
import { RouteDrawing } from '../paper/route-drawing.server.tsx'
import { documentItineraryWords } from '../words/document-itinerary.ts'
import { documentProposalWords } from '../words/document-proposal.ts'
import { documentRouteWords } from '../words/document-route.ts'
import { isShort } from './proposal-cover.server.tsx'
import { dayPieces } from './proposal-days.server.tsx'
import type { ProposalFacts, ProposalOptionFacts } from './proposal-facts.ts'
import type { PictureOf } from './proposal-picture.server.tsx'
import { Accepting, Extras, ProposalPrice } from './proposal-price.server.tsx'

type Props = { facts: ProposalFacts; read: ReadWords; pictureOf: PictureOf }

/** The sheets behind the cover: the letter, the options, the way and its days, the price with its terms, and how to accept. */
export function ProposalSheets({ facts, read, pictureOf }: Props) {
  const words = read(documentProposalWords)
  const covered = read(documentItineraryWords)
  const { greeting, summary, options, stops, days, included, excluded, own, ages, cancellation, credits } = facts
  return (
    <>
      <Letter greeting={greeting} />
      {!isShort(summary) && (
        <Text style={{ fontFamily: telling, fontSize: 12.5, lineHeight: 1.42, marginTop: mm(4), maxWidth: mm(160) }}>
          {summary}
        </Text>
      )}
      <FactRow
        facts={[
          ...facts.facts.slice(1).map(([label, value]) => [label, value, 1.3] as const),
          [words.reference, facts.reference],
        ]}
      />
      {stops.length > 0 && (
        <Part
          title={read(documentRouteWords).title}
          pieces={[<RouteDrawing key="route" stops={stops} read={read} across={mm(stops.length > 4 ? 98 : 82)} />]}
        />
      )}
      <Part
        title={words.days}
        pieces={days.flatMap((day, at) => dayPieces(day, words.night, at === days.length - 1, pictureOf))}
      />
      {own.length > 0 && <Part title={words.own} pieces={sentencePieces(own, { hollow: true })} />}
      <Covered yes={{ title: covered.included, sentences: included }} no={{ title: covered.excluded, sentences: excluded }} />
      {options.length > 0 && (
        <Part title={words.options} pieces={options.map((option) => <Option key={option.title} option={option} read={read} />)} />
      )}
      <ProposalPrice facts={facts} read={read} />
      <Extras extras={facts.extras} read={read} />
      {ages.length > 0 && <Part title={words.ages} pieces={sentencePieces(ages)} />}
      <Part title={words.cancelling} pieces={sentencePieces(cancellation, { hollow: true })} />
      {facts.page && <Accepting page={facts.page} isChange={facts.isChange} sender={facts.sender} read={read} />}
      {credits !== '' && <Words style={{ fontSize: 8, color: ink.quiet, marginTop: mm(4) }}>{credits}</Words>}
    </>
  )
}

const Letter = ({ greeting }: Pick<ProposalFacts, 'greeting'>) =>
  greeting.map((lines, at) => (
    <Text
      // biome-ignore lint/suspicious/noArrayIndexKey: printed once, in this order
      key={at}
      style={{ fontFamily: telling, fontSize: 12, lineHeight: 1.45, marginTop: at === 0 ? mm(3) : mm(2.6), maxWidth: mm(158) }}
    >
      {lines.join('\n')}
    </Text>
  ))

/** An option in a row: where it sleeps, and what it comes to. */
function Option({ option, read }: { option: ProposalOptionFacts; read: ReadWords }) {
  const { title, text, stays, sums, total, francs, isShown, isEstimate } = option
  const words = read(documentProposalWords)
  return (
    <View
      wrap={false}
      style={{
        flexDirection: 'row',
        gap: mm(4),
        borderTopWidth: 0.75,
        borderColor: ink.line,
        paddingVertical: mm(2.6),
        paddingHorizontal: mm(3),
        backgroundColor: isShown ? ink.ground : '#ffffff',
      }}
    >
      <Diamond hollow={!isShown} size={6} />
      <View style={{ flex: 1 }}>
        <Words>
          <Text style={{ fontFamily: strong, fontSize: 11 }}>{title}</Text>
          {isShown && <Text style={{ color: ink.laterite }}>{`  ${words.shown}`}</Text>}
        </Words>
        {text !== '' && <Words style={{ marginTop: 1 }}>{text}</Words>}
        {stays.length > 0 && <Words style={{ fontSize: 8.5, color: ink.quiet, marginTop: 2 }}>{stays.join(' · ')}</Words>}
        {sums.length > 0 && <Words style={{ fontSize: 8.5, color: ink.quiet, marginTop: 2 }}>{sums.join(' · ')}</Words>}
        {isEstimate && <Words style={{ fontSize: 8.5, color: ink.quiet, marginTop: 2 }}>{words.estimate}</Words>}
      </View>
      <View style={{ width: mm(36), alignItems: 'flex-end' }}>
        <Words style={{ fontFamily: strong, fontSize: 12, fontFeatureSettings: ['tnum', 'lnum'] }}>{total}</Words>
        <Words style={{ fontSize: 8.5, color: ink.quiet, fontFeatureSettings: ['tnum', 'lnum'] }}>{francs}</Words>
      </View>
    </View>
  )
}
