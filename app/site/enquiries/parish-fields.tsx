import { feasts, groupRooms, pilgrims } from '#features/enquiries/enquiry-choices.ts'
import { addDays, type Day } from '#values/dates.ts'
import { useWords } from '../../languages/use-words.ts'
import type { FormReply } from '../../shared/form-reply.ts'
import { SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { parishWords } from '../../words/parish.ts'
import { answerOf } from './enquiry-answers.ts'
import { MessageField, NumberField, Optional, ReachPart } from './enquiry-layout.tsx'

/** The fields of a parish's enquiry. */
export function ParishFields({ reply, today }: { reply: FormReply; today: Day }) {
  const words = useWords(parishWords)
  return (
    <>
      <fieldset>
        <legend className="legend large">{words.group}</legend>
        <div className="grid2">
          <TextField wide name="group" label={words.groupName} autoComplete="organization" {...answerOf(reply, 'group')} />
          <NumberField
            name="pilgrims"
            label={words.pilgrims}
            hint={words.pilgrimsHint}
            least={pilgrims.least}
            most={pilgrims.most}
            reply={reply}
          />
          <NumberField
            name="leaders"
            label={<Optional label={words.leaders} />}
            hint={words.leadersHint}
            least={0}
            most={pilgrims.most}
            reply={reply}
          />
        </div>
      </fieldset>
      <fieldset className="part">
        <legend className="legend large">{words.when}</legend>
        <div className="grid2">
          <SelectField
            wide
            name="feast"
            label={words.feast}
            hint={words.feastHint}
            choices={feasts.map((value) => ({ value, words: String(words.feasts[value]) }))}
            {...answerOf(reply, 'feast')}
          />
          <TextField
            name="startsOn"
            label={<Optional label={words.startsOn} />}
            hint={words.startsOnHint}
            type="date"
            min={addDays(today, 1)}
            {...answerOf(reply, 'startsOn')}
          />
          <NumberField name="nights" label={<Optional label={words.nights} />} least={1} most={30} reply={reply} />
        </div>
      </fieldset>
      <fieldset className="part">
        <legend className="legend large">{words.beds}</legend>
        <div className="grid2">
          <SelectField
            name="rooms"
            label={words.rooms}
            choices={groupRooms.map((value) => ({ value, words: String(words.groupRooms[value]) }))}
            {...answerOf(reply, 'rooms')}
          />
          <TextField
            name="busFrom"
            label={<Optional label={words.busFrom} />}
            hint={words.busFromHint}
            autoComplete="off"
            {...answerOf(reply, 'busFrom')}
          />
          <TextArea wide name="mass" label={<Optional label={words.mass} />} hint={words.massHint} {...answerOf(reply, 'mass')} />
          <MessageField reply={reply} label={<Optional label={words.message} />} hint={words.messageHint} />
        </div>
      </fieldset>
      <ReachPart reply={reply} />
    </>
  )
}
