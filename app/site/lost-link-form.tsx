import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useWords } from '../languages/use-words.ts'
import { answerOf, problemsOf } from '../shared/booking/form-answers.ts'
import type { FormReply } from '../shared/form-reply.ts'
import { ProblemSummary } from '../shared/problem-summary.tsx'
import { TextField } from '../ui/field.tsx'
import { lostLinkWords } from '../words/lost-link.ts'
import { BusyButton } from './busy-button.tsx'
import { type SiteData, useSite, whatsappHref } from './site-data.ts'

/**
 * Requests a lost link by reference and email; always sent to the page for lost links. Where no email is delivered it says instead how
 * we are reached.
 */
export function LostLinkForm({ reply }: { reply: FormReply }) {
  const words = useWords(lostLinkWords)
  const site = useSite()
  const problems = problemsOf(reply)
  if (site?.noEmails) return <NoEmails site={site} />
  return (
    <>
      <p className="lede muted">{words.lede}</p>
      <Form method="post" action="/bookings" noValidate className="part">
        <ProblemSummary problems={problems} />
        <div className="grid2">
          <TextField
            name="reference"
            label={words.reference}
            hint={words.referenceHint}
            autoComplete="off"
            {...answerOf(reply, 'reference')}
          />
          <TextField name="email" label={words.email} type="email" autoComplete="email" {...answerOf(reply, 'email')} />
        </div>
        <p className="part">
          <BusyButton>{words.button}</BusyButton>
        </p>
      </Form>
    </>
  )
}

function NoEmails({ site }: { site: SiteData }) {
  const { phone } = site.company
  const call = () => (
    <a className="copy num" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
      {phone}
    </a>
  )
  const write = (text: ReactNode) => <a href={whatsappHref(site, '')}>{text}</a>
  return <p className="note">{useWords(lostLinkWords).noEmails({ call, write })}</p>
}
