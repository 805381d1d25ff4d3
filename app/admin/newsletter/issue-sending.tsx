import type { ReactNode } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import type { TextsByLanguage } from '#features/emails/text-in-language.ts'
import type { IssueState } from '#features/newsletter/tables.ts'
import { useReader } from '../../languages/use-reader.ts'
import { useWords } from '../../languages/use-words.ts'
import { SelectField } from '../../ui/field.tsx'
import { emailAdminWords } from '../../words/admin/emails.ts'
import { newsletterAdminWords } from '../../words/admin/newsletter.ts'
import { dialogParameter } from '../components/dialogs/dialog-address.ts'
import { type Progress, SendingProgress } from '../components/emails/sending-progress.tsx'
import { languageName } from '../components/language-name.ts'
import { Pane } from '../components/pane.tsx'
import { type LanguageLine, LanguageLines, languagesText } from '../emails/language-lines.tsx'
import { IssueTag } from './issue-tag.tsx'

type Props = {
  issue: { id: string; state: IssueState; version: number; texts: TextsByLanguage }
  progress: (Progress & { began: number }) | undefined
  delivers: boolean
  /** Of a draft: to how many it would go, and the name of a test that is asked for. */
  readers?: number
  lines?: readonly LanguageLine[]
  stamp?: string
  /** Of an issue on its way: how many emails are in each language. */
  written?: readonly { language: string; count: number }[]
}

/** A draft's way out: a test to oneself, then to everybody. Once it is on its way: how far it is, and how to stop it. */
export function IssueSending({ issue, progress, delivers, readers = 0, lines = [], stamp, written = [] }: Props) {
  const read = useReader()
  const words = useWords(newsletterAdminWords)
  const emailLabels = useWords(emailAdminWords)
  const { id, state } = issue
  const busy = useNavigation().state !== 'idle'
  const languages = Object.keys(issue.texts)
  const button = (what: string, label: string, className = 'btn line', fields?: ReactNode) => (
    <Form method="post" action={`/admin/newsletter/${id}`} className="pick" preventScrollReset>
      {fields}
      {stamp && <input type="hidden" name="stamp" value={stamp} />}
      <button className={className} name="do" value={what} type="submit" aria-disabled={busy}>
        {label}
      </button>
    </Form>
  )
  return (
    <Pane title={words.sending} beside={<IssueTag state={state} />} className="stack">
      {state === 'draft' ? (
        <>
          {!delivers && <p className="note">{emailLabels.compose.keepsNone}</p>}
          <LanguageLines lines={lines} />
          {readers === 0 && <p className="small muted">{words.nobody}</p>}
          <div className="row">
            {button(
              'test',
              words.test,
              'btn line',
              languages.length > 0 && (
                <SelectField
                  name="language"
                  label={emailLabels.languages.testIn}
                  choices={['en', ...languages].map((code) => ({ value: code, words: languageName(code, read.language) }))}
                />
              ),
            )}
            {readers > 0 && (
              <Link className="btn" to={`?${dialogParameter}=send`} preventScrollReset>
                {words.send({ count: readers })}
              </Link>
            )}
          </div>
        </>
      ) : (
        <>
          {progress && <SendingProgress progress={progress} delivers={delivers} />}
          {progress && <p className="small muted num">{words.to({ count: progress.began })}</p>}
          {written.length > 0 && <p className="small muted num">{languagesText(read, written)}</p>}
          <div className="row">
            {state === 'sending' && button('stop', words.stop, 'btn')}
            {state === 'stopped' && button('go-on', words.goOn, 'btn')}
            <Link to={`/admin/emails?batch=${id}`}>{words.emails}</Link>
          </div>
        </>
      )}
    </Pane>
  )
}
