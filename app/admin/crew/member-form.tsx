import type { ReactNode } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { bookingAdminWords } from '../../words/admin/bookings/booking.ts'
import { crewAdminWords } from '../../words/admin/departures/crew.ts'
import { PageBar } from '../components/page-bar.tsx'
import { Flash } from '../components/toast.tsx'
import type { CrewReply } from './member-action.server.ts'

type Props = {
  title: string
  lede: string
  member: { version: number; active: boolean } | undefined
  ahead: number
  did: string
  reply: CrewReply | undefined
  children: ReactNode
}

/** The screen of one guide or vehicle: its fields, and whether it is active. */
export function MemberForm({ title, lede, member, ahead, did, reply, children }: Props) {
  const words = useWords(crewAdminWords)
  const bookingLabels = useWords(bookingAdminWords)
  const busy = useNavigation().state !== 'idle'
  const flash = (words.flash as Readonly<Record<string, string>>)[did]
  const errors = reply?.errors ?? {}
  return (
    <div className="crew">
      <PageBar
        title={title}
        lede={member && !member.active ? words.isRetired : lede}
        crumb={{
          label: words.breadcrumb,
          links: (
            <>
              <Link to="/admin/crew">{words.title}</Link> / <span aria-current="page">{title}</span>
            </>
          ),
        }}
      />
      <div className="flash">
        <Flash>{!reply && flash}</Flash>
        <div role="alert">{reply?.sentence && <p className="note bad">{reply.sentence}</p>}</div>
      </div>
      <div className="edit">
        <Form method="post" className="panes" noValidate preventScrollReset key={reply ? 'typed' : member?.version}>
          {/* Who reads that it was changed and saves again means to overwrite it. */}
          <input
            type="hidden"
            name="version"
            value={(reply?.isChanged ? undefined : reply?.values.version) ?? member?.version ?? 0}
          />
          <ErrorSummary title={words.errors} problems={Object.entries(errors).map(([name, sentence]) => ({ name, sentence }))} />
          {children}
          <div className="row">
            <button className="btn" type="submit" name="event" value="save" aria-disabled={busy}>
              {busy ? bookingLabels.moves.working : words.save}
            </button>
          </div>
        </Form>
        {member && (
          <Form method="post" className="pane stack" preventScrollReset>
            <h2>{words.retireTitle}</h2>
            <p className="small muted num">{member.active ? words.retireText({ count: ahead }) : words.isRetired}</p>
            <div className="row">
              <button className="btn line" type="submit" name="event" value={member.active ? 'retire' : 'back'}>
                {member.active ? words.retire : words.unretire}
              </button>
            </div>
          </Form>
        )}
      </div>
    </div>
  )
}
