import type { ReadWords } from '#platform/languages/read-words.ts'
import { useLanguage } from '../../languages/use-language.ts'
import { useWords } from '../../languages/use-words.ts'
import { emailAdminWords } from '../../words/admin/emails.ts'
import { languageName } from '../components/language-name.ts'

/** How many of those who get an email read a language, and whether they get it in theirs. `isPublic`: staff can write in it. */
export type LanguageLine = { language: string; count: number; hasText: boolean; isPublic: boolean }

/** Says of each language how many get an email in it, and how many get the English one. Nothing where everybody reads English. */
export function LanguageLines({ lines }: { lines: readonly LanguageLine[] }) {
  const words = useWords(emailAdminWords)
  const inLanguage = useLanguage()
  if (lines.every(({ language }) => language === 'en')) return null
  return (
    <ul className="small num">
      {lines.map(({ language, count, ...has }) => (
        <li key={language}>
          {words.languages.lines[lineOf(language, has)]({ name: languageName(language, inLanguage), count })}
        </li>
      ))}
    </ul>
  )
}

const lineOf = (language: string, { hasText, isPublic }: Pick<LanguageLine, 'hasText' | 'isPublic'>) =>
  language === 'en' ? 'english' : hasText ? 'own' : isPublic ? 'missing' : 'notPublic'

/** What was written, by language: '40 in English, 2 in French'. */
export const languagesText = (read: ReadWords, counts: readonly { language: string; count: number }[]): string => {
  const words = read(emailAdminWords)
  return words.languages.sent({
    parts: counts
      .map(({ language, count }) => words.languages.part({ count, name: languageName(language, read.language) }))
      .join(', '),
  })
}
