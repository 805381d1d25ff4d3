import { Form, Link, useNavigation } from 'react-router'
import { useWords } from '../../../languages/use-words.ts'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { TextField } from '../../../ui/field.tsx'
import { bookingAdminWords } from '../../../words/admin/bookings/booking.ts'
import { handoverWords } from '../../../words/admin/roster/handover.ts'
import type { HandoverReply } from './handover-action.server.ts'
import type { RecordView } from './handover-texts.ts'
import type { VehicleView } from './load-handover.server.ts'

type Props = {
  vehicle: VehicleView
  /** The hand-over with the deposit. */
  deposit: RecordView
  here: string
  writes: boolean
  isOpen: boolean
  reply: HandoverReply | undefined
}

/** What became of a deposit, and the form that settles it once the vehicle is back. */
export function DepositPart({ vehicle: { id, name, settlement }, deposit, here, writes, isOpen, reply }: Props) {
  const words = useWords(handoverWords)
  const { settled } = deposit
  return (
    <section className="stack num">
      <h3>{words.depositTitle}</h3>
      {settled ? (
        <ul className="record">
          {settled.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        !isOpen && (
          <p>
            <span className="tag warn">{words.depositOpen}</span> {deposit.deposit}
          </p>
        )
      )}
      {writes && !isOpen && (
        <p>
          <Link
            className={settled ? undefined : 'btn line'}
            to={`${here}?vehicle=${id}&form=settle#vehicle-${id}`}
            aria-label={settled ? words.settleAgainOf({ name }) : words.settleOf({ name })}
          >
            {settled ? words.settleAgain : words.settle}
          </Link>
        </p>
      )}
      {writes && isOpen && settlement && (
        <SettleForm id={id} deposit={deposit} settlement={settlement} here={here} reply={reply} />
      )}
    </section>
  )
}

type FormProps = { id: number; settlement: NonNullable<VehicleView['settlement']> } & Pick<Props, 'deposit' | 'here' | 'reply'>

function SettleForm({ id, deposit, settlement, here, reply }: FormProps) {
  const words = useWords(handoverWords)
  const bookingLabels = useWords(bookingAdminWords)
  const busy = useNavigation().state !== 'idle'
  const errors: Readonly<Record<string, string | undefined>> = reply?.errors ?? {}
  const values: Readonly<Record<string, string | undefined>> = reply?.values ?? settlement.values
  const field = (of: string, label: string) => ({ name: of, label, error: errors[of], defaultValue: values[of] })
  return (
    <Form method="post" className="stack" noValidate preventScrollReset>
      <ErrorSummary
        title={words.errors}
        problems={Object.entries(reply?.errors ?? {}).map(([of, sentence]) => ({ name: of, sentence }))}
      />
      <input type="hidden" name="assignment" value={id} />
      <input type="hidden" name="version" value={deposit.version} />
      <p>{settlement.owed}</p>
      <div className="grid2">
        <TextField {...field('returned', words.returned)} hint={deposit.deposit} inputMode="decimal" autoComplete="off" />
        <TextField
          {...field('reason', words.withheldReason)}
          hint={words.withheldReasonHint}
          autoComplete="off"
          maxLength={400}
        />
      </div>
      <div className="row wraps">
        <button className="btn" type="submit" name="event" value="settle" aria-disabled={busy}>
          {busy ? bookingLabels.moves.working : words.settle}
        </button>
        <Link className="btn line" to={here}>
          {words.cancel}
        </Link>
      </div>
      <p className="small muted">{words.settleNote}</p>
    </Form>
  )
}
