import { englishFrame } from '#features/emails/email-frame.ts'
import { EmailLayout, Paragraph } from '#features/emails/email-page.server.tsx'
import { findEmailByOccasion } from '#features/emails/reads.server.ts'
import { sendEmail } from '#features/emails/send-email.server.tsx'
import { renderEmail } from '#features/emails/write-email.server.tsx'
import { answersTo } from '#features/settings/answers-to.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Settings } from '#features/settings/settings.ts'
import { findPerson } from '#features/staff/reads-people.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { EnquiryKind } from './enquiry.ts'
import { findAnswer } from './reads-admin.server.ts'
import { settleAnswer } from './settle-answer.server.ts'

type Answer = { reference: string; kind: EnquiryKind; text: string; actor: string }

const headings: Record<EnquiryKind, string> = {
  contact: 'About your question',
  'tailor-made': 'About your journey',
  freight: 'About your freight',
  parish: 'About your pilgrimage',
  community: 'About your visit',
}

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
    subject: answerSubject(company, answer),
    language: 'en',
    content: <AnswerEmail read={englishFrame(ctx)} company={company} answer={answer} />,
  })
  await settleAnswer(ctx, await findEmailByOccasion(ctx.db, occasion))
}

/** An answer as it will be sent, for staff to check. */
export async function previewAnswer(
  ctx: Pick<Context, 'db' | 'words'>,
  answer: Answer,
): Promise<{ subject: string; html: string }> {
  const { company } = await findSettings(ctx.db)
  const { html } = renderEmail(<AnswerEmail read={englishFrame(ctx)} company={company} answer={answer} />)
  return { subject: answerSubject(company, answer), html }
}

const answerSubject = (company: Settings['company'], { reference, kind }: Pick<Answer, 'reference' | 'kind'>) =>
  `${company.name} ${reference}: ${headings[kind].toLowerCase()}`

function AnswerEmail({ read, company, answer }: { read: ReadWords; company: Settings['company']; answer: Answer }) {
  const { reference, kind, text, actor } = answer
  return (
    <EmailLayout read={read} company={company} preview={text.slice(0, 120)} heading={headings[kind]}>
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
        {actor}
        <br />
        {company.name}
      </Paragraph>
      <Paragraph>
        Your reference is <b>{reference}</b>. Reply to this email, and we have your answer.
      </Paragraph>
    </EmailLayout>
  )
}
