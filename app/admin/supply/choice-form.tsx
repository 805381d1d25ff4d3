import { useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { FieldError, FieldFrame, fieldProps, TextField } from '../../ui/field.tsx'
import { choiceEffectWords } from '../../words/admin/supply/choice-effects.ts'
import { runOrderWords } from '../../words/admin/supply/run-orders.ts'
import { useInBrowser } from '../components/in-browser.ts'
import { type ChoiceEffect, filterChoices } from './choice-filter.ts'
import type { ChoiceView } from './load-choice.server.ts'
import type { RunOrdersReply } from './run-orders-reply.ts'

/**
 * Chooses the service of a supplier for a line, out of those in the same place, in the same country or everywhere, and by their names. What is
 * typed filters at once; without JavaScript, and where not all services are listed, by a button.
 */
export function ChoiceForm({ choice, reply }: { choice: ChoiceView; reply: RunOrdersReply | undefined }) {
  const words = useWords(runOrderWords).choose
  const effects = useWords(choiceEffectWords)
  const busy = useNavigation().state !== 'idle'
  const [filter, setFilter] = useState({ within: choice.within, find: choice.values.find })
  const own = reply?.choice?.line === choice.line ? reply : undefined
  const shown = filterChoices(choice.choices, filter)
  const first = shown.find(({ reach }) => reach === 'first')
  const hint = words.serviceHint({ costs: choice.showsCosts ? 'yes' : 'no' })
  const [service, setService] = useState(choice.values.service || (first ? String(first.id) : ''))
  const chosen = shown.find(({ id }) => String(id) === service)
  const serviceField = { name: 'service', label: words.service, hint, error: own?.errors.service }
  return (
    <Form method="post" className="choose-service stack" preventScrollReset noValidate aria-label={choice.what}>
      <input type="hidden" name="item" value={choice.itemKey} />
      <h4>{choice.isOther ? words.titleOther : words.title}</h4>
      <ChoiceFilter choice={choice} filter={filter} onFilter={setFilter} error={own?.errors.find} />
      <p className="small muted num" role="status">
        {words.shown({ shown: shown.length, count: choice.choices.length })}
      </p>
      <div className="grid2">
        <FieldFrame {...serviceField}>
          <select
            value={chosen ? service : ''}
            onChange={({ currentTarget }) => setService(currentTarget.value)}
            {...fieldProps(serviceField)}
          >
            <option value="">{words.none}</option>
            {[...Map.groupBy(shown, ({ group }) => group)].map(([group, services]) => (
              <optgroup key={group} label={group}>
                {services.map(({ id, text }) => (
                  <option key={id} value={id}>
                    {text}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </FieldFrame>
        {(choice.isOther || chosen?.effect.isLow || own?.errors.anyway) && (
          <TextField
            name="reason"
            label={words.reason}
            hint={choice.isOther ? words.reasonNeeded : effects.anywayHint}
            error={own?.errors.reason}
            defaultValue={choice.values.reason}
            autoComplete="off"
          />
        )}
      </div>
      {chosen && <EffectPart effect={chosen.effect} isTicked={choice.values.anyway} error={own?.errors.anyway} />}
      <div className="row">
        <button className="btn" type="submit" name="event" value="choose" aria-disabled={busy}>
          {words.go}
        </button>
        <Link to="?" preventScrollReset>
          {words.close}
        </Link>
      </div>
    </Form>
  )
}

type EffectProps = { effect: ChoiceEffect; isTicked: boolean; error: string | undefined }

/** What the chosen service changes of what was sold; where too little is left, with a tick that staff choose it all the same. */
function EffectPart({ effect: { place, board, cost, margin, isDearer, isLow }, isTicked, error }: EffectProps) {
  const words = useWords(choiceEffectWords)
  const field = { name: 'anyway', label: words.anyway, error }
  const isWarned = place !== '' || board !== '' || isDearer || isLow
  return (
    <div role="status" aria-label={words.title} className="stack">
      {(place || board || cost || margin) && (
        <div className={isLow ? 'note bad num' : isWarned ? 'note warn num' : 'note num'}>
          {[place, board, cost, margin].filter(Boolean).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
      {(isLow || error) && (
        <>
          <label className="tick">
            <input type="checkbox" defaultChecked={isTicked} {...fieldProps(field)} />
            <span>{words.anyway}</span>
          </label>
          {error && (
            <div className="field err">
              <FieldError name="anyway" error={error} />
            </div>
          )}
        </>
      )}
    </div>
  )
}

type Filter = Parameters<typeof filterChoices>[1]
type FilterProps = { choice: ChoiceView; filter: Filter; onFilter: (filter: Filter) => void; error: string | undefined }

function ChoiceFilter({ choice, filter, onFilter, error }: FilterProps) {
  const words = useWords(runOrderWords).choose
  const isInBrowser = useInBrowser()
  const { line, places, counts, isMore } = choice
  return (
    <fieldset className="find">
      <legend className="visually-hidden">{words.filter}</legend>
      {counts.length > 1 && (
        <div className="within">
          {counts.map(({ within, count }) => (
            <label key={within} className="tick">
              <input
                type="radio"
                name="within"
                value={within}
                defaultChecked={within === filter.within}
                onChange={() => onFilter({ ...filter, within })}
              />
              <span className="num">{words.within[within]({ ...places, count })}</span>
            </label>
          ))}
        </div>
      )}
      <div className="row">
        <TextField
          name="find"
          type="search"
          label={words.find}
          error={error}
          defaultValue={filter.find}
          autoComplete="off"
          onChange={({ currentTarget }) => onFilter({ ...filter, find: currentTarget.value })}
          // Enter chooses nothing: what is typed filters already.
          onKeyDown={(event) => event.key === 'Enter' && !isMore && event.preventDefault()}
        />
        {(!isInBrowser || isMore) && (
          <button className="btn line" type="submit" formMethod="get" formAction={`#line-${line}`} name="choose" value={line}>
            {isMore ? words.findGo : words.filter}
          </button>
        )}
      </div>
      {isMore && <p className="small muted">{words.findText}</p>}
    </fieldset>
  )
}
