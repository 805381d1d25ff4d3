import { Link } from 'react-router'
import { useWords } from '../../../languages/use-words.ts'
import { handoverWords } from '../../../words/admin/roster/handover.ts'
import { useAuth } from '../../auth/auth.tsx'
import { Pane } from '../../components/pane.tsx'
import { DepositPart } from './deposit-part.tsx'
import { DifferenceList } from './difference-list.tsx'
import type { HandoverReply } from './handover-action.server.ts'
import { HandoverForm } from './handover-form.tsx'
import type { HandoverFormName } from './handover-forms.ts'
import type { HandoverView, VehicleView } from './load-handover.server.ts'
import { RecordFacts } from './record-facts.tsx'
import { drawnMarks, VehicleDrawing } from './vehicle-drawing.tsx'

type Props = {
  bookingId: string
  hire: HandoverView
  vehicle: VehicleView
  /** Which form of it stands open. */
  open: HandoverFormName | undefined
  writes: boolean
  reply: HandoverReply | undefined
}

const tones = { waiting: 'warn', out: 'ok', late: 'bad', back: '' } as const

/** One vehicle of a hire: where it is, its hand-over and its return, and the form of what comes next. */
export function VehiclePane({ bookingId, hire, vehicle, open, writes, reply }: Props) {
  const words = useWords(handoverWords)
  const { may } = useAuth()
  const { id, carId, name, called, assigned, state, problems, warnings, out, back, differences, inPrice } = vehicle
  const isOpen = open === 'handover'
  const corrects = open === 'correct-out' ? 'out' : open === 'correct-return' ? 'return' : undefined
  const mayBegin = state !== 'back' && (state !== 'waiting' || problems.length === 0)
  const here = `/admin/bookings/${bookingId}/handover`
  const marks = drawnMarks(out?.marks ?? [], back?.marks ?? [])
  return (
    <Pane
      id={`vehicle-${id}`}
      title={called}
      beside={<span className={`tag ${tones[state]}`.trim()}>{words.states[state]}</span>}
      className="stack"
    >
      <p className="num muted">{assigned}</p>
      {reply && reply.sentence !== '' && (
        <div role="alert">
          <p className="note bad">
            {reply.sentence} {reply.status === 409 && words.conflict}
          </p>
        </div>
      )}
      {state === 'waiting' && problems.length > 0 && (
        <div className="note">
          <p>{words.cannot}</p>
          <ul>
            {problems.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <p className="links">
            <Link to={`/admin/bookings/${bookingId}/crew`}>{words.assign}</Link>
            {may('departures:change') && <Link to={`/admin/crew/cars/${carId}`}>{words.openCar({ name })}</Link>}
          </p>
        </div>
      )}
      {warnings.map((text) => (
        <p key={text} className="num">
          {text}
        </p>
      ))}
      {(out || back) && (
        <div className="records">
          {out && (
            <RecordFacts
              title={words.handedOver}
              record={out}
              correct={writes ? `${here}?vehicle=${id}&form=correct-out#correct-${id}` : ''}
            />
          )}
          {back && (
            <RecordFacts
              title={words.takenBack}
              record={back}
              correct={writes ? `${here}?vehicle=${id}&form=correct-return#correct-${id}` : ''}
            />
          )}
          {marks.length > 0 && !open && <VehicleDrawing marks={marks} />}
        </div>
      )}
      {!corrects && out?.hasDeposit && (out.settled || back) && (
        <DepositPart
          vehicle={vehicle}
          deposit={out}
          here={here}
          writes={writes && back !== undefined}
          isOpen={open === 'settle'}
          reply={reply?.form === 'settle' ? reply : undefined}
        />
      )}
      {differences && !corrects && (
        <section className="stack">
          <h3>{words.differences}</h3>
          <DifferenceList differences={differences} charges={may('bookings:move')} />
          {inPrice && <p className="note num">{inPrice}</p>}
        </section>
      )}
      {writes && mayBegin && !isOpen && (
        <p>
          <Link
            className="btn line"
            to={`${here}?vehicle=${id}#vehicle-${id}`}
            aria-label={state === 'waiting' ? words.handOverOf({ name }) : words.takeBackOf({ name })}
          >
            {state === 'waiting' ? words.handOver : words.takeBack}
          </Link>
        </p>
      )}
      {writes && corrects && (corrects === 'out' ? out : back) && (
        <section className="stack" id={`correct-${id}`}>
          <h3>{corrects === 'out' ? words.correctOut : words.correctReturn}</h3>
          <HandoverForm key={reply ? 'typed' : corrects} hire={hire} vehicle={vehicle} reply={reply} corrects={corrects} />
          <p>
            <Link to={here}>{words.cancel}</Link>
          </p>
        </section>
      )}
      {writes && mayBegin && isOpen && <HandoverForm key={reply ? 'typed' : state} hire={hire} vehicle={vehicle} reply={reply} />}
      {out && (
        <p>
          <Link to={`${here}/${id}`} aria-label={words.printOf({ name })}>
            {words.print}
          </Link>
        </p>
      )}
    </Pane>
  )
}
