import { Form, Link, useNavigation } from 'react-router'
import { useReader } from '../../languages/use-reader.ts'
import { useWords } from '../../languages/use-words.ts'
import { FieldError, fieldId, TextField } from '../../ui/field.tsx'
import { enquiryAdminWords } from '../../words/admin/enquiries.ts'
import { Pane } from '../components/pane.tsx'
import { adminEnquiryError } from './enquiry-error.ts'

/** Why a text was not stored, with what was typed; `changed` is how it stands now, which somebody else wrote meanwhile. */
export type ReplyProblem = {
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
  changed?: { text: string; title: string; body: string; version: number }
  gone?: true
  /** Why it could not be restored. */
  sentence?: string
}

type Props = {
  edited: { id: string; title: string; body: string; version: number } | undefined
  problem: ReplyProblem | undefined
}

/** A saved reply: a new one, or another wording of one that is there. */
export function ReplyForm({ edited, problem }: Props) {
  const read = useReader()
  const words = useWords(enquiryAdminWords).replies
  const busy = useNavigation().state !== 'idle'
  const of = (name: 'title' | 'body') => problem?.values[name] ?? edited?.[name] ?? ''
  const error = (name: string) => problem?.errors[name] && adminEnquiryError(read, problem.errors[name])
  const id = problem?.gone ? '' : (problem?.values.id ?? edited?.id ?? '')
  const version = problem?.changed?.version ?? problem?.values.version ?? edited?.version ?? ''
  return (
    <Pane
      title={edited ? words.edit({ title: edited.title }) : words.newOne}
      beside={edited && <Link to="?">{words.another}</Link>}
    >
      <Form method="post" action={edited ? `?edit=${edited.id}#text` : '?#text'} className="stack" noValidate preventScrollReset>
        <input type="hidden" name="event" value="save" />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        <div role="alert">
          {problem?.changed && <p className="note bad">{problem.changed.text}</p>}
          {problem?.gone && <p className="note bad">{words.gone}</p>}
        </div>
        <TextField
          name="title"
          label={words.titleLabel}
          hint={words.titleHint}
          error={error('title')}
          defaultValue={of('title')}
          maxLength={80}
        />
        <div className={error('body') ? 'field err' : 'field'}>
          <label htmlFor={fieldId('body')}>{words.body}</label>
          <textarea
            id={fieldId('body')}
            name="body"
            rows={9}
            maxLength={4000}
            defaultValue={of('body')}
            aria-invalid={error('body') ? true : undefined}
            aria-describedby={`${fieldId('body')}-hint`}
          />
          <FieldError name="body" error={error('body')} />
          <span className="hint" id={`${fieldId('body')}-hint`}>
            {words.bodyHint({ name: '{name}', reference: '{reference}' })}
          </span>
        </div>
        {problem?.changed && (
          <details className="add" open>
            <summary>{words.now}</summary>
            <p>
              <b>{problem.changed.title}</b>
            </p>
            <p className="said breaks">{problem.changed.body}</p>
          </details>
        )}
        <button className="btn" type="submit" aria-disabled={busy}>
          {words.save}
        </button>
      </Form>
    </Pane>
  )
}
