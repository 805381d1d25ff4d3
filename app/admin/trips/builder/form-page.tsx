import type { ReactNode } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { useWords } from '../../../languages/use-words.ts'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { bookingAdminWords } from '../../../words/admin/bookings/booking.ts'
import { tripBuilderWords } from '../../../words/admin/trips/trip-builder.ts'
import { tripFormWords } from '../../../words/admin/trips/trip-forms.ts'
import { PageBar } from '../../components/page-bar.tsx'
import { useUnsaved } from './use-unsaved.ts'

type Reply = { errors: Record<string, string>; sentence?: string }
type Props = {
  title: string
  lede: string
  /** The version it is of: its address, number and edition. */
  of: { path: string; number: number; edition: number }
  reply: Reply | undefined
  children: ReactNode
  /** Forms of their own below it. */
  below?: ReactNode
}

/** A screen with the form of a part of a version; saved, it leads back to the builder. What is typed is not left unsaved without a question. */
export function TripFormPage({ title, lede, of, reply, children, below }: Props) {
  const words = useWords(tripFormWords)
  const bookingLabels = useWords(bookingAdminWords)
  const unsaved = useUnsaved()
  const busy = useNavigation().state !== 'idle'
  const problems = Object.entries(reply?.errors ?? {}).map(([name, sentence]) => ({ name, sentence }))
  return (
    <div className="trips">
      <TripFormBar title={title} lede={lede} of={of} />
      <div role="alert">{reply?.sentence && <p className="note bad">{reply.sentence}</p>}</div>
      <Form method="post" className="pane stack" noValidate preventScrollReset ref={unsaved.form} onSubmit={unsaved.sending}>
        <input type="hidden" name="seen" value={of.edition} />
        <ErrorSummary title={words.errors} problems={problems} />
        {children}
        <div className="row">
          <button className="btn" type="submit" name="event" value="save" aria-disabled={busy}>
            {busy ? bookingLabels.moves.working : words.save}
          </button>
          <Link className="btn line" to={of.path}>
            {words.cancel}
          </Link>
        </div>
      </Form>
      <div onSubmitCapture={unsaved.before}>{below}</div>
    </div>
  )
}

type BarProps = Pick<Props, 'title' | 'lede' | 'of'>

/** The head of a screen of a version, with the way back to it. */
export function TripFormBar({ title, lede, of }: BarProps) {
  const words = useWords(tripBuilderWords)
  return (
    <PageBar
      title={title}
      lede={lede}
      crumb={{
        label: words.breadcrumb,
        links: (
          <>
            <Link to="/admin/trips">{words.trips}</Link> / <Link to={of.path}>{words.version({ number: of.number })}</Link> /{' '}
            <span aria-current="page">{title}</span>
          </>
        ),
      }}
    />
  )
}
