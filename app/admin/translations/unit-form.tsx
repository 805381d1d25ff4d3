import { Form } from 'react-router'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { TextArea } from '../../ui/field.tsx'
import { translationAdminWords } from '../../words/admin/translations.ts'
import { useAuth } from '../auth/auth.tsx'
import type { ShownUnit } from './shown-unit.ts'

const tones = { missing: 'bad', stale: 'warn', unread: 'warn', approved: 'ok' } as const

type Props = {
  unit: ShownUnit
  language: { code: string; name: string }
  /** What was refused, with what was typed. */
  problem: { text: string; sentence: string } | undefined
}

/** One text: its English on the left, its translation on the right. */
export function UnitForm({ unit, language, problem }: Props) {
  const { entry: words, hints: hintWords, states } = useWords(translationAdminWords)
  const { colon } = useFormatter()
  const { may } = useAuth()
  const { hash, place, english, translation, state, version, isMachine, isFormer, edited, hints, formerEnglish } = unit
  const notes = [isFormer && words.former, ...(unit.notes ?? []), ...hints.map((hint) => hintWords[hint])].filter(Boolean)
  return (
    <section className="pane unit" id={`t-${hash}`}>
      <div>
        <h2>{place}</h2>
        <p className="breaks">{english}</p>
        {formerEnglish && (
          <p className="breaks small">
            <b>{words.formerEnglish}</b> {formerEnglish}
          </p>
        )}
      </div>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="hash" value={hash} />
        <input type="hidden" name="seen" value={version} />
        <p className="row">
          <span className={`tag ${tones[state]}`}>{states[state]}</span>
          {isMachine && <span className="tag">{words.byMachine}</span>}
          {edited && <span className="small muted num">{edited}</span>}
        </p>
        {problem && translation !== '' && translation !== problem.text && (
          <p className="breaks small">
            <b>{words.stands}</b> <span lang={language.code}>{translation}</span>
          </p>
        )}
        <TextArea
          key={`${version} ${problem?.text ?? ''}`}
          name={`text.${hash}`}
          label={`${place}, ${language.name}`}
          hint={notes.join(' ') || undefined}
          error={problem?.sentence}
          lang={language.code}
          maxLength={8000}
          rows={Math.min(12, Math.max(2, Math.ceil(english.length / 60)))}
          defaultValue={problem?.text ?? translation}
          readOnly={!may('translations:write')}
        />
        {may('translations:write') && (
          <div className="row">
            <label className="tick">
              <input type="checkbox" name="machine" value="yes" />
              <span>{words.machine}</span>
            </label>
            <button className="btn line sm" type="submit" name="event" value="save">
              {words.save}
              <span className="visually-hidden">
                {colon}
                {place}
              </span>
            </button>
            {may('translations:approve') && (
              <button className="btn sm" type="submit" name="event" value="approve">
                {words.approve}
                <span className="visually-hidden">
                  {colon}
                  {place}
                </span>
              </button>
            )}
          </div>
        )}
      </Form>
    </section>
  )
}
