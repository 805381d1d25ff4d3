import type { ReactNode } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { longestWords } from '#features/enquiries/enquiry-moves.ts'
import { usd } from '#values/money.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { originWords } from '../../words/admin/bookings/origin.ts'
import { enquiryAdminWords } from '../../words/admin/enquiries.ts'
import { shipmentAdminWords } from '../../words/admin/shipments.ts'
import { useAuth } from '../auth/auth.tsx'
import { OriginFields } from '../bookings/contact/origin-fields.tsx'
import { Pane } from '../components/pane.tsx'
import { telHref } from '../components/phone-links.ts'
import type { EnquiryReply } from './enquiry-reply.ts'
import { WordsField } from './text-field.tsx'
import type { LoadedEnquiry } from './thread.tsx'

type Shown = { enquiry: LoadedEnquiry; writes: boolean; reply: EnquiryReply | undefined }

/** What a form of one event got back; nothing where it was another one's. */
const replyOf = (reply: EnquiryReply | undefined, event: string) => (reply?.event === event ? reply : undefined)

type MoveProps = { event: string; version: number; go: string; primary?: boolean; children?: ReactNode }

/** A form that does one thing with the enquiry as it is shown. */
export function Move({ event, version, go, primary = false, children }: MoveProps) {
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" action="?" preventScrollReset className="stack" noValidate>
      <input type="hidden" name="event" value={event} />
      <input type="hidden" name="version" value={version} />
      {children}
      <button className={primary ? 'btn' : 'btn line'} type="submit" aria-disabled={busy}>
        {go}
      </button>
    </Form>
  )
}

/** Who answers, and how it goes to somebody else. */
export function WithPane({ enquiry, writes, reply }: Shown) {
  const words = useWords(enquiryAdminWords).enquiry
  const { assigned, answerers, version } = enquiry
  const failed = replyOf(reply, 'assign')
  const { staff } = useAuth()
  return (
    <Pane title={words.panes.with}>
      <p>
        {assigned.isYou
          ? words.yours
          : words.whose({ name: assigned.name ?? '', assigned: assigned.name === null ? 'no' : 'yes' })}
      </p>
      {writes && !assigned.isYou && (
        <div className="below">
          <Move event="assign" version={version} go={words.take}>
            <input type="hidden" name="to" value={staff.id} />
          </Move>
        </div>
      )}
      {writes && (
        <details className="add below" open={failed?.sentence !== undefined}>
          <summary>{words.handOver}</summary>
          <Move event="assign" version={version} go={words.give}>
            <SelectField
              name="to"
              label={words.to}
              error={failed?.sentence}
              defaultValue={failed?.values.to ?? ''}
              choices={[{ value: '', words: words.nobody }, ...answerers]}
            />
          </Move>
        </details>
      )}
    </Pane>
  )
}

export function WhoPane({ enquiry: { email, phone, whatsapp, others } }: { enquiry: LoadedEnquiry }) {
  const words = useWords(enquiryAdminWords).enquiry
  const search = `/admin/enquiries?q=${encodeURIComponent(email)}`
  return (
    <Pane title={words.panes.who}>
      <dl className="kv">
        <dt>{words.email}</dt>
        <dd className={email ? undefined : 'muted'}>{email ? <a href={`mailto:${email}`}>{email}</a> : words.none}</dd>
        <dt>{words.phone}</dt>
        <dd className={phone ? 'num' : 'muted'}>
          {phone ? <a href={telHref(phone)}>{phone}</a> : words.none}
          {whatsapp && (
            <>
              {' · '}
              <a href={whatsapp} target="_blank" rel="noreferrer">
                {words.whatsapp}
              </a>
            </>
          )}
        </dd>
      </dl>
      {others > 0 && (
        <p className="small below">
          <Link to={search}>{words.others({ count: others })}</Link>
        </p>
      )}
    </Pane>
  )
}

/** Where it comes from, as a booking made of it begins. */
export function OriginPane({ enquiry: { origin, visit, version }, writes, reply }: Shown) {
  const words = useWords(enquiryAdminWords).enquiry
  const originLabels = useWords(originWords)
  const failed = replyOf(reply, 'origin')
  return (
    <Pane title={words.panes.origin}>
      <dl className="kv">
        <dt>{originLabels.channel}</dt>
        <dd className={origin.channel ? undefined : 'muted'}>
          {origin.channel ? originLabels.channels[origin.channel] : originLabels.none}
        </dd>
        <dt>{originLabels.source}</dt>
        <dd className={origin.source ? undefined : 'muted'}>
          {origin.source ? originLabels.sources[origin.source] : originLabels.none}
        </dd>
        <dt>{originLabels.visit}</dt>
        <dd>{visit}</dd>
      </dl>
      {writes && (
        <details className="add below" open={failed !== undefined}>
          <summary>{words.origin.open}</summary>
          <Move event="origin" version={version} go={words.origin.go}>
            <OriginFields
              fieldOf={(name) => ({ name, defaultValue: failed?.values[name] ?? origin[name] ?? '', error: failed?.sentence })}
            />
          </Move>
        </details>
      )}
    </Pane>
  )
}

