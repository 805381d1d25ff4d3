import { Form, useNavigation } from 'react-router'
import { taxKinds } from '#features/suppliers/contract.ts'
import { currencies } from '#features/suppliers/contract-form.ts'
import { useWords } from '../../languages/use-words.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { bookingAdminWords } from '../../words/admin/bookings/booking.ts'
import { contractTermWords } from '../../words/admin/suppliers/contract-terms.ts'
import { ChangedNote } from '../components/changed-note.tsx'
import { Pane } from '../components/pane.tsx'
import type { TermsReply } from './save-terms.server.ts'

type Props = {
  values: Readonly<Record<string, string | undefined>>
  version: number
  reply: TermsReply | undefined
  /** Where a new draft is made, for terms that can no longer be saved where they were typed. */
  newPath: string
}

/** The terms of a draft. Of the shares it shows those that are agreed, without JavaScript too. */
export function TermsForm({ values: stored, version, reply, newPath }: Props) {
  const words = useWords(contractTermWords)
  const { fields, hints } = words
  const bookingLabels = useWords(bookingAdminWords)
  const busy = useNavigation().state !== 'idle'
  const values = reply?.values ?? stored
  const errors = reply?.errors ?? {}
  const field = (name: keyof typeof fields) => ({ name, label: fields[name], error: errors[name], defaultValue: values[name] })
  const choices = <Name extends string>(names: Record<Name, string>) =>
    Object.entries<string>(names).map(([value, text]) => ({ value, words: text }))
  const taxes = taxKinds.map((kind) => ({ value: kind, words: words.taxes[kind] }))
  return (
    <div className="stack">
      {reply?.changed && <ChangedNote changed={reply.changed} />}
      {reply?.isFixed && (
        <p className="note bad" role="alert">
          {words.notADraft}
        </p>
      )}
      <Form method="post" {...(reply?.isFixed && { action: newPath })} className="panes" noValidate preventScrollReset>
        <input type="hidden" name="version" value={reply?.version ?? reply?.values.version ?? version} />
        <ErrorSummary title={words.errors} problems={Object.entries(errors).map(([name, sentence]) => ({ name, sentence }))} />
        <Pane title={words.groups.contract} className="stack">
          <div className="grid2">
            <TextField {...field('name')} hint={hints.name} maxLength={120} required />
            <SelectField {...field('currency')} choices={currencies.map((one) => ({ value: one, words: one }))} />
            <TextField {...field('validFrom')} type="date" required />
            <TextField {...field('validTo')} hint={hints.validTo} type="date" required />
          </div>
        </Pane>
        <Pane title={words.groups.taxes} className="stack">
          <div className="grid2">
            <SelectField {...field('pricing')} choices={choices(words.pricings)} />
            <div className="of-commission">
              <TextField {...field('commission')} hint={hints.commission} inputMode="decimal" maxLength={8} />
            </div>
            <SelectField {...field('resale')} choices={choices(words.resales)} />
          </div>
          <div className="grid2">
            <SelectField {...field('vat')} choices={taxes} />
            <div className="of-vat">
              <TextField {...field('vatRate')} hint={hints.rate} inputMode="decimal" maxLength={8} />
            </div>
          </div>
          <label className="tick of-vat">
            <input type="checkbox" name="vatReclaimed" value="yes" defaultChecked={values.vatReclaimed === 'yes'} />
            <span>{fields.vatReclaimed}</span>
          </label>
          <div className="grid2">
            <SelectField {...field('levy')} choices={taxes} />
            <div className="of-levy">
              <TextField {...field('levyRate')} hint={hints.rate} inputMode="decimal" maxLength={8} />
            </div>
          </div>
        </Pane>
        <Pane title={words.groups.guests} className="stack">
          <div className="grid2">
            <SelectField {...field('seasonBy')} choices={choices(words.seasons)} wide />
            <TextField {...field('children')} hint={hints.children} maxLength={300} wide />
            <TextField {...field('freeEvery')} hint={hints.freeEvery} inputMode="numeric" maxLength={3} />
            <TextField {...field('freeMost')} inputMode="numeric" maxLength={2} />
          </div>
        </Pane>
        <Pane title={words.groups.payment} className="stack">
          <div className="grid2">
            <TextField {...field('payment')} hint={hints.payment} maxLength={300} wide />
            <TextField {...field('cancellation')} hint={hints.cancellation} maxLength={300} wide />
          </div>
          <TextArea {...field('note')} hint={hints.note} />
          <div className="row">
            <button className="btn" type="submit" name="event" value="save" aria-disabled={busy}>
              {busy ? bookingLabels.moves.working : reply?.isFixed ? words.saveAsNew : words.save}
            </button>
          </div>
        </Pane>
      </Form>
    </div>
  )
}
