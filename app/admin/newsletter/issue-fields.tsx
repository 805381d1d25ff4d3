import { Form, useNavigation } from 'react-router'
import { type TextsByLanguage, textField } from '#features/emails/text-in-language.ts'
import { mostJourneys } from '#features/newsletter/issue-limits.ts'
import { useLanguage } from '../../languages/use-language.ts'
import { useWords } from '../../languages/use-words.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { SelectField } from '../../ui/field.tsx'
import { bookingAdminWords } from '../../words/admin/bookings/booking.ts'
import { emailAdminWords } from '../../words/admin/emails.ts'
import { newsletterAdminWords } from '../../words/admin/newsletter.ts'
import { type Changed, ChangedNote } from '../components/changed-note.tsx'
import { languageName } from '../components/language-name.ts'
import { LanguageTexts } from '../emails/language-texts.tsx'

/** What the form answers: all that was typed, and what is wrong, what changed meanwhile, or how it looks. */
export type IssueReply = {
  values: Record<string, string>
  errors: Record<string, string>
  refusal?: string
  changed?: Changed
  version?: number
  preview?: { wanted: string; language: string; subject: string; html: string; text: string }
}

type Props = {
  issue:
    | { id: string; subject: string; body: string; texts: TextsByLanguage; journeys: readonly string[]; version: number }
    | undefined
  reply: IssueReply | undefined
  /** The languages besides English in which it can be written. */
  languages: readonly string[]
  packages: { value: string; words: string }[]
  stamp: string
}

/** What stands in the fields of a saved draft. */
const valuesOf = ({ subject, body, texts }: NonNullable<Props['issue']>): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...texts, en: { subject, body } }).flatMap(([language, text]) => [
      [textField(language, 'subject'), text.subject],
      [textField(language, 'body'), text.body],
    ]),
  )

/** The words of a draft and the journeys that stand in it. */
export function IssueFields({ issue, reply, languages, packages, stamp }: Props) {
  const words = useWords(newsletterAdminWords)
  const emailLabels = useWords(emailAdminWords)
  const bookingLabels = useWords(bookingAdminWords)
  const inLanguage = useLanguage()
  const busy = useNavigation().state !== 'idle'
  // A button beside the form sends none of its fields back.
  const typed = reply && 'subject' in reply.values ? reply.values : undefined
  const errors = reply?.errors ?? {}
  const version = issue?.version ?? 0
  return (
    <Form
      method="post"
      action={`/admin/newsletter/${issue?.id ?? 'new'}`}
      className={languages.length > 0 ? 'pane stack across' : 'pane stack'}
      key={version}
      preventScrollReset
      noValidate
    >
      {reply?.changed && <ChangedNote changed={reply.changed} />}
      <ErrorSummary
        title={emailLabels.problems}
        problems={Object.entries(errors).map(([name, sentence]) => ({ name, sentence }))}
      />
      <input type="hidden" name="stamp" value={typed?.stamp ?? stamp} />
      <input type="hidden" name="version" value={reply?.version ?? typed?.version ?? version} />
      <LanguageTexts
        languages={languages}
        values={typed ?? (issue ? valuesOf(issue) : {})}
        errors={errors}
        labels={{ ...words, bodyHint: emailLabels.marks }}
        rows={16}
        maxLength={20_000}
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
              label={words.journey({ place: at + 1 })}
              choices={[{ value: '', words: words.noJourney }, ...packages]}
              defaultValue={typed?.[`journeys[${at}]`] ?? issue?.journeys[at] ?? ''}
            />
          ))}
        </div>
      </fieldset>
      <div className="row">
        <button className="btn" name="do" value="save" type="submit" aria-disabled={busy}>
          {reply?.changed ? emailLabels.changed.mine : busy ? bookingLabels.moves.working : words.save}
        </button>
        {languages.length > 0 && (
          <SelectField
            name="previewIn"
            label={emailLabels.languages.previewIn}
            choices={['en', ...languages].map((code) => ({ value: code, words: languageName(code, inLanguage) }))}
            defaultValue={typed?.previewIn ?? 'en'}
          />
        )}
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
