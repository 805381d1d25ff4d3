import { residencies } from '#features/places/visitor-fee.ts'
import { useWords } from '../../../languages/use-words.ts'
import { CountField, DayField, NumberField } from '../../../shared/booking/choice-fields.tsx'
import { answerOf } from '../../../shared/booking/form-answers.ts'
import { HireFields } from '../../../shared/booking/hire-fields.tsx'
import { OwnDriverFields } from '../../../shared/booking/own-driver-fields.tsx'
import { PickUpFields } from '../../../shared/booking/pick-up-fields.tsx'
import type { FormReply } from '../../../shared/form-reply.ts'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { adjustmentWords } from '../../../words/admin/bookings/adjustments.ts'
import { newBookingWords } from '../../../words/admin/bookings/new-booking.ts'
import { hireChoiceWords } from '../../../words/hire-choice.ts'
import { residencyWords } from '../../../words/residencies.ts'
import { Pane } from '../../components/pane.tsx'
import { DiscountCodeField } from '../discount-code-field.tsx'
import type { Question } from './load-question.server.ts'
import { StayFields } from './stay-fields.tsx'

/** The order: its day, the party, the accommodation, the extras. */
export function QuestionPane({ question: { kind, fields, reply, price } }: { question: Question }) {
  const words = useWords(newBookingWords).question
  const hints = useWords(hireChoiceWords)
  const { departures, closed = [], comforts, stay, hire, days, today } = fields
  return (
    <Pane title={words.title} className="stack question">
      {departures && (
        <SelectField name="departure" label={words.departure} choices={departures} {...answerOf(reply, 'departure')} />
      )}
      {closed.map((sentence) => (
        <p className="note warn num" key={sentence}>
          {sentence}
        </p>
      ))}
      {(kind === 'journey' || kind === 'pilgrims') && <DayField name="startsOn" label={words.startsOn} reply={reply} {...days} />}
      {(kind === 'departure' || kind === 'journey' || kind === 'pilgrims') && <Party reply={reply} comforts={comforts ?? []} />}
      {stay && <StayFields stay={stay} days={days} reply={reply} />}
      {hire && (
        <>
          <HireFields reply={reply} terms={hire} days={days} />
          {hire.withDriver && <PickUpFields reply={reply} hint={hints.pickUpHint} />}
          {hire.self && <OwnDriverFields reply={reply} today={today} hint={hints.driverHint} />}
        </>
      )}
      <Added reply={reply} fields={fields} />
      <p>
        <button className="btn line" type="submit" name="intent" value="price">
          {price ? words.again : words.go}
        </button>
      </p>
    </Pane>
  )
}

function Party({ reply, comforts }: { reply: FormReply; comforts: readonly { value: string; words: string }[] }) {
  const words = useWords(newBookingWords).question
  const names = useWords(residencyWords)
  return (
    <>
      <div className="grid2">
        <NumberField name="adults" label={words.adults} reply={reply} least={1} most={60} />
        <TextField
          name="childAges"
          label={words.ages}
          hint={words.agesHint}
          autoComplete="off"
          {...answerOf(reply, 'childAges')}
        />
      </div>
      <div className="grid2">
        <SelectField
          name="residency"
          label={words.residency}
          hint={words.residencyHint}
          choices={residencies.map((value) => ({ value, words: names[value] }))}
          {...answerOf(reply, 'residency')}
        />
        <SelectField name="comfort" label={words.comfort} choices={comforts} {...answerOf(reply, 'comfort')} />
      </div>
      <CountField name="singleRooms" label={words.alone} reply={reply} least={0} most={12} />
    </>
  )
}

/** Extras, each with how many, and a code. Folded away while nothing of it is wanted. */
function Added({ reply, fields: { extras } }: Pick<Question, 'fields'> & { reply: FormReply }) {
  const adjustmentLabels = useWords(adjustmentWords)
  const words = useWords(newBookingWords).question
  const wanted = extras.some((_, index) => Number(reply.values[`extras[${index}].quantity`] ?? 0) > 0)
  const wrong = Object.keys(reply.errors).some(
    (name) => name === 'code' || name.startsWith('discount') || name.startsWith('extras'),
  )
  return (
    <details open={wanted || wrong || Boolean(reply.values.code) || Boolean(reply.values.discount)}>
      <summary>{words.added}</summary>
      <div className="stack">
        {extras.length > 0 && (
          <div className="grid2">
            {extras.map(({ id, name, most }, index) => (
              <div key={id}>
                <input type="hidden" name={`extras[${index}].id`} value={id} />
                <CountField name={`extras[${index}].quantity`} label={name} reply={reply} least={0} most={most} />
              </div>
            ))}
          </div>
        )}
        <DiscountCodeField label={words.code} hint={words.codeHint} {...answerOf(reply, 'code')} />
        <div className="grid2">
          <TextField
            name="discount"
            label={adjustmentLabels.discountField}
            hint={adjustmentLabels.discountHint}
            autoComplete="off"
            maxLength={20}
            {...answerOf(reply, 'discount')}
          />
          <TextField
            name="discountReason"
            label={adjustmentLabels.reason}
            hint={adjustmentLabels.discountReasonHint}
            autoComplete="off"
            maxLength={300}
            {...answerOf(reply, 'discountReason')}
          />
        </div>
      </div>
    </details>
  )
}
