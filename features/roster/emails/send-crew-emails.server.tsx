import { runOf, runText } from '#features/crew/assignments/assignment.ts'
import { recordNotified } from '#features/crew/assignments/record-notified.server.ts'
import { englishFrame } from '#features/emails/email-frame.ts'
import { EmailLayout, Paragraph } from '#features/emails/email-page.server.tsx'
import { Facts } from '#features/emails/figures.server.tsx'
import { sendStoredEmailLater } from '#features/emails/send-stored-email.server.ts'
import { storeEmail } from '#features/emails/store-email.server.ts'
import { composeEmail } from '#features/emails/write-email.server.tsx'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Settings } from '#features/settings/settings.ts'
import type { Context } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { dayText } from '#values/day-words.ts'
import { nameRuns } from '../reads-runs.server.ts'
import { requestAddress } from '../requests/request-key.server.ts'
import type { RunName } from '../run.ts'
import { calendarAddress, sheetAddress } from '../sheet/sheet-address.server.ts'
import { crewEmailText, hoursText, roleNames } from './crew-email-text.ts'
import { type CrewNews, newsOf } from './crew-news.ts'
import { type Addressed, listToNotify } from './reads-emails.server.ts'

/**
 * Tells guides, freelancers and owners of hired-in vehicles by email what is new for them: a request, an assignment that begins within 14
 * days, other hours, and that they are free again. Each once: what was told is noted with the email. Returns how many. Safe to run again.
 */
export async function sendCrewEmails(ctx: Context): Promise<number> {
  const today = kigaliDay(ctx.clock.now())
  const due = (await listToNotify(ctx.db, today)).flatMap((to) => {
    const news = newsOf(to.one, today)
    return news ? [{ to, news }] : []
  })
  if (due.length === 0) return 0
  const names = await nameRuns(
    ctx.db,
    due.flatMap(({ to }) => runOf(to.one) ?? []),
  )
  const { company } = await findSettings(ctx.db)
  for (const { to, news } of due) {
    const run = runOf(to.one)
    const name = run && names.get(runText(run))
    if (name) await notify(ctx, company, { to, news, name })
  }
  return due.length
}

type News = { to: Addressed; news: CrewNews; name: RunName }

/** The email says what, when and in which role: no traveller, no price. */
async function notify(ctx: Context, company: Settings['company'], { to, news, name }: News): Promise<void> {
  const { one, email, feedVersion } = to
  const what = `${name.title}, ${dayText(name.startsOn)}`
  const text = crewEmailText(news, { what, answerBy: one.answerBy, hadHours: one.notified && hoursText(one.notified) })
  const isOver = news === 'released' || news === 'lapsed'
  const action =
    news === 'request'
      ? { words: 'Answer', href: requestAddress(ctx, one) }
      : isOver
        ? undefined
        : { words: 'Open your sheet', href: sheetAddress(ctx, one) }
  const composed = await composeEmail(ctx, {
    occasion: `crew:${one.id}-${one.version}:${news}`,
    bookingId: null,
    to: email,
    subject: `${company.name}: ${text.subject}`,
    language: 'en',
    content: (
      <EmailLayout read={englishFrame(ctx)} company={company} preview={text.preview} heading={text.heading} action={action}>
        <Paragraph>{text.paragraph}</Paragraph>
        <Facts
          rows={[
            ['Trip', name.reference === '' ? what : `${what} (${name.reference})`],
            ['When', hoursText(one)],
            [one.kind === 'car' ? 'Vehicle' : 'Role', one.kind === 'car' ? one.name : roleNames[one.role ?? 'guide']],
          ]}
        />
        {!isOver && one.kind === 'guide' && news !== 'request' && (
          <Paragraph>
            The sheet opens seven days before. Your phone can{' '}
            <a href={calendarAddress(ctx, { id: one.memberId, feedVersion })}>show all your assignments in its calendar</a>.
          </Paragraph>
        )}
      </EmailLayout>
    ),
  })
  await ctx.db.transaction().execute(async (tx) => {
    const stored = await storeEmail(tx, composed)
    if (stored !== undefined) await sendStoredEmailLater(ctx, tx, stored)
    await recordNotified(tx, one)
  })
}
