import { hashOf } from '#features/content/texts/text-units.server.ts'
import { newsletterEmailParts, siteAddress } from '#features/emails/email-frame.ts'
import { display, ink } from '#features/emails/email-ink.ts'
import { EmailLayout, LeaveLine } from '#features/emails/email-page.server.tsx'
import { Link } from '#features/emails/email-tags.server.tsx'
import { StaffText } from '#features/emails/staff-text.server.tsx'
import { type StaffEmailText, textFor } from '#features/emails/text-in-language.ts'
import { emailFrameWords } from '#features/emails/words/email-frame.ts'
import { newsletterEmailWords } from '#features/emails/words/newsletter-emails.ts'
import { listCardsBySlug, type PackageCard } from '#features/packages/reads.server.ts'
import { plainOf } from '#features/pages/inline-text.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Settings } from '#features/settings/settings.ts'
import { knownTextsIn } from '#features/translations/names.server.ts'
import { noKnownTexts, shownText } from '#features/translations/translation.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { links } from '#values/links.ts'
import type { Issue } from './reads.server.ts'
import { textsOfIssue } from './save-issue.server.ts'

/** What an issue shows to readers of one language: its text, and its journeys as they are on sale now. */
export type IssuePaper = {
  /** The words of the language that the email is in, which is English where the issue has no text in the reader's. */
  read: ReadWords
  text: StaffEmailText
  company: Settings['company']
  address: (path: string) => string
  cards: readonly IssueCard[]
}

/** A journey; no sentence where it has none in the language of the email. */
type IssueCard = Omit<PackageCard, 'sentence'> & { sentence: string | undefined }

type Written = Pick<Issue, 'subject' | 'body' | 'texts' | 'journeys'>

/** The language in which somebody with a language gets an issue, and its text. */
const issueTextFor = (ctx: Pick<Context, 'words'>, issue: Omit<Written, 'journeys'>, language: string) => {
  const found = textFor(ctx, textsOfIssue(issue), { language, parts: newsletterEmailParts })
  if (!found) throw new Error('An issue without its English')
  return found
}

/** The language in which somebody with a language gets an issue. */
export const languageOfIssue = (ctx: Pick<Context, 'words'>, issue: Omit<Written, 'journeys'>, language: string): string =>
  issueTextFor(ctx, issue, language).read.language

/** Reads an issue for a language, with its journeys at their current prices. Journeys that are no longer published are left out. */
export async function readPaper(ctx: Context, issue: Written, language: string): Promise<IssuePaper> {
  const { company } = await findSettings(ctx.db)
  const { read, text } = issueTextFor(ctx, issue, language)
  const cards = await listCardsBySlug(ctx.db, issue.journeys)
  const address = siteAddress(ctx, read.language)
  return { read, text, company, address, cards: await cardsInLanguage(ctx, cards, read.language) }
}

/** A title without an approved translation stays as it is, as in every email; a sentence without one is left out of the email. */
async function cardsInLanguage(ctx: Context, cards: readonly PackageCard[], language: string): Promise<IssueCard[]> {
  if (language === 'en') return [...cards]
  const known = await knownTextsIn(ctx, language)
  const shown = (of: string, at: string, text: string) => shownText(hashOf(at, text), known.get(of) ?? noKnownTexts)
  return cards.map((card) => {
    const kind = card.kind === 'pilgrimage' ? 'pilgrimage' : 'package'
    return {
      ...card,
      title: shown(kind, 'title', card.title) ?? card.title,
      sentence: shown(kind, 'sentence', card.sentence),
      countries: card.countries.map(({ id, name }) => ({ id, name: shown('country', 'name', name) ?? name })),
    }
  })
}

/** The subject of an issue, as its email has it. */
export const issueSubject = ({ read, text, company }: IssuePaper): string =>
  read(emailFrameWords).subject({ about: company.name, subject: text.subject })

/** The email of an issue. */
export const IssueEmail = ({ paper, leaveUrl }: { paper: IssuePaper; leaveUrl: string }) => (
  <EmailLayout
    read={paper.read}
    company={paper.company}
    preview={plainOf(paper.text.body.split('\n')[0] ?? '').slice(0, 140)}
    heading={paper.text.subject}
    foot={<LeaveLine read={paper.read} href={leaveUrl} />}
  >
    <StaffText text={paper.text.body} values={{}} address={paper.address} />
    {paper.cards.map((card) => (
      <Journey key={card.slug} card={card} paper={paper} />
    ))}
  </EmailLayout>
)

/** The same for every reader: a booking may say that it began in a newsletter, and in no mailbox (docs/reports.md). */
const fromNewsletter = '?utm_source=newsletter'

/** A journey in one line: its name, length, place, and from price. */
function Journey({ card, paper: { read, address } }: { card: IssueCard; paper: IssuePaper }) {
  const { slug, title, sentence, days, countries, from, bookable } = card
  const words = read(newsletterEmailWords)
  const where = read.format.list(countries.map(({ name }) => name))
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={{ margin: '4px 0 16px' }}>
      <tbody>
        <tr>
          <td className="rule" style={{ borderLeft: `4px solid ${ink.laterite}`, padding: '2px 0 2px 14px' }}>
            <p style={{ fontFamily: display, fontWeight: 700, fontSize: 19, lineHeight: 1.25, margin: '0 0 4px' }}>
              <Link
                href={address(links.package(slug)) + fromNewsletter}
                className="said"
                style={{ color: ink.laterite, textDecoration: 'none' }}
              >
                {title}
              </Link>
            </p>
            {sentence !== undefined && <p style={{ fontSize: 16, lineHeight: 1.45, margin: '0 0 4px' }}>{sentence}</p>}
            <p className="quiet" style={{ fontFamily: display, fontSize: 15, lineHeight: 1.4, color: ink.quiet, margin: 0 }}>
              {bookable && from
                ? words.journeyFrom({ days, where, amount: read.format.money(from.amount), size: from.groupSize })
                : words.journey({ days, where })}
            </p>
          </td>
        </tr>
      </tbody>
    </table>
  )
}
