import { data } from 'react-router'
import { NewsletterForm as Answer } from '#features/enquiries/enquiry-form.ts'
import { subscribe } from '#features/enquiries/subscribers/subscribe.server.ts'
import { contextOf, sharePage } from '../../context.ts'
import { useWords, wordsOfMatches } from '../../languages/use-words.ts'
import { limitForm, passActionHeaders } from '../../shared/limit-form.server.ts'
import { languageOf, wordsOf } from '../../shared/page-words.server.ts'
import { readForm, typed } from '../../shared/read-form.server.ts'
import { guardNames } from '../../shared/trap-field.tsx'
import type { PageHandle } from '../../ui/sheet.ts'
import { newsletterAnswerWords } from '../../words/newsletter-answers.ts'
import { newsletterPageWords } from '../../words/newsletter-pages.ts'
import { type NewsletterAnswer, NewsletterForm, newsletterField } from '../newsletter-form.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/newsletter.ts'

export const handle = { sheets: ['enquiry'], words: ['newsletter-pages'] } satisfies PageHandle

export function loader({ context }: Route.LoaderArgs) {
  sharePage(context, ['settings'])
  return null
}

/** The answer is always the same, whether the address is known, new, or sent by a program that filled in the hidden field. */
export async function action(args: Route.ActionArgs) {
  const words = wordsOf(args.context, newsletterAnswerWords)
  const form = await args.request.formData()
  const { [newsletterField]: email = '', [guardNames.trap]: trap = '' } = typed(form)
  const read = readForm(form, Answer)
  if (!read.value) {
    const problem = email.trim() === '' ? words.missing : words.wrong
    return data({ email, problem } satisfies NewsletterAnswer, { status: 422 })
  }
  const limited = await limitForm(args, 'newsletter', { email: read.value.mailbox }, { email } satisfies NewsletterAnswer)
  if (limited) return limited
  if (trap === '') await subscribe(contextOf(args.context), { email: read.value.mailbox, language: languageOf(args.context) })
  const sent = contextOf(args.context).mail.delivers ? words.sent : words.noEmails
  return data({ sent } satisfies NewsletterAnswer)
}

export const headers = passActionHeaders

export const meta: Route.MetaFunction = (args) => {
  const { title, description } = wordsOfMatches(args.matches, newsletterPageWords)
  return pageMeta(args, { title, description })
}

export default function Newsletter({ actionData }: Route.ComponentProps) {
  const words = useWords(newsletterPageWords)
  const answer: NewsletterAnswer | undefined = actionData
  return (
    <div className="wrap enquiry single">
      <h1>{words.title}</h1>
      <p className="lede muted">{words.lede}</p>
      <NewsletterForm answer={answer} />
      <p className="ui muted">{words.how}</p>
    </div>
  )
}
