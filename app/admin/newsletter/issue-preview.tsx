import { Link } from 'react-router'
import { useLanguage } from '../../languages/use-language.ts'
import { useWords } from '../../languages/use-words.ts'
import { emailAdminWords } from '../../words/admin/emails.ts'
import { newsletterAdminWords } from '../../words/admin/newsletter.ts'
import { EmailPreview } from '../components/emails/email-preview.tsx'
import { languageName } from '../components/language-name.ts'
import { Pane } from '../components/pane.tsx'

type Props = {
  /** `wanted`: the language of the readers for whom it is shown, `language` that in which they get it. */
  preview: { wanted: string; language: string; subject: string; html: string; text: string }
  languages: readonly string[]
  isUnsaved: boolean
}

/** An issue as readers of a language get it, and, once it is saved, the way to those of the others. */
export function IssuePreview({ preview, languages, isUnsaved }: Props) {
  const words = useWords(newsletterAdminWords)
  const emailLabels = useWords(emailAdminWords)
  const inLanguage = useLanguage()
  const { wanted, language, ...email } = preview
  return (
    <Pane title={words.asItArrives} className="stack">
      {isUnsaved && <p className="note">{words.unsaved}</p>}
      {!isUnsaved && languages.length > 0 && (
        <nav className="row small" aria-label={emailLabels.languages.of}>
          {['en', ...languages].map((code) => (
            <Link
              key={code}
              to={code === 'en' ? '?' : `?language=${code}`}
              aria-current={code === wanted ? 'page' : undefined}
              preventScrollReset
            >
              {languageName(code, inLanguage)}
            </Link>
          ))}
        </nav>
      )}
      {language !== wanted && <p className="note">{emailLabels.languages.english({ name: languageName(wanted, inLanguage) })}</p>}
      <EmailPreview {...email} />
    </Pane>
  )
}
