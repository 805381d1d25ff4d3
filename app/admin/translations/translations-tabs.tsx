import { Link } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { translationAdminWords } from '../../words/admin/translations.ts'
import { AdminTabs } from '../components/admin-tabs.tsx'
import { listPath } from './list-query.ts'
import { messagesPath } from './messages/messages-query.ts'

/** The two things that are translated into a language: what staff write, and the words of the interface. */
export function TranslationsTabs({ language, on }: { language: string; on: 'contents' | 'messages' }) {
  const words = useWords(translationAdminWords).tabs
  return (
    <AdminTabs label={words.label}>
      <Link to={listPath({ language, kind: undefined, texts: 'all' })} aria-current={on === 'contents' ? 'page' : undefined}>
        {words.contents}
      </Link>
      <Link to={messagesPath(language)} aria-current={on === 'messages' ? 'page' : undefined}>
        {words.messages}
      </Link>
    </AdminTabs>
  )
}
