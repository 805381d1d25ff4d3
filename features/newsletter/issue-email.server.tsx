import { englishFrame } from '#features/emails/email-frame.ts'
import { display, ink } from '#features/emails/email-ink.ts'
import { EmailLayout, LeaveLine } from '#features/emails/email-page.server.tsx'
import { Link } from '#features/emails/email-tags.server.tsx'
import { StaffText } from '#features/emails/staff-text.server.tsx'
import { listCardsBySlug, type PackageCard } from '#features/packages/reads.server.ts'
import { plainOf } from '#features/pages/inline-text.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Settings } from '#features/settings/settings.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { links } from '#values/links.ts'
import { moneyText } from '#values/money.ts'
import type { Issue } from './reads.server.ts'

/** What an issue shows: its text, and its journeys as they are on sale now. */
export type IssuePaper = {
  read: ReadWords
  company: Settings['company']
  publicUrl: string
  cards: readonly PackageCard[]
  issue: Pick<Issue, 'subject' | 'body'>
}

/** Reads an issue with its journeys at their current prices. Journeys that are no longer published are left out. */
export async function readPaper(ctx: Context, issue: Pick<Issue, 'subject' | 'body' | 'journeys'>): Promise<IssuePaper> {
  const { company } = await findSettings(ctx.db)
  return {
    read: englishFrame(ctx),
    company,
    publicUrl: ctx.config.publicUrl,
    cards: await listCardsBySlug(ctx.db, issue.journeys),
    issue,
  }
}

/** The email of an issue. */
export const IssueEmail = ({ paper, leaveUrl }: { paper: IssuePaper; leaveUrl: string }) => (
  <EmailLayout
    read={paper.read}
    company={paper.company}
    preview={plainOf(paper.issue.body.split('\n')[0] ?? '').slice(0, 140)}
    heading={paper.issue.subject}
    foot={<LeaveLine href={leaveUrl} />}
  >
    <StaffText text={paper.issue.body} values={{}} publicUrl={paper.publicUrl} />
    {paper.cards.map((card) => (
      <Journey key={card.slug} card={card} publicUrl={paper.publicUrl} />
    ))}
  </EmailLayout>
)

/** A journey in one line: its name, length, place, and from price. */
function Journey({ card, publicUrl }: { card: PackageCard; publicUrl: string }) {
  const { slug, title, sentence, days, countries, from, bookable } = card
  const where = countries.map(({ name }) => name).join(', ')
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={{ margin: '4px 0 16px' }}>
      <tbody>
        <tr>
          <td className="rule" style={{ borderLeft: `4px solid ${ink.laterite}`, padding: '2px 0 2px 14px' }}>
            <p style={{ fontFamily: display, fontWeight: 700, fontSize: 19, lineHeight: 1.25, margin: '0 0 4px' }}>
              <Link
                href={publicUrl + links.package(slug)}
                className="said"
                style={{ color: ink.laterite, textDecoration: 'none' }}
              >
                {title}
              </Link>
            </p>
            <p style={{ fontSize: 16, lineHeight: 1.45, margin: '0 0 4px' }}>{sentence}</p>
            <p className="quiet" style={{ fontFamily: display, fontSize: 15, lineHeight: 1.4, color: ink.quiet, margin: 0 }}>
              {days} {days === 1 ? 'day' : 'days'}, {where}
              {bookable && from && `. From ${moneyText(from.amount)} each, ${partyWords(from.groupSize)}.`}
            </p>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

const partyWords = (size: number) => (size === 1 ? 'travelling alone' : `in a party of ${size}`)
