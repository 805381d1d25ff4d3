import { runOf, runText } from '#features/crew/assignments/assignment.ts'
import { recordNotified } from '#features/crew/assignments/record-notified.server.ts'
import { emailFrameParts } from '#features/emails/email-frame.ts'
import { EmailLayout, Paragraph } from '#features/emails/email-page.server.tsx'
import { Facts } from '#features/emails/figures.server.tsx'
import { sendStoredEmailLater } from '#features/emails/send-stored-email.server.ts'
import { storeEmail } from '#features/emails/store-email.server.ts'
import { emailFrameWords } from '#features/emails/words/email-frame.ts'
import { composeEmail } from '#features/emails/write-email.server.tsx'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Settings } from '#features/settings/settings.ts'
import type { Context } from '#platform/context.ts'
import type { Source } from '#platform/languages/source.ts'
import { kigaliDay } from '#values/dates.ts'
import { nameRuns } from '../reads-runs.server.ts'
import { requestAddress } from '../requests/request-key.server.ts'
import type { RunName } from '../run.ts'
import { calendarAddress, sheetAddress } from '../sheet/sheet-address.server.ts'
import { crewEmailWords } from '../words/crew-emails.ts'
import { crewEmailText, hoursText } from './crew-email-text.ts'
import { type CrewNews, newsOf } from './crew-news.ts'
import { emailLanguage } from './email-language.ts'
import { type Addressed, listToNotify } from './reads-emails.server.ts'

/** All that an email to a guide may say. */
export const crewEmailParts: readonly Source[] = [...emailFrameParts, crewEmailWords]

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

/** The email says what, when and in which role, in the language of the guide: no traveller, no price. */
async function notify(ctx: Context, company: Settings['company'], { to, news, name }: News): Promise<void> {
  const { one, email, feedVersion, spoken } = to
  const read = ctx.words.in(emailLanguage(spoken), crewEmailParts)
  const { language } = read
  const words = read(crewEmailWords)
  const what = words.on({ title: name.title, day: read.format.day(name.startsOn) })
  const text = crewEmailText(read, news, { what, answerBy: one.answerBy, had: one.notified })
  const isOver = news === 'released' || news === 'lapsed'
  const action =
    news === 'request'
      ? { words: words.request.button, href: requestAddress(ctx, one, language) }
      : isOver
        ? undefined
        : { words: words.openSheet, href: sheetAddress(ctx, one, language) }
  const calendar = calendarAddress(ctx, { id: one.memberId, feedVersion }, language === 'en' ? undefined : language)
  const composed = await composeEmail(ctx, {
    occasion: `crew:${one.id}-${one.version}:${news}`,
    bookingId: null,
    to: email,
    subject: read(emailFrameWords).subject({ about: company.name, subject: text.subject }),
    language,
    content: (
      <EmailLayout read={read} company={company} preview={text.preview} heading={text.heading} action={action}>
        <Paragraph>{text.paragraph}</Paragraph>
        <Facts
          rows={[
            [words.facts.trip, name.reference === '' ? what : words.reference({ what, reference: name.reference })],
            [words.facts.when, hoursText(read, one)],
            one.kind === 'car' ? [words.facts.vehicle, one.name] : [words.facts.role, words.roles[one.role ?? 'guide']],
          ]}
        />
        {!isOver && one.kind === 'guide' && news !== 'request' && (
          <Paragraph>{words.sheetNote({ a: (children) => <a href={calendar}>{children}</a> })}</Paragraph>
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
