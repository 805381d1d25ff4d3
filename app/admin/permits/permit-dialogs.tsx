import type { PoolDeparture } from '#features/bookings/permits/reads-permit-days.server.ts'
import { residencies } from '#features/places/visitor-fee.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliClock, kigaliDay, kigaliInstant } from '#values/dates.ts'
import { useReader } from '../../languages/use-reader.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { permitFormWords } from '../../words/admin/permits/permit-forms.ts'
import { residencyWords } from '../../words/residencies.ts'
import { FormDialog } from '../components/dialogs/form-dialog.tsx'
import { instantText } from '../components/instants.ts'
import type { PermitDayView } from './load-permit-day.server.ts'
import { isVisitAction, lotActions } from './lot-actions.ts'
import { LotDialog } from './lot-dialogs.tsx'
import type { PermitReply } from './permit-day-action.server.ts'
import { poolName } from './pool-name.ts'
import { ReserveDialog } from './reserve-dialog.tsx'

/**
 * The dialog that an address requests, `?ask=reserve:12`. Null where there is nothing like it. What was typed into a refused form is shown in
 * its own dialog alone.
 */
export function permitDialog(dialog: string | null, view: PermitDayView, last: PermitReply | undefined) {
  if (!dialog) return null
  const reply = last?.dialog === dialog ? last : undefined
  const [what = '', id = ''] = dialog.split(':')
  const shown = { dialog, view, reply }
  if (what === 'book') return <ReserveDialog key={dialog} {...shown} />
  if (what === 'want') return <WantDialog key={dialog} {...shown} pool={id} />
  if (what === 'allow') return <AllowDialog key={dialog} {...shown} pool={id} />
  const allowance = view.pools.flatMap(({ allowances }) => allowances).find((one) => String(one.id) === id)
  if (what === 'end' && allowance) return <EndDialog key={dialog} {...shown} allowance={allowance} />
  const pool = view.pools.find(({ lots }) => lots.some((lot) => String(lot.id) === id))
  const lot = pool?.lots.find((one) => String(one.id) === id)
  const action = lotActions.find((one) => one === what)
  if (!pool || !lot || !action || (isVisitAction(action) && !lot.isVisited)) return null
  return <LotDialog key={dialog} {...shown} action={action} pool={pool} lot={lot} />
}

type ShownDialog = { dialog: string; view: PermitDayView; reply: PermitReply | undefined }

/** The pools of a day as the choices of a list. */
const poolChoices = (read: ReadWords, departures: readonly (PoolDeparture | null)[]) =>
  departures.map((departure) => ({
    value: departure === null ? 'everybody' : String(departure.id),
    words: poolName(read, departure),
  }))

/** What a field shows: what was typed, else what is suggested, and what is wrong with it. */
const fieldsOf =
  (reply: PermitReply | undefined) =>
  (name: string, suggested: string | number = '') => ({
    name,
    defaultValue: reply?.values[name] ?? suggested,
    error: reply?.errors[name],
  })

function WantDialog({ dialog, view, reply, pool }: ShownDialog & { pool: string }) {
  const read = useReader()
  const words = read(permitFormWords)
  const field = fieldsOf(reply)
  const classes = residencies.map((value) => ({ value, words: read(residencyWords)[value] }))
  const short = view.pools.find(({ short }) => short > 0)
  return (
    <FormDialog
      dialog={dialog}
      title={words.want.title}
      text={words.want.text}
      hidden={{ event: 'want' }}
      go={words.want.go}
      keep={words.cancel}
      refusal={reply?.sentence}
    >
      <SelectField
        {...field('pool', pool || String(short?.departure?.id ?? 'everybody'))}
        label={words.pool}
        choices={poolChoices(read, [null, ...view.visiting])}
      />
      <div className="grid2">
        <TextField
          {...field('count', short?.short ?? 1)}
          label={words.count}
          inputMode="numeric"
          autoComplete="off"
          className="num"
        />
        <SelectField
          {...field('class')}
          label={words.want.class}
          hint={words.want.classHint}
          choices={[{ value: '', words: words.want.anyClass }, ...classes]}
        />
      </div>
    </FormDialog>
  )
}

function AllowDialog({ dialog, view, reply, pool }: ShownDialog & { pool: string }) {
  const read = useReader()
  const words = read(permitFormWords)
  const field = fieldsOf(reply)
  const latest = kigaliInstant(view.day, 0)
  return (
    <FormDialog
      dialog={dialog}
      title={words.allow.title}
      text={words.allow.text}
      hidden={{ event: 'allow' }}
      go={words.allow.go}
      keep={words.cancel}
      refusal={reply?.sentence}
    >
      <div className="grid2">
        <SelectField
          {...field('pool', pool || 'everybody')}
          label={words.pool}
          choices={poolChoices(read, [null, ...view.visiting])}
        />
        <TextField
          {...field('quantity', 1)}
          label={words.allow.quantity}
          inputMode="numeric"
          autoComplete="off"
          className="num"
        />
      </div>
      <div className="grid2">
        <TextField {...field('from', view.day)} label={words.allow.from} type="date" />
        <TextField {...field('to', view.day)} label={words.allow.to} type="date" />
      </div>
      <TextField
        {...field('until', `${kigaliDay(latest)}T${kigaliClock(latest)}`)}
        label={words.allow.until}
        hint={words.allow.untilHint}
        type="datetime-local"
      />
      <TextField {...field('reason')} label={words.allow.reason} maxLength={300} autoComplete="off" />
    </FormDialog>
  )
}

type Allowance = PermitDayView['pools'][number]['allowances'][number]

function EndDialog({ dialog, view, reply, allowance }: ShownDialog & { allowance: Allowance }) {
  const read = useReader()
  const words = read(permitFormWords)
  const { id, quantity, until } = allowance
  return (
    <FormDialog
      dialog={dialog}
      title={words.end.title}
      text={words.end.text({ count: quantity, until: instantText(until, view.now, read.format) })}
      hidden={{ event: 'end', allowance: id }}
      go={words.end.go}
      keep={words.cancel}
      refusal={reply?.sentence}
    />
  )
}
