import { Link } from 'react-router'
import { translationAdminWords as words } from '../../words/admin/translations.ts'
import { AdminTabs } from '../components/admin-tabs.tsx'
import { listPath } from './list-query.ts'
import { messagesPath } from './messages/messages-query.ts'

/** The two things that are translated into a language: what staff write, and the words of the interface. */
export const TranslationsTabs = ({ language, on }: { language: string; on: 'contents' | 'messages' }) => (
  <AdminTabs label={words.tabs.label}>
    <Link to={listPath({ language, kind: undefined, texts: 'all' })} aria-current={on === 'contents' ? 'page' : undefined}>
      {words.tabs.contents}
    </Link>
    <Link to={messagesPath(language)} aria-current={on === 'messages' ? 'page' : undefined}>
      {words.tabs.messages}
    </Link>
  </AdminTabs>
)