/** What was booked of it: made from here, or made already. */
export function BookingPane({ enquiry, writes, reply }: Shown) {
  const words = useWords(enquiryAdminWords).enquiry
  const { id, booking, version, may } = enquiry
  const failed = replyOf(reply, 'link')
  return (
    <Pane title={words.panes.booking}>
      {booking ? (
        <p>
          <Link to={`/admin/bookings/${booking.id}`}>{booking.reference}</Link>
        </p>
      ) : (
        <p className="muted">{words.booking.none}</p>
      )}
      {writes && may.link && !booking && (
        <>
          <p className="below">
            <Link className="btn line" to={`/admin/bookings/new?enquiry=${id}`}>
              {words.booking.make}
            </Link>
          </p>
          <details className="add below" open={failed !== undefined}>
            <summary>{words.booking.link}</summary>
            <Move event="link" version={version} go={words.booking.go}>
              <TextField
                name="reference"
                label={words.booking.label}
                hint={words.booking.hint}
                error={failed?.sentence}
                defaultValue={failed?.values.reference ?? ''}
                maxLength={20}
                autoComplete="off"
              />
            </Move>
          </details>
        </>
      )}
      {writes && may.link && booking && (
        <div className="below">
          <Move event="unlink" version={version} go={words.booking.unlink} />
        </div>
      )}
    </Pane>
  )
}

/** The price of its freight; of what is no freight one is begun only where staff see that it is. */
export function FreightPane({ enquiry: { shipment, version, kind, state }, writes }: Omit<Shown, 'reply'>) {
  const shipmentLabels = useWords(shipmentAdminWords)
  const format = useFormatter()
  const words = useWords(enquiryAdminWords).enquiry
  const begins = writes && state !== 'held' && (kind === 'freight' || kind === 'contact')
  if (!shipment && !begins) return null
  return (
    <Pane title={words.panes.freight}>
      {shipment ? (
        <>
          <p className="num">
            {shipmentLabels.states[shipment.state]}
            {shipment.totalMinor > 0 && `, ${format.money(usd(shipment.totalMinor))}`}
          </p>
          <p className="below">
            <Link className="btn line" to={`/admin/shipments/${shipment.id}`}>
              {words.freight.open}
            </Link>
          </p>
        </>
      ) : (
        <>
          <p className="muted">{words.freight.none}</p>
          <div className="below">
            <Move event="begin-freight" version={version} go={words.freight.begin} />
          </div>
        </>
      )}
    </Pane>
  )
}

/** What else can be done with it: each folded away until it is wanted, and open where it was refused. */
export function MorePane({ enquiry, reply }: Omit<Shown, 'writes'>) {
  const words = useWords(enquiryAdminWords).enquiry
  const { may, version } = enquiry
  const written = (event: 'told' | 'reply' | 'note', rows: number, most: number) => {
    const failed = replyOf(reply, event)
    return (
      <details className="add" open={failed !== undefined}>
        <summary>{words[event].open}</summary>
        <Move event={event} version={version} go={words[event].go}>
          <WordsField
            name={event}
            label={words[event].label}
            hint={words[event].hint}
            rows={rows}
            most={most}
            error={failed?.sentence}
            defaultValue={failed?.values.text ?? ''}
          />
        </Move>
      </details>
    )
  }
  return (
    <Pane title={words.panes.more}>
      {may.letThrough && (
        <div className="gap">
          <Move event="not-spam" version={version} go={words['not-spam'].go} primary>
            <p className="small muted">{words['not-spam'].hint}</p>
          </Move>
        </div>
      )}
      {written('note', 4, longestWords.note)}
      {(may.reply || replyOf(reply, 'reply')) && written('reply', 8, longestWords.reply)}
      {(may.told || replyOf(reply, 'told')) && written('told', 4, longestWords.note)}
      {may.close && (
        <details className="add" open={replyOf(reply, 'close') !== undefined}>
          <summary>{words.close.open}</summary>
          <Move event="close" version={version} go={words.close.go}>
            <p className="small muted">{words.close.hint}</p>
            <WordsField
              name="close"
              label={words.close.label}
              rows={2}
              most={longestWords.note}
              error={replyOf(reply, 'close')?.sentence}
              defaultValue={replyOf(reply, 'close')?.values.text ?? ''}
            />
          </Move>
        </details>
      )}
      {may.spam && (
        <details className="add">
          <summary>{words.spam.open}</summary>
          <Move event="spam" version={version} go={words.spam.go}>
            <p className="small muted">{words.spam.hint}</p>
          </Move>
        </details>
      )}
      {may.reopen && (
        <div className="below">
          <Move event="reopen" version={version} go={words.reopen.go} />
        </div>
      )}
    </Pane>
  )
}
