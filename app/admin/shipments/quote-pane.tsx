import { Form, Link, useNavigation } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { shipmentAdminWords } from '../../words/admin/shipments.ts'
import { Pane } from '../components/pane.tsx'
import { ChangedNote } from './changed-note.tsx'
import type { LoadedShipment } from './shipment-panes.tsx'
import type { ShipmentReply } from './shipment-reply.ts'

/** The quote as it will be sent: what is sent is what was looked at, or it is refused. */
export function QuotePane({ shipment, reply }: { shipment: LoadedShipment; reply: ShipmentReply | undefined }) {
  const words = useWords(shipmentAdminWords).shipment.quote
  const { preview, missing, email, version, delivers } = shipment
  const busy = useNavigation().state !== 'idle'
  if (!preview && missing.length === 0 && !reply) return null
  return (
    <Pane title={words.title} beside={<Link to="?">{words.back}</Link>} id="quote">
      <div role="alert">{reply?.problem && <ChangedNote problem={reply.problem} />}</div>
      {missing.length > 0 && (
        <div className="note bad copy">
          <p>
            <b>{words.notYet}</b>
          </p>
          <ul>
            {missing.map((key) => (
              <li key={key}>{words.missing[key]}</li>
            ))}
          </ul>
        </div>
      )}
      {preview && (
        <Form method="post" action="?look=yes" className="stack" preventScrollReset>
          <input type="hidden" name="version" value={version} />
          {!delivers && <p className="note">{words.noMail}</p>}
          <p className="muted breaks">
            {words.to({ email })}. {preview.subject}
          </p>
          {/* Nothing in it runs, and no link in it leads anywhere: it is here to be read. */}
          <iframe className="email-preview preview" sandbox="" srcDoc={preview.html} title={preview.subject} />
          <div className="row">
            <button className="btn" type="submit" name="event" value="quote" aria-disabled={busy}>
              {words.send}
            </button>
            <Link className="btn line" to="?" preventScrollReset>
              {words.back}
            </Link>
          </div>
        </Form>
      )}
    </Pane>
  )
}
