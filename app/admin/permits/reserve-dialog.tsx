import { residencies } from '#features/places/visitor-fee.ts'
import { useReader } from '../../languages/use-reader.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { permitFormWords } from '../../words/admin/permits/permit-forms.ts'
import { residencyWords } from '../../words/residencies.ts'
import { FormDialog } from '../components/dialogs/form-dialog.tsx'
import { instantText } from '../components/instants.ts'
import type { PermitDayView } from './load-permit-day.server.ts'
import type { PermitReply } from './permit-day-action.server.ts'
import { poolName } from './pool-name.ts'

type Field = (
  name: string,
  suggested?: string | number,
) => { name: string; defaultValue: string | number; error: string | undefined }

/** What the authority answered: its reference, or why there is none, and until when it keeps the permits. */
export function AnswerFields({ view, field }: { view: PermitDayView; field: Field }) {
  const read = useReader()
  const words = read(permitFormWords).reserve
  const { balanceEnd, now } = view
  const isOver = balanceEnd !== null && balanceEnd <= now
  const terms = balanceEnd && (isOver ? words.untilOver : words.untilTerms)({ end: instantText(balanceEnd, now, read.format) })
  return (
    <>
      <TextField {...field('reference')} label={words.reference} maxLength={120} />
      <TextField {...field('referenceMissing')} label={words.missing} hint={words.missingHint} maxLength={300} />
      <TextField
        {...field('until')}
        type="datetime-local"
        label={words.until}
        hint={terms ?? words.untilHint}
        required={isOver}
      />
    </>
  )
}

/** Permits that are reserved in one step, `?ask=book:everybody:2:foreign`: filled with whom they are for, how many, and the price of their class. */
export function ReserveDialog({ dialog, view, reply }: { dialog: string; view: PermitDayView; reply: PermitReply | undefined }) {
  const read = useReader()
  const words = read(permitFormWords)
  const [, pool = '', count = '', feeClass = ''] = dialog.split(':')
  const short = view.pools.find((one) => one.short > 0)
  const price = view.prices.find((one) => one.feeClass === feeClass) ?? view.prices[0]
  const field: Field = (name, suggested = '') => ({
    name,
    defaultValue: reply?.values[name] ?? suggested,
    error: reply?.errors[name],
    autoComplete: 'off',
  })
  return (
    <FormDialog
      dialog={dialog}
      title={words.book.title}
      text={words.book.text}
      hidden={{ event: 'book' }}
      go={words.reserve.go}
      keep={words.cancel}
      refusal={reply?.sentence}
    >
      <SelectField
        {...field('pool', pool || String(short?.departure?.id ?? 'everybody'))}
        label={words.pool}
        choices={[null, ...view.visiting].map((one) => ({ value: String(one?.id ?? 'everybody'), words: poolName(read, one) }))}
      />
      <div className="grid2">
        <TextField
          {...field('granted', count || (short?.short ?? 1))}
          label={words.reserve.granted}
          inputMode="numeric"
          className="num"
        />
        <SelectField
          {...field('class', feeClass)}
          label={words.want.class}
          choices={[
            { value: '', words: words.want.anyClass },
            ...residencies.map((value) => ({ value, words: read(residencyWords)[value] })),
          ]}
        />
      </div>
      <TextField
        {...field('unit', ((price?.minor ?? 0) / 100).toFixed(2))}
        label={words.unit}
        inputMode="decimal"
        className="num"
      />
      <AnswerFields view={view} field={field} />
    </FormDialog>
  )
}
