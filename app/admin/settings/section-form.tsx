import type { ReactNode } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import type { SectionName } from '#features/settings/sections.ts'
import { useReader } from '../../languages/use-reader.ts'
import { useWords } from '../../languages/use-words.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { useTakesFocus } from '../../ui/takes-focus.ts'
import { bookingAdminWords } from '../../words/admin/bookings/booking.ts'
import { settingsWords } from '../../words/admin/settings.ts'
import { SignInAgainNote } from '../components/sign-in-again-note.tsx'
import { Flash } from '../components/toast.tsx'
import { settingPath } from '../setting-paths.ts'
import { saveText, sectionWords } from './section-words.ts'
import type { SectionReply } from './settings-action.server.ts'

export type PaneProps = {
  /** The id of the last audit entry that the form was shown with; it is sent back as `seen`. */
  seen: number
  changed: string | undefined
  reply: SectionReply | undefined
  saved: boolean
}

/** The form of one section, with who changed it last. */
export function PaneFrame({
  name,
  seen,
  changed,
  reply,
  saved,
  children,
}: PaneProps & { name: SectionName; children: ReactNode }) {
  const read = useReader()
  const words = useWords(settingsWords)
  const bookingLabels = useWords(bookingAdminWords)
  const { title } = sectionWords(read, name)
  const busy = useNavigation().formAction === settingPath(name)
  const problems = Object.entries(reply?.errors ?? {}).map(([field, sentence]) => ({ name: field, sentence }))
  return (
    <section className="pane">
      <Flash>{saved && words.saved({ title })}</Flash>
      <Form method="post" action={settingPath(name)} className="stack" noValidate key={`${seen}${reply?.seen ?? ''}`}>
        <ErrorSummary title={words.errors} problems={problems} />
        <div role="alert">{reply?.sentence && <p className="note bad">{reply.sentence}</p>}</div>
        {reply?.changes && <Conflict changes={reply.changes} />}
        <SignInAgainNote href={reply?.signIn} />
        {children}
        <input type="hidden" name="seen" value={reply?.seen ?? seen} />
        <div className="row save-row">
          <button className="btn" type="submit" aria-disabled={busy}>
            {busy ? bookingLabels.moves.working : reply?.changes ? words.saveMine : saveText(read, title)}
          </button>
          {reply?.changes && <Link to={settingPath(name)}>{words.takeTheirs}</Link>}
          {changed && <small className="muted num">{changed}</small>}
        </div>
      </Form>
    </section>
  )
}

function Conflict({ changes }: { changes: NonNullable<SectionReply['changes']> }) {
  const words = useWords(settingsWords)
  const box = useTakesFocus(changes)
  return (
    <div className="note warn copy" role="alert" tabIndex={-1} ref={box}>
      <p>
        <b>{words.conflict}</b>
      </p>
      <ul>
        {changes.map(({ who, when, what, rows }) => (
          <li key={`${what}${when}`}>
            {words.changedBy({ who, when, what })} {rows.map(({ name, text }) => `${name ? `${name}: ` : ''}${text}`).join('; ')}
          </li>
        ))}
      </ul>
    </div>
  )
}
