import { Link } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { translationAdminWords } from '../../words/admin/translations.ts'
import { dialogParameter } from '../components/dialogs/dialog-address.ts'
import { Pane } from '../components/pane.tsx'
import { Flash } from '../components/toast.tsx'

type Props = {
  /** `called`: its name in the reader’s language. The counts are of messages of the interface. */
  language: { code: string; name: string; called: string; isPublic: boolean; all: number; missing: number; unread: number }
  mayPublish: boolean
  did: string | null
}

/** Whether a language is public, how far its interface is, and what leads to publishing it or taking it back. */
export function LanguagePane({ language, mayPublish, did }: Props) {
  const words = useWords(translationAdminWords).language
  const { code, name, called, isPublic, all, missing, unread } = language
  const isOwn = name.toLowerCase() === called.toLowerCase()
  return (
    <Pane
      title={isOwn ? name : words.names({ name: called, own: name })}
      beside={<span className={isPublic ? 'tag ok' : 'tag'}>{isPublic ? words.isPublic : words.isNot}</span>}
      className="stack"
    >
      <Flash>
        {did === 'published'
          ? words.published({ language: called })
          : did === 'taken-back'
            ? words.takenBack({ language: called })
            : ''}
      </Flash>
      <p>
        {missing === 0 ? words.translated({ all }) : words.missing({ missing, all })}{' '}
        {unread > 0 && (unread === all ? words.noneRead : words.unread({ unread }))}
      </p>
      {isPublic ? (
        <p>
          <a href={`/${code}`}>{words.visit({ address: `/${code}` })}</a>
        </p>
      ) : (
        <p className="muted">{words.whatPublishing({ address: `/${code}` })}</p>
      )}
      {mayPublish && (
        <p>
          <Link
            className={isPublic ? 'btn line' : 'btn'}
            to={`?language=${code}&${dialogParameter}=${isPublic ? 'take-back' : 'publish'}`}
            preventScrollReset
          >
            {isPublic ? words.takeBack({ language: called }) : words.publish({ language: called })}
          </Link>
        </p>
      )}
    </Pane>
  )
}
