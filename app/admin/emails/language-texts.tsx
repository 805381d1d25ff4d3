import { textField } from '#features/emails/text-in-language.ts'
import { useLanguage } from '../../languages/use-language.ts'
import { useWords } from '../../languages/use-words.ts'
import { TextArea } from '../../ui/field.tsx'
import { emailAdminWords } from '../../words/admin/emails.ts'
import { languageName } from '../components/language-name.ts'
import { SubjectField } from './subject-field.tsx'

type Props = {
  /** The languages besides English that are offered, by code. */
  languages: readonly string[]
  /** What stands in each field, by its name. */
  values: Readonly<Record<string, string | undefined>>
  errors: Readonly<Record<string, string>>
  labels: { subject: string; subjectHint: string; body: string; bodyHint: string }
  rows: number
  maxLength: number
}

/** The languages in which something was typed: a text stays in its field when its language is published no more. */
const typedLanguages = (values: Props['values']) =>
  Object.entries(values).flatMap(([name, text]) => (text && /^texts\.([a-z]{2,3})\./.exec(name)?.[1]) || [])

/** The subject and the text of an email: English alone, or beside it each other language. */
export function LanguageTexts({ languages, values, errors, labels, rows, maxLength }: Props) {
  const words = useWords(emailAdminWords).languages
  const inLanguage = useLanguage()
  const others = [...new Set([...languages, ...typedLanguages(values)])]
  const fields = (language: string) => {
    const [subject, body] = [textField(language, 'subject'), textField(language, 'body')]
    // A screen reader hears which language a field is of; the eye reads it above.
    const label = (text: string) =>
      others.length === 0 ? (
        text
      ) : (
        <>
          {text}
          <span className="visually-hidden">, {languageName(language, inLanguage)}</span>
        </>
      )
    return (
      <>
        <SubjectField
          name={subject}
          lang={language}
          label={label(labels.subject)}
          hint={labels.subjectHint}
          error={errors[subject]}
          defaultValue={values[subject]}
        />
        <TextArea
          name={body}
          lang={language}
          label={label(labels.body)}
          rows={rows}
          maxLength={maxLength}
          hint={language === 'en' ? labels.bodyHint : undefined}
          error={errors[body]}
          defaultValue={values[body]}
        />
      </>
    )
  }
  if (others.length === 0) return fields('en')
  return (
    <div className="language-texts">
      {['en', ...others].map((language) => (
        <fieldset key={language} className="stack">
          <legend>{languageName(language, inLanguage)}</legend>
          {fields(language)}
          {language !== 'en' && <p className="small muted">{words.optional({ name: languageName(language, inLanguage) })}</p>}
        </fieldset>
      ))}
    </div>
  )
}
