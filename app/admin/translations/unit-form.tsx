import { Form } from 'react-router'
import { translationAdminWords } from '../../words/admin/translations.ts'
import { useAuth } from '../auth/auth.tsx'
import type { ShownUnit } from './shown-unit.ts'

const words = translationAdminWords.entry
const tones = { missing: 'bad', stale: 'warn', unread: 'warn', approved: 'ok' } as const

type Props = {
  unit: ShownUnit
  language: { code: string; name: string }
  /** What was refused, with what was typed. */
  problem: { text: string; sentence: string } | undefined
}

/** One text: its English on the left, its translation on the right. */
export function UnitForm({ unit, language, problem }: Props) {
  const { may } = useAuth()
  const { hash, place, english, translation, state, version, isMachine, isFormer, edited, hints } = unit
  const id = `t-${hash}`
  const notes = [isFormer && words.former, ...hints.map((hint) => translationAdminWords.hints[hint])].filter(Boolean)
  return (
    <section className="pane unit" id={id} aria-label={place}>
      <div>
        <h2>{place}</h2>
        <p className="breaks">{english}</p>
      </div>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="hash" value={hash} />
        <input type="hidden" name="seen" value={version} />
        <p className="row">
          <label htmlFor={`${id}-text`}>{words.formLabel(place, language.name)}</label>
          <span className={`tag ${tones[state]}`}>{translationAdminWords.states[state]}</span>
          {isMachine && <span className="tag">{words.byMachine}</span>}
        </p>
        <textarea
          id={`${id}-text`}
          key={`${version} ${problem?.text ?? ''}`}
          name="text"
          lang={language.code}
          rows={Math.min(12, Math.max(2, Math.ceil(english.length / 60)))}
          defaultValue={problem?.text ?? translation}
          readOnly={!may('translations:write')}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem || notes.length > 0 ? `${id}-notes` : undefined}
        />
        <div id={`${id}-notes`} className="small">
          {problem && (
            <p className="error" role="alert">
              {problem.sentence}
            </p>
          )}
          {!problem && notes.map((note) => <p key={String(note)}>{note}</p>)}
        </div>
        {may('translations:write') && (
          <div className="row">
            <label className="check">
              <input type="checkbox" name="machine" value="yes" /> {words.machine}
            </label>
            <button className="btn line sm" type="submit" name="event" value="save">
              {words.save}
            </button>
            {may('translations:approve') && (
              <button className="btn sm" type="submit" name="event" value="approve">
                {words.approve}
              </button>
            )}
          </div>
        )}
        {edited && <p className="small muted num">{edited}</p>}
      </Form>
    </section>
  )
}
