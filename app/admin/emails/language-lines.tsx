import { emailAdminWords } from '../../words/admin/emails.ts'
import { languageName } from '../components/language-name.ts'

/** How many of those who get an email read a language, and whether they get it in theirs. `isPublic`: staff can write in it. */
export type LanguageLine = { language: string; count: number; hasText: boolean; isPublic: boolean }

/** Says of each language how many get an email in it, and how many get the English one. Nothing where everybody reads English. */
export function LanguageLines({ lines }: { lines: readonly LanguageLine[] }) {
  if (lines.every(({ language }) => language === 'en')) return null
  return (
    <ul className="small num">
      {lines.map(({ language, count, ...has }) => (
        <li key={language}>{emailAdminWords.languages.line(languageName(language), count, language === 'en' ? 'en' : has)}</li>
      ))}
    </ul>
  )
}

/** What was written, by language: '40 in English, 2 in French'. */
export const languagesText = (counts: readonly { language: string; count: number }[]): string =>
  emailAdminWords.languages.sent(counts.map(({ language, count }) => `${count} in ${languageName(language)}`))
