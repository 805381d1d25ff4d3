import { Form, useNavigation } from 'react-router'
import { mostJourneys } from '#features/newsletter/issue-limits.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { SelectField, TextArea } from '../../ui/field.tsx'
import { adminWords } from '../../words/admin/admin.ts'
import { emailAdminWords } from '../../words/admin/emails.ts'
import { newsletterAdminWords as words } from '../../words/admin/newsletter.ts'
import { type Changed, ChangedNote } from '../components/changed-note.tsx'
import { SubjectField } from '../emails/subject-field.tsx'

/** What the form answers: all that was typed, and what is wrong, what changed meanwhile, or how it looks. */
export type IssueReply = {
  values: Record<string, string>
  errors: Record<string, string>
  refusal?: string
  changed?: Changed
  version?: number
  preview?: { html: string; text: string }
}

type Props = {
  issue: { id: string; subject: string; body: string; journeys: readonly string[]; version: number } | undefined
  reply: IssueReply | undefined
  packages: { value: string; words: string }[]
  stamp: string
}

/** The words of a draft and the journeys that stand in it. */
export function IssueFields({ issue, reply, packages, stamp }: Props) {
  const busy = useNavigation().state !== 'idle'
  // A button beside the form sends none of its fields back.
  const typed = reply && 'subject' in reply.values ? reply.values : undefined
  const errors = reply?.errors ?? {}
  const version = issue?.version ?? 0
  return (
    <Form
      method="post"
      action={`/admin/newsletter/${issue?.id ?? 'new'}`}
      className="pane stack"
      key={version}
      preventScrollReset
      noValidate
    >
      {reply?.changed && <ChangedNote changed={reply.changed} />}
      <ErrorSummary
        title={emailAdminWords.problems}
        problems={Object.entries(errors).map(([name, sentence]) => ({ name, sentence }))}
      />
      <input type="hidden" name="stamp" value={typed?.stamp ?? stamp} />
      <input type="hidden" name="version" value={reply?.version ?? typed?.version ?? version} />
      <SubjectField
        label={words.subject}
        hint={words.subjectHint}
        error={errors.subject}
        defaultValue={typed?.subject ?? issue?.subject}
      />
      <TextArea
        name="body"
        label={words.body}
        maxLength={20_000}
        rows={16}
        hint={emailAdminWords.marks}
        error={errors.body}
        defaultValue={typed?.body ?? issue?.body}
      />
      <fieldset className="stack">
        <legend>{words.journeys}</legend>
        <p className="small muted">{words.journeysHint}</p>
        <div className="choose-fields">
          {Array.from({ length: mostJourneys }, (_, at) => (
            <SelectField
              // biome-ignore lint/suspicious/noArrayIndexKey: the places of an issue are counted
              key={at}
              name={`journeys[${at}]`}
              label={words.journey(at + 1)}
              choices={[{ value: '', words: words.noJourney }, ...packages]}
              defaultValue={typed?.[`journeys[${at}]`] ?? issue?.journeys[at] ?? ''}
            />
          ))}
        </div>
      </fieldset>
      <div className="row">
        <button className="btn" name="do" value="save" type="submit" aria-disabled={busy}>
          {reply?.changed ? emailAdminWords.changed.mine : busy ? adminWords.booking.moves.working : words.save}
        </button>
        <button className="btn line" name="do" value="preview" type="submit" aria-disabled={busy}>
          {words.preview}
        </button>
        {issue && (
          <button className="btn line" name="do" value="delete" type="submit" formNoValidate aria-disabled={busy}>
            {words.delete}
          </button>
        )}
      </div>
    </Form>
  )
}
