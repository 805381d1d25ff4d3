import { Link } from 'react-router'
import { translationAdminWords } from '../../words/admin/translations.ts'
import { dialogParameter } from '../components/dialogs/dialog-address.ts'
import { Pane } from '../components/pane.tsx'
import { Flash } from '../components/toast.tsx'

const { language: words } = translationAdminWords

type Props = {
  /** `english`: its name in English. The counts are of messages of the interface. */
  language: { code: string; name: string; english: string; isPublic: boolean; all: number; missing: number; unread: number }
  mayPublish: boolean
  did: string | null
}

/** Whether a language is public, how far its interface is, and what leads to publishing it or taking it back. */
export function LanguagePane({ language, mayPublish, did }: Props) {
  const { code, name, english, isPublic, all, missing, unread } = language
  return (
    <Pane
      title={name === english ? name : `${english} (${name})`}
      beside={<span className={isPublic ? 'tag ok' : 'tag'}>{isPublic ? words.isPublic : words.isNot}</span>}
      className="stack"
    >
      <Flash>{did === 'published' ? words.published(english) : did === 'taken-back' ? words.takenBack(english) : ''}</Flash>
      <p>
        {words.messages(all, missing)} {unread > 0 && words.unread(unread, all)}
      </p>
      {isPublic ? (
        <p>
          <a href={`/${code}`}>{words.visit(`/${code}`)}</a>
        </p>
      ) : (
        <p className="muted">{words.whatPublishing(`/${code}`)}</p>
      )}
      {mayPublish && (
        <p>
          <Link
            className={isPublic ? 'btn line' : 'btn'}
            to={`?language=${code}&${dialogParameter}=${isPublic ? 'take-back' : 'publish'}`}
            preventScrollReset
          >
            {isPublic ? words.takeBack(english) : words.publish(english)}
          </Link>
        </p>
      )}
    </Pane>
  )
}
