import { emailFrameParts } from '#features/emails/email-frame.ts'
import { EmailLayout, Paragraph, SubHeading } from '#features/emails/email-page.server.tsx'
import { Facts, Figures } from '#features/emails/figures.server.tsx'
import { emailFrameWords } from '#features/emails/words/email-frame.ts'
import type { Settings } from '#features/settings/settings.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Source } from '#platform/languages/source.ts'
import { addDays } from '#values/dates.ts'
import { convert, usd } from '#values/money.ts'
import { changesInWords, type FormerProposal } from '../changes/change-sentences.ts'
import { choiceSums } from '../choice-sums.ts'
import { tickedFirst } from '../chosen-price.ts'
import type { SentProposal } from '../proposal.ts'
import type { ProposedLetter } from '../proposal-content.ts'
import { lastDay, untilText } from '../until-text.ts'
import { proposalChangeWords } from '../words/proposal-changes.ts'
import { proposalEmailWords } from '../words/proposal-emails.ts'
import { proposalPriceWords } from '../words/proposal-price.ts'

/** All that the emails of a proposal may say. */
export const proposalEmailParts: readonly Source[] = [
  ...emailFrameParts,
  proposalEmailWords,
  proposalPriceWords,
  proposalChangeWords,
]

/**
 * A proposal, the words of the language of its email, and the address of its page in it; whether its trip is booked, so that it cannot be accepted; and
 * the proposal of its trip that its customer had before.
 */
type Written = {
  read: ReadWords
  company: Settings['company']
  proposal: SentProposal
  href: string
  isChange: boolean
  former: FormerProposal | undefined
}

/**
 * The email that carries a proposal: the letter as staff wrote it, the journey, its options with their totals, and the link; of a newer one that it is
 * one, and what has changed.
 */
export function carryingEmail({ read, company, proposal, href, isChange, former }: Written) {
  const { content, greeting, reference } = proposal
  const words = read(proposalEmailWords)
  const { days, until } = spans(read, proposal)
  const { subject } = former ? read(proposalChangeWords) : words
  return {
    subject: subjectOf(read, company, reference, subject({ journey: content.title })),
    content: (
      <EmailLayout
        read={read}
        company={company}
        preview={words.preview({ days, until })}
        heading={content.title}
        action={{ words: words.see, href }}
      >
        <Letter text={greeting} lang={proposal.language} />
        {former && <Changes read={read} former={former} content={content} />}
        <JourneyFacts read={read} proposal={proposal} />
        <OptionTotals read={read} content={content} />
        <Paragraph>{isChange ? words.change : `${words.page} ${words.ask}`}</Paragraph>
        {!isChange && <Paragraph>{words.pass}</Paragraph>}
      </EmailLayout>
    ),
  }
}

/** The reminder that a proposal ends. */
export function endingEmail({ read, company, proposal, href }: Omit<Written, 'isChange' | 'former'>) {
  const { content, reference, endsAt } = proposal
  const { ending, see } = read(proposalEmailWords)
  const { until } = spans(read, proposal)
  const values = { journey: content.title, until }
  return {
    subject: subjectOf(read, company, reference, ending.subject({ day: read.format.day(lastDay(endsAt)) })),
    content: (
      <EmailLayout
        read={read}
        company={company}
        preview={ending.preview(values)}
        heading={ending.heading}
        action={{ words: see, href }}
      >
        <Paragraph>{ending.text(values)}</Paragraph>
        <JourneyFacts read={read} proposal={proposal} />
        <Paragraph>
          {ending.change} {ending.decline}
        </Paragraph>
      </EmailLayout>
    ),
  }
}

const subjectOf = (read: ReadWords, company: Settings['company'], reference: string, subject: string) =>
  read(emailFrameWords).subject({ about: `${company.name} ${reference}`, subject })

const spans = ({ format }: ReadWords, { content: { startsOn, days }, endsAt }: SentProposal) => ({
  days: format.days(startsOn, addDays(startsOn, days.length - 1)),
  until: untilText(format, endsAt),
})

/** That it is a new version, and what has changed since the former one. */
function Changes({
  read,
  former,
  content,
}: Pick<Written, 'read'> & { former: FormerProposal; content: SentProposal['content'] }) {
  const { title, since, sentences } = changesInWords(former, content, read)
  return (
    <>
      <SubHeading>{title}</SubHeading>
      <Paragraph>{since}</Paragraph>
      <ul style={{ fontSize: 17, lineHeight: 1.5, margin: '0 0 14px', paddingLeft: 20 }}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  )
}

/** Paragraphs as staff typed them, with their line breaks. */
const Letter = ({ text, lang }: { text: string; lang: string }) => (
  <div lang={lang}>
    {text
      .split(/\n{2,}/)
      .filter((paragraph) => paragraph.trim() !== '')
      .map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may say the same, and none ever moves
        <Paragraph key={at}>
          {paragraph.split('\n').map((line, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: likewise
            <span key={row}>
              {row > 0 && <br />}
              {line}
            </span>
          ))}
        </Paragraph>
      ))}
  </div>
)

function JourneyFacts({ read, proposal }: { read: ReadWords; proposal: SentProposal }) {
  const words = read(proposalEmailWords)
  const { travellers } = proposal.content
  const { days, until } = spans(read, proposal)
  const adults = travellers.filter(({ childOf }) => childOf === null).length
  return (
    <Facts
      rows={[
        [words.facts.for, proposal.customer],
        [words.facts.days, days],
        [words.facts.party, words.party({ adults, children: travellers.length - adults })],
        [words.facts.until, words.until({ until })],
        [words.facts.reference, proposal.reference],
      ]}
    />
  )
}

/** What each option comes to as its page first shows it, with what staff ticked in it, and what that is in francs. */
function OptionTotals({ read, content }: { read: ReadWords; content: SentProposal['content'] }) {
  const { format } = read
  const words = read(proposalEmailWords)
  const { options, rwfPerUsd } = content
  const several = options.length > 1
  const sumsOf = (letter: ProposedLetter) => choiceSums(content, { letter, ticked: tickedFirst(content, letter) })
  return (
    <>
      <SubHeading>{several ? words.options : words.price}</SubHeading>
      <Figures
        rows={options.map(({ letter, title, isEstimate }) => {
          const { totalMinor, ticked } = sumsOf(letter)
          return {
            label: several ? words.option({ letter, title }) : words.total,
            amount: format.money(usd(totalMinor)),
            why: [
              words.francs({ money: format.money(convert(usd(totalMinor), 'RWF', rwfPerUsd)) }),
              ...(ticked.length > 0 ? [read(proposalPriceWords).ticked({ what: format.list(ticked) })] : []),
              ...(isEstimate ? [words.estimate] : []),
            ].join('. '),
          }
        })}
      />
    </>
  )
}
