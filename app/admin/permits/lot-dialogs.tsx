import type { ReactNode } from 'react'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { addDays } from '#values/dates.ts'
import { usd } from '#values/money.ts'
import { useReader } from '../../languages/use-reader.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { permitFormWords } from '../../words/admin/permits/permit-forms.ts'
import { permitStateWords } from '../../words/admin/permits/permit-states.ts'
import { FormDialog } from '../components/dialogs/form-dialog.tsx'
import { instantText, whenText } from '../components/instants.ts'
import type { LotView, PermitDayView, PoolView } from './load-permit-day.server.ts'
import type { LotAction } from './lot-actions.ts'
import type { PermitReply } from './permit-day-action.server.ts'
import { poolName } from './pool-name.ts'
import { AnswerFields } from './reserve-dialog.tsx'
import { VisitFields, visitTexts } from './visit-fields.tsx'

type Props = {
  dialog: string
  view: PermitDayView
  reply: PermitReply | undefined
  action: LotAction
  pool: PoolView
  lot: LotView
}

const amountText = (minor: number) => (minor / 100).toFixed(2)

/** What is done with one lot: a form that says what follows. */
export function LotDialog(props: Props) {
  const { dialog, view, reply, action, pool, lot } = props
  const read = useReader()
  const words = read(permitFormWords)
  const { lots: states } = read(permitStateWords)
  const what = words.of({
    count: lot.count,
    state: states[lot.state],
    day: read.format.day(view.day),
    pool: poolName(read, pool.departure),
  })
  return (
    <FormDialog
      dialog={dialog}
      title={words[action].title}
      text={
        <>
          <p className="num">
            <b>{what}</b>
          </p>
          {textsOf(read, props).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </>
      }
      hidden={{ event: action, lot: lot.id, version: lot.version }}
      go={words[action].go}
      keep={words.cancel}
      refusal={reply?.sentence}
    >
      <Fields {...props} />
    </FormDialog>
  )
}

/** What follows from each action, with what the terms of the lot say of it. */
function textsOf(read: ReadWords, { action, lot, view }: Props): string[] {
  const words = read(permitFormWords)
  switch (action) {
    case 'move': {
      const cost = lot.moveCost
      if (typeof cost === 'string') return [words.move.refusals[cost]]
      const price = cost.percent === 0 ? words.move.free : words.move.costs({ percent: cost.percent })
      return [cost.until ? `${price} ${words.move.until({ when: whenText(read, cost.until, view.now) })}` : price]
    }
    case 'give-back': {
      if (lot.spentMinor === 0) return []
      const percent = lot.refundPercent
      return [percent === null ? words['give-back'].unknown : words['give-back'].refund({ percent })]
    }
    case 'top-up':
      return [
        words['top-up'].text({ each: read.format.moneyInFull(usd(lot.topUpMinor)) }),
        ...(lot.state === 'paid' ? [] : [words['top-up'].later]),
      ]
    case 'withdraw':
      return [words.withdraw.text({ count: lot.count })]
    case 'deposit': {
      const when = (at: Date) => instantText(at, view.now, read.format)
      if (!lot.depositEnd) return [words.deposit.unknown]
      const [balance, own] = [when(lot.depositEnd), lot.reservedUntil]
      const isOther = own !== null && own.getTime() !== lot.depositEnd.getTime()
      return [words.deposit.text, isOther ? words.deposit.instead({ balance, own: when(own) }) : words.deposit.until({ balance })]
    }
    case 'not-seen':
    case 'ill-at-gate':
      return visitTexts(read, { lot, action })
    default:
      return [words[action].text]
  }
}

function Fields({ view, reply, action, pool, lot }: Props): ReactNode {
  const read = useReader()
  const words = read(permitFormWords)
  const field = (name: string, suggested: string | number = '') => ({
    name,
    defaultValue: reply?.values[name] ?? suggested,
    error: reply?.errors[name],
    autoComplete: 'off',
  })
  const count = (
    <TextField
      {...field('count', lot.count)}
      label={words.count}
      hint={words.countHint({ most: lot.count })}
      inputMode="numeric"
      className="num"
    />
  )
  const unit = <TextField {...field('unit', amountText(lot.unitMinor))} label={words.unit} inputMode="decimal" className="num" />
  switch (action) {
    case 'reserve':
      return (
        <>
          <div className="grid2">
            <TextField
              {...field('granted', lot.count)}
              label={words.reserve.granted}
              hint={words.countHint({ most: lot.count })}
              inputMode="numeric"
              className="num"
            />
            {unit}
          </div>
          <AnswerFields view={view} field={field} />
        </>
      )
    case 'deposit':
    case 'pay': {
      const openMinor = lot.unitMinor * lot.count - lot.spentMinor
      const percent = lot.depositPercent
      const deposit = percent === null ? '' : amountText(Math.round((lot.unitMinor * lot.count * percent) / 100))
      const labels = words[action]
      const open = read.format.money(usd(openMinor))
      const hint =
        action === 'pay'
          ? words.pay.amountHint({ count: lot.count, open })
          : percent === null
            ? undefined
            : words.deposit.amountHint({ percent })
      return (
        <>
          <div className="grid2">
            {count}
            {unit}
          </div>
          <TextField
            {...field('amount', action === 'pay' ? amountText(openMinor) : deposit)}
            label={labels.amount}
            hint={hint}
            inputMode="decimal"
            className="num"
          />
          <TextField {...field('receipt')} label={labels.receipt} hint={words.required} aria-required maxLength={120} />
        </>
      )
    }
    case 'give': {
      const others = [null, ...view.visiting].filter((one) => (one?.id ?? null) !== (pool.departure?.id ?? null))
      if (others.length === 0) return <p className="note">{words.give.none}</p>
      const short = view.pools.find((one) => one.short > 0 && one !== pool)
      return (
        <div className="grid2">
          {count}
          <SelectField
            {...field('pool', String(short?.departure?.id ?? others[0]?.id ?? 'everybody'))}
            label={words.give.to}
            choices={others.map((one) => ({ value: String(one?.id ?? 'everybody'), words: poolName(read, one) }))}
          />
        </div>
      )
    }
    case 'move':
      return (
        <>
          <div className="grid2">
            {count}
            <TextField {...field('day')} type="date" label={words.move.day} min={addDays(view.today, 1)} />
          </div>
          <TextField {...field('text')} label={words.move.text} hint={words.move.textHint} maxLength={300} />
        </>
      )
    case 'top-up':
      return (
        <>
          <TextField
            {...field('count', lot.spare)}
            label={words.count}
            hint={words.countHint({ most: lot.spare })}
            inputMode="numeric"
            className="num"
          />
          {lot.state === 'paid' && (
            <div className="grid2">
              <TextField
                {...field('amount', amountText(lot.topUpMinor * lot.spare))}
                label={words.pay.amount}
                inputMode="decimal"
                className="num"
              />
              <TextField {...field('receipt')} label={words.pay.receipt} hint={words.required} aria-required maxLength={120} />
            </div>
          )}
        </>
      )
    case 'give-back':
    case 'drop':
      return (
        <>
          {count}
          <TextField {...field('reason')} label={words[action].reason} maxLength={300} />
        </>
      )
    case 'not-seen':
    case 'ill-at-gate':
      return <VisitFields action={action} lot={lot} reply={reply} field={field} />
    case 'apply-terms':
    case 'withdraw':
      return <TextField {...field('reason')} label={words[action].reason} maxLength={300} />
  }
}
