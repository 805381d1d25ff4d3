import type { ReactNode } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { adminWords } from '../../../words/admin/admin.ts'
import { tripBuilderWords, tripFormWords as words } from '../../../words/admin/trips/builder.ts'
import { PageBar } from '../../components/page-bar.tsx'

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

/** A screen with the form of a part of a version; saved, it leads back to the builder. */
export function TripFormPage({ title, lede, of, reply, children, below }: Props) {
  const busy = useNavigation().state !== 'idle'
  const problems = Object.entries(reply?.errors ?? {}).map(([name, sentence]) => ({ name, sentence }))
  return (
    <div className="trips">
      <TripFormBar title={title} lede={lede} of={of} />
      <div role="alert">{reply?.sentence && <p className="note bad">{reply.sentence}</p>}</div>
      <Form method="post" className="pane stack" noValidate preventScrollReset>
        <input type="hidden" name="seen" value={of.edition} />
        <ErrorSummary title={words.errors} problems={problems} />
        {children}
        <div className="row">
          <button className="btn" type="submit" name="event" value="save" aria-disabled={busy}>
            {busy ? adminWords.booking.moves.working : words.save}
          </button>
          <Link className="btn line" to={of.path}>
            {words.cancel}
          </Link>
        </div>
      </Form>
      {below}
    </div>
  )
}

type BarProps = Pick<Props, 'title' | 'lede' | 'of'>

/** The head of a screen of a version, with the way back to it. */
export const TripFormBar = ({ title, lede, of }: BarProps) => (
  <PageBar
    title={title}
    lede={lede}
    crumb={{
      label: tripBuilderWords.breadcrumb,
      links: (
        <>
          <Link to="/admin/trips">{tripBuilderWords.trips}</Link> /{' '}
          <Link to={of.path}>{tripBuilderWords.version(of.number)}</Link> / <span aria-current="page">{title}</span>
        </>
      ),
    }}
  />
)
