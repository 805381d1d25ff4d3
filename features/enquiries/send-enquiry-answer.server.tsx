import { EmailLayout, Paragraph } from '#features/emails/email-page.server.tsx'
import { findEmailByOccasion } from '#features/emails/reads.server.ts'
import { sendEmail } from '#features/emails/send-email.server.tsx'
import { emailFrameWords } from '#features/emails/words/email-frame.ts'
import { renderEmail } from '#features/emails/write-email.server.tsx'
import { answersTo } from '#features/settings/answers-to.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Settings } from '#features/settings/settings.ts'
import { isPersonName } from '#features/staff/person-name.ts'
import { findPerson } from '#features/staff/reads-people.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { automaticEmailParts } from './automatic-emails.server.tsx'
import type { EnquiryKind } from './enquiry.ts'
import { findAnswer } from './reads-admin.server.ts'
import { settleAnswer } from './settle-answer.server.ts'
import { automaticEmailWords } from './words/automatic-emails.ts'

/** An answer; its language is the one of its enquiry, and `actor` is the name of its author's account. */
type Answer = { reference: string; kind: EnquiryKind; language: string; text: string; actor: string }

/**
 * The job that writes and sends an answer; safe to run again. `by` is its author, who decides where a reply to it goes. Does
 * nothing where the enquiry has been purged.
 */
export async function sendEnquiryAnswer(ctx: Context, { id, version, by }: Record<string, unknown>): Promise<void> {
  if (typeof id !== 'string' || typeof version !== 'number') throw new Error('No job of an answer')
  const answer = await findAnswer(ctx.db, id, version)
  if (!answer) return
  const settings = await findSettings(ctx.db)
  const { company } = settings
  const writer = typeof by === 'string' ? await findPerson(ctx.db, by) : undefined
  const occasion = `enquiry:${id}:answer:${version}`
  await sendEmail(ctx, {
    occasion,
    bookingId: null,
    to: answer.email,
    replyTo: answersTo(settings, writer?.email),
    ...answerEmail(ctx, company, answer),
  })
  await settleAnswer(ctx, await findEmailByOccasion(ctx.db, occasion))
}

/** An answer as it will be sent, for staff to check. */
export async function previewAnswer(
  ctx: Pick<Context, 'db' | 'words'>,
  answer: Answer,
): Promise<{ subject: string; html: string }> {
  const { company } = await findSettings(ctx.db)
  const { subject, content } = answerEmail(ctx, company, answer)
  return { subject, html: renderEmail(content).html }
}

function answerEmail({ words }: Pick<Context, 'words'>, company: Settings['company'], answer: Answer) {
  const read = words.in(answer.language, automaticEmailParts)
  const about = `${company.name} ${answer.reference}`
  return {
    subject: read(emailFrameWords).subject({ about, subject: read(automaticEmailWords).answer.subject[answer.kind] }),
    language: read.language,
    content: <AnswerEmail read={read} company={company} answer={answer} />,
  }
}

function AnswerEmail({ read, company, answer }: { read: ReadWords; company: Settings['company']; answer: Answer }) {
  const { reference, kind, text, actor } = answer
  const words = read(automaticEmailWords).answer
  return (
    <EmailLayout read={read} company={company} preview={text.slice(0, 120)} heading={words.heading[kind]}>
      {text.split(/\n{2,}/).map((paragraph, at) => (
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
      <Paragraph>
        {isPersonName(actor) && (
          <>
            {actor}
            <br />
          </>
        )}
        {company.name}
      </Paragraph>
      <Paragraph>{words.reply({ reference })}</Paragraph>
    </EmailLayout>
  )
}
